import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Reading } from '@/components/sections/reading'
import { travelAdviceTrail } from '@/lib/content/breadcrumbs'
import { adviceTitles, oldestAdvice } from '@/lib/content/destinations/before-you-go'
import { formatMonth } from '@/lib/content/format'
import { readTextGroup } from '@/lib/content/queries'
import type { TravelTopic } from '@/lib/content/travel-advice'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { AdviceByCountry } from './_components/advice-by-country'
import { Countries } from './_components/countries'
import { Luggage } from './_components/luggage'
import { TripsByAge, TripsByDrive } from './_components/trips-by-limit'

export const generateMetadata = () => rewordedPageMetadata('/before-you-go')

const topics = Object.keys(adviceTitles) as (keyof typeof adviceTitles)[]

export default async function BeforeYouGoPage() {
  const { countries, ...page } = await readTextGroup('before-you-go')
  const checked = `Checked in ${formatMonth(oldestAdvice.slice(0, 7))}. Ask the embassy and your doctor before you book.`
  const details = {
    ...Object.fromEntries(topics.map((topic) => [topic, <AdviceByCountry key={topic} topic={topic} />])),
    'which-country': <Countries texts={countries} />,
    luggage: <Luggage />,
    'driving-hours': <TripsByDrive />,
    children: <TripsByAge />,
  } satisfies Partial<Record<TravelTopic, React.ReactNode>>
  return (
    <>
      <Reading
        page={{ ...page, intro: `${page.intro} ${checked}` }}
        back={<Breadcrumbs trail={travelAdviceTrail} />}
        details={details}
      />
      <StructuredData nodes={[breadcrumbList(travelAdviceTrail)]} />
    </>
  )
}
