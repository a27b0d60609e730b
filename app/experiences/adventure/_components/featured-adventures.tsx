import { Section } from '@/components/sections/section'
import { featured as texts } from '@/lib/content/experiences/adventure'
import { withClaims } from '@/lib/content/queries'

export async function FeaturedAdventures() {
  const featured = await withClaims(texts)
  return (
    <Section padding="below">
      <h2 id="featured-adventures" className="mb-stack font-display text-title">
        {featured.title}
      </h2>
      <table aria-labelledby="featured-adventures" className="w-full text-left">
        <thead className="border-ink border-b-2 text-label text-ink-soft">
          <tr>
            <th scope="col" className="pb-2.5">
              Adventure
            </th>
            <th scope="col" className="w-[8.5rem] pb-2.5 pl-4 md:w-64">
              Height, time or grade
            </th>
            <th scope="col" className="w-17 pb-2.5 pl-3 text-right md:w-28">
              Days
            </th>
          </tr>
        </thead>
        {featured.rows.map(({ name, place, measure, days, note }) => (
          <tbody key={name} className="border-line border-b">
            <tr className="align-top">
              <th scope="rowgroup" className="pt-5 font-normal">
                <span className="mr-3 font-head text-head">{name}</span>
                <span className="inline-block text-small text-ink-soft">{place}</span>
              </th>
              <td className="pt-5 pl-4 font-head text-card text-ember-dark md:text-head">{measure}</td>
              <td className="pt-5 pl-3 text-right font-head text-card tabular-nums md:text-head">{days}</td>
            </tr>
            <tr>
              <td colSpan={3} className="pt-1.5 pb-5">
                <p className="max-w-text font-serif text-ui leading-normal text-ink-soft">{note}</p>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  )
}
