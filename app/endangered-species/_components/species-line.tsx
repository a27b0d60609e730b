import type { Species } from '@/lib/content/species'
import { StatusBadge } from './status-badge'

export function SpeciesLine({ species }: { species: Species }) {
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
      <p className="max-w-text text-pretty font-serif text-body">{note}</p>
    </li>
  )
}
