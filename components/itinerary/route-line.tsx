import { parseStops } from '@/lib/domain/details'

export function RouteLine({ destinations }: { destinations: string[] }) {
  return (
    <ol className="grid md:auto-cols-fr md:grid-flow-col">
      {parseStops(destinations).map(({ place, way }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a loop passes the same place twice
          key={`${place}-${index}`}
          className="group relative pb-4.5 pl-8 leading-tight last:pb-0 md:pt-6.5 md:pr-2 md:pb-0 md:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1 left-1.5 z-1 size-3.5 rounded-full border-[3px] border-clay bg-paper group-first:bg-clay group-last:bg-clay md:top-0 md:left-0"
          />
          <span
            aria-hidden="true"
            className="absolute top-2 -bottom-1.5 left-[0.7rem] border-clay border-l-[3px] border-dotted group-last:hidden md:top-[0.35rem] md:right-[-0.4rem] md:bottom-auto md:left-2 md:border-t-[3px] md:border-l-0"
          />
          <b className="block font-bold">{place}</b>
          <span className="text-small text-ink-soft">{way ?? (index === 0 ? 'start' : '')}</span>
        </li>
      ))}
    </ol>
  )
}
