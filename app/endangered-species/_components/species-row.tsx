import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import type { Species } from '@/lib/content/species'
import { StatusBadge } from './status-badge'

export function SpeciesRow({ species }: { species: Species & { image: string } }) {
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
      <p className="max-w-text text-pretty font-serif text-ui text-ink-soft md:text-body">{note}</p>
      {figure && (
        <p className="species-figure">
          <span>{figure.prefix}</span> <b>{figure.value}</b> <span>{figure.where}</span>{' '}
          {figure.before && <span>({figure.before})</span>}
        </p>
      )}
    </li>
  )
}
