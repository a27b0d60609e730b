import { Section } from '@/components/sections/section'
import { Fold } from '@/components/ui/fold'
import type { Species, SpeciesGroup } from '@/lib/content/species'
import { SpeciesLine } from './species-line'
import { SpeciesRow } from './species-row'

const isDrawn = (species: Species): species is Species & { image: string } => species.image !== undefined

export function SpeciesSection({ group }: { group: SpeciesGroup }) {
  const { id, title, intro, also, species } = group
  const drawn = species.filter(isDrawn)
  const others = species.filter((entry) => !isDrawn(entry))
  const lines = (
    <ul className="mt-4 border-ink md:border-t-2">
      {others.map((entry) => (
        <SpeciesLine key={entry.id} species={entry} />
      ))}
    </ul>
  )
  return (
    <Section id={id} padding="below" className="scroll-mt-24">
      <div className="grid gap-x-column gap-y-2 border-ink border-t-2 pt-5 md:grid-cols-12 md:items-baseline">
        <h2 className="font-display text-title md:col-span-6">{title}</h2>
        <p className="max-w-[34rem] font-serif text-lead text-ink-soft md:col-[7/-1]">{intro}</p>
      </div>
      {drawn.length > 0 && (
        <ul className="mt-stack grid gap-y-[clamp(2.25rem,4vw,3.5rem)]">
          {drawn.map((entry) => (
            <SpeciesRow key={entry.id} species={entry} />
          ))}
        </ul>
      )}
      {drawn.length > 0 ? (
        <>
          <h3 className="mt-stack hidden font-head text-head unfolded:block">{also}</h3>
          <Fold
            className="mt-6 border-ink border-y-2"
            summary={<h3 className="font-head text-card">{`${also}: ${others.length} more`}</h3>}
          >
            {lines}
          </Fold>
        </>
      ) : (
        <>
          <h3 className="mt-stack font-head text-head">{also}</h3>
          {lines}
        </>
      )}
    </Section>
  )
}
