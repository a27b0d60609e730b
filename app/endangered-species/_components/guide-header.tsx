import { ArrowDown } from 'lucide-react'
import { Section } from '@/components/sections/section'
import { Fold } from '@/components/ui/fold'
import { textLinkStyles } from '@/components/ui/text-link'
import { withClaims } from '@/lib/content/queries'
import { legend, type SpeciesGroup, speciesPage } from '@/lib/content/species'
import { StatusBadge } from './status-badge'

export async function GuideHeader({ groups }: { groups: SpeciesGroup[] }) {
  const { title, intro, sources } = await withClaims(speciesPage)
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="font-display text-hero">{title}</h1>
          <p className="mt-5 max-w-[40rem] font-serif text-lead text-ink-soft">{intro}</p>
          <nav aria-label="Parts of the guide" className="mt-5 flex flex-wrap gap-x-7 print:hidden">
            {groups.map(({ id, title: part }) => (
              <a key={id} href={`#${id}`} className={textLinkStyles()}>
                {part}
                <ArrowDown className="size-4.5" />
              </a>
            ))}
          </nav>
          <p className="mt-6 max-w-[40rem] text-small text-ink-soft">{sources}</p>
        </div>
        <section aria-labelledby="legend" className="lg:col-[9/-1]">
          <h2 id="legend" className="hidden border-ink border-t-2 pt-4 font-head text-card unfolded:block">
            {legend.title}
          </h2>
          <Fold className="border-ink border-y-2" summary={<h2 className="font-head text-card">{legend.title}</h2>}>
            <dl className="mt-1 mb-3 md:mt-3 md:mb-0">
              {legend.entries.map(({ status, meaning }) => (
                <div
                  key={status}
                  className="grid items-center gap-x-4 gap-y-1 border-line border-t py-2.5 sm:grid-cols-[11.5rem_1fr]"
                >
                  <dt>
                    <StatusBadge status={status} />
                  </dt>
                  <dd className="font-serif text-small text-ink-soft">{meaning}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </section>
      </div>
    </Section>
  )
}
