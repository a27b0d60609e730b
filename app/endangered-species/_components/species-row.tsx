import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import type { Species } from '@/lib/content/species'
import { StatusBadge } from './status-badge'

export function SpeciesRow({ species }: { species: Species & { image: string } }) {
  const { id, name, latin, status, figure, note, image } = species
  return (
    <li
      id={id}
      className="grid scroll-mt-24 gap-x-column gap-y-4 border-line border-t pt-[clamp(1.5rem,3vw,2.25rem)] md:grid-cols-12 print:break-inside-avoid"
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-print bg-straw md:col-span-5 lg:col-span-4">
        <SafariImage
          src={image}
          alt={pictures[image]?.alt ?? ''}
          sizes="(min-width: 1024px) 26rem, (min-width: 768px) 40vw, 92vw"
        />
      </div>
      <div className="md:col-[6/-1] lg:col-[5/10]">
        <StatusBadge status={status} />
        <h3 className="mt-2.5 font-head text-head">{name}</h3>
        <p className="mt-1 font-serif text-body">
          <i lang="la">{latin}</i>
        </p>
        <p className="mt-3 max-w-text text-pretty font-serif text-body text-ink-soft">{note}</p>
      </div>
      {figure && (
        <p className="md:col-[6/-1] lg:col-[10/-1] lg:text-right">
          <span className="block text-small font-semibold lg:min-h-[1.45em]">{figure.prefix}</span>
          <span className="block font-display text-[clamp(3.25rem,2.4rem+2.6vw,4.75rem)] font-extrabold leading-none tracking-[-0.012em] text-ember">
            {figure.value}
          </span>
          <span className="block text-small text-ink-soft">{figure.where}</span>
          {figure.before && <span className="block text-small text-ink-soft">{figure.before}</span>}
        </p>
      )}
    </li>
  )
}
