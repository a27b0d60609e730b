import { Section } from '@/components/sections/section'
import { Fold } from '@/components/ui/fold'
import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import type { Species, SpeciesGroup } from '@/lib/content/species'
import { StatusBadge } from './status-badge'

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
    <Section id={id} padding="below" className="scroll-mt-24 max-md:pb-band-sm">
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

function SpeciesLine({ species }: { species: Species }) {
  const { id, name, latin, status, figure, note } = species
  return (
    <li
      id={id}
      className="grid scroll-mt-24 gap-x-column gap-y-2 border-line border-b py-4.5 md:grid-cols-[5fr_4fr_7fr] md:items-baseline print:break-inside-avoid"
    >
      <div>
        <h4 className="font-head text-card">{name}</h4>
        <p className="font-serif text-small text-ink-soft">
          <i lang="la">{latin}</i>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 md:block">
        <StatusBadge status={status} />
        {figure && (
          <p className="text-small text-ink-soft md:mt-2">
            {figure.prefix && `${figure.prefix} `}
            <b className="font-head text-[1.25rem] text-ink">{figure.value}</b> {figure.where}
          </p>
        )}
      </div>
      <p className="max-w-text font-serif text-body">{note}</p>
    </li>
  )
}

function SpeciesRow({ species }: { species: Species & { image: string } }) {
  const { id, name, latin, status, figure, note, image } = species
  return (
    <li id={id} className="species-row">
      <div className="relative overflow-hidden rounded-print bg-straw">
        <SafariImage
          src={image}
          alt={pictures[image]?.alt ?? ''}
          sizes="(min-width: 1024px) 26rem, (min-width: 768px) 40vw, 50vw"
        />
      </div>
      <div>
        <StatusBadge status={status} />
        <h3 className="mt-2 font-head text-card md:text-head">{name}</h3>
        <p className="mt-0.5 font-serif text-small md:text-body">
          <i lang="la">{latin}</i>
        </p>
      </div>
      <p className="max-w-text font-serif text-ui text-ink-soft md:text-body">{note}</p>
      {figure && (
        <p className="species-figure">
          <span>{figure.prefix}</span> <b>{figure.value}</b> <span>{figure.where}</span>{' '}
          {figure.before && <span>({figure.before})</span>}
        </p>
      )}
    </li>
  )
}
