import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { beforeYouGo, onTheSpot } from '@/lib/content/destinations/before-you-go'
import { formatMonth } from '@/lib/content/format'
import { getCountryCharges } from '@/lib/data/country-charges'
import { withClaims } from '@/lib/data/words'
import type { Country } from '@/lib/itineraries/choices'

export async function BeforeYouGo({ country, tone }: { country: Country; tone: 'sand' | 'paper' }) {
  const [texts, { lines }] = await Promise.all([withClaims(beforeYouGo[country]), getCountryCharges(country)])
  const charges = lines.length > 0 ? [onTheSpot(lines)] : []
  const [checked = ''] = texts.advice.map(({ asOf }) => asOf).sort()
  return (
    <Section tone={tone} id="before-you-go">
      <SectionHeader
        title="Before you go"
        intro={`Checked in ${formatMonth(checked.slice(0, 7))}. Rules change, so ask the embassy about your visa and your doctor about vaccinations before you book a flight.`}
      />
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <dl className="border-ink border-t-2 lg:col-span-8 [&_dd]:font-serif [&_dd]:text-pretty [&_dt]:font-head [&_dt]:text-card">
          {[...texts.advice, ...charges].map(({ title, text }) => (
            <div key={title} className="grid gap-x-column gap-y-1 border-line border-b py-4 md:grid-cols-[9rem_1fr]">
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="lg:col-[9/-1]">
          <h3 className="font-head text-head">What to pack</h3>
          <ul className="mt-4 grid list-disc gap-2 pl-5 font-serif leading-snug marker:text-ember">
            {texts.pack.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
