import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Reading } from '@/components/sections/reading'
import { Fold } from '@/components/ui/fold'
import { travelAdviceTrail } from '@/lib/content/breadcrumbs'
import { adviceTitles, oldestAdvice } from '@/lib/content/destinations/before-you-go'
import { formatMonth } from '@/lib/content/format'
import { readTextGroup } from '@/lib/content/queries'
import type { TravelTopic } from '@/lib/content/travel-advice'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { AdviceByCountry } from './_components/advice-by-country'
import { Answers } from './_components/answers'
import { AskBox } from './_components/ask-box'
import { Countries } from './_components/countries'
import { Luggage } from './_components/luggage'
import { Paying } from './_components/paying'
import { TripsByAge, TripsByDrive } from './_components/trips-by-limit'

export const generateMetadata = () => rewordedPageMetadata('/before-you-go')

const topics = Object.keys(adviceTitles) as (keyof typeof adviceTitles)[]

export default async function BeforeYouGoPage() {
  const { countries, answers, ...page } = await readTextGroup('before-you-go')
  const checked = `Checked in ${formatMonth(oldestAdvice.slice(0, 7))}. Ask the embassy and your doctor before you book.`
  const details = {
    ...Object.fromEntries(topics.map((topic) => [topic, folded('By country', <AdviceByCountry topic={topic} />)])),
    'which-country': <Countries texts={countries} />,
    paying: <Paying />,
    luggage: folded('What to pack', <Luggage />),
    'driving-hours': folded('All trips by their longest drive', <TripsByDrive />),
    children: folded('All trips by minimum age', <TripsByAge />),
    'other-questions': <Answers answers={answers} />,
  } satisfies Partial<Record<TravelTopic, React.ReactNode>>
  return (
    <>
      <Reading
        page={{ ...page, intro: `${page.intro} ${checked}` }}
        back={<Breadcrumbs trail={travelAdviceTrail} />}
        picture="/images/heroes/kenya-safari-drive.jpg"
        above={<AskBox />}
        details={details}
      />
      <StructuredData nodes={[breadcrumbList(travelAdviceTrail)]} />
    </>
  )
}

const folded = (title: string, content: React.ReactNode) => (
  <Fold className="mt-4 border-line border-y" summary={<h3 className="font-head text-card">{title}</h3>}>
    {content}
  </Fold>
)
