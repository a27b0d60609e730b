import { Section, SectionHeader } from '@/components/sections/section'
import type { Contribution } from '@/lib/company/queries'
import type { community } from '@/lib/content/community'
import { formatPrice } from '@/lib/domain/money'

type Props = { contributions: Contribution[]; texts: (typeof community)['contributions'] }

/** What was given, with its total; nothing without a row. */
export function Contributions({ contributions, texts }: Props) {
  if (contributions.length === 0) return null
  const total = contributions.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Section id="contributions">
      <SectionHeader title={texts.title} intro={texts.intro} />
      <table className="w-full max-w-form text-left tabular-nums">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="border-ink border-b-2 text-label text-ink-soft">
          <tr>
            <th scope="col" className="w-17 pb-2.5">
              {texts.year}
            </th>
            <th scope="col" className="pb-2.5">
              {texts.receiver}
            </th>
            <th scope="col" className="pb-2.5 pl-4 text-right">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {contributions.map((row) => (
            <tr key={`${row.year} ${row.receiver}`} className="border-line border-b align-top">
              <td className="py-3">{row.year}</td>
              <td className="py-3 font-serif">{row.receiver}</td>
              <td className="py-3 pl-4 text-right">{formatPrice(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={2} className="pt-3">
              {texts.total}
            </th>
            <td className="pt-3 pl-4 text-right">{formatPrice(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
