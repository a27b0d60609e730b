import { Section, SectionHeader } from '@/components/sections/section'
import { Fold, TitledFold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import { adviceTitles, beforeYouGo, onTheSpot } from '@/lib/content/destinations/before-you-go'
import { formatMonth } from '@/lib/content/format'
import { withClaims } from '@/lib/content/queries'
import { travelAdviceHref } from '@/lib/content/travel-advice'
import type { Country } from '@/lib/domain/choices'
import { listWords } from '@/lib/domain/details'
import { getCountryCharges } from '@/lib/itineraries/queries'

const formatList = ([first = '', ...others]: string[]) =>
  listWords([first, ...others.map((title) => title.toLowerCase())])

export async function BeforeYouGo({ country, tone }: { country: Country; tone: 'sand' | 'paper' }) {
  const [texts, { lines }] = await Promise.all([withClaims(beforeYouGo[country]), getCountryCharges(country)])
  const charges = lines.length > 0 ? [onTheSpot(lines)] : []
  const advice = [
    ...texts.advice.map(({ topic, text }) => ({ title: adviceTitles[topic], text, href: travelAdviceHref(topic) })),
    ...charges.map((charge) => ({ ...charge, href: undefined })),
  ]
  const [checked = ''] = texts.advice.map(({ asOf }) => asOf).sort()
  return (
    <Section tone={tone} id="before-you-go" className="max-md:py-band-sm">
      <SectionHeader
        title="Before you go"
        intro={`Checked in ${formatMonth(checked.slice(0, 7))}. Ask the embassy and your doctor before you book.`}
      />
      <div className="grid gap-x-column md:gap-y-10 lg:grid-cols-12">
        <div className="border-ink border-t-2 lg:col-span-8">
          <Fold
            className="border-line border-b"
            summary={<h3 className="font-head text-card">{formatList(advice.map(({ title }) => title))}</h3>}
          >
            <dl className="[&_dd]:font-serif [&_dt]:font-head [&_dt]:text-card">
              {advice.map(({ title, text, href }) => (
                <div
                  key={title}
                  className="grid gap-x-column gap-y-1 border-line border-b py-4 md:grid-cols-[9rem_1fr]"
                >
                  <dt>
                    {href ? (
                      <TextLink href={href} className="min-w-tap">
                        {title}
                      </TextLink>
                    ) : (
                      title
                    )}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Fold>
          <p className="mt-5 print:hidden">
            <TextLink href="/before-you-go">More on health, money, luggage, driving hours and children</TextLink>
          </p>
        </div>
        <div className="lg:col-[9/-1]">
          <TitledFold heading="h3" title="What to pack" titleClassName="text-head" className="border-line border-b">
            <ul className="mb-4 grid list-disc gap-x-column gap-y-2 pl-5 md:grid-cols-2 lg:grid-cols-1 font-serif leading-snug marker:text-ember unfolded:mt-4 unfolded:mb-0">
              {texts.pack.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </TitledFold>
        </div>
      </div>
    </Section>
  )
}
