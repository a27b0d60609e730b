import { Fragment } from 'react'
import { Container } from '@/components/sections/section'
import { cn } from '@/lib/design/cn'

const metres = new Intl.NumberFormat('en-US')

type Props = {
  stations: { name: string; height: number }[]
  caption: string
  isNarrow?: boolean
}

export function ElevationProfile({ stations, caption, isNarrow }: Props) {
  const lowest = Math.min(...stations.map(({ height }) => height))
  const highest = Math.max(...stations.map(({ height }) => height))
  // A low drawing has less room for labels at the top.
  const rise = isNarrow ? 40 : 56
  // Percent. The first and last camps are inset.
  const points = stations.map((station, index) => ({
    ...station,
    x: 6 + (index * 88) / (stations.length - 1),
    y: 76 - ((station.height - lowest) / (highest - lowest)) * rise,
  }))
  const line = `M0 77 ${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')} 100 ${((points.at(-1)?.y ?? 0) + 1).toFixed(1)}`
  const Caption = isNarrow ? 'div' : Container
  return (
    <figure className={cn('bg-straw text-ink', isNarrow && 'mb-10 print:mb-5 print:break-inside-avoid')}>
      <div className={cn('relative', isNarrow ? 'h-[clamp(11rem,24vw,17rem)]' : 'h-[clamp(11rem,30vw,26rem)]')}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
          <path d={`${line}V101H0Z`} className="fill-paper" />
          <path
            d={line}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={4}
            strokeLinecap="round"
            strokeDasharray="0 10"
            className="stroke-ember"
          />
        </svg>
        <ol>
          {points.map(({ name, height, x, y }) => (
            <li
              key={`${name} ${height}`}
              className="group absolute size-4 -translate-1/2 rounded-full border-4 border-ember bg-straw"
              style={{ left: `${x.toFixed(1)}%`, top: `${y.toFixed(1)}%` }}
            >
              <span
                className={cn(
                  'absolute bottom-4 left-1/2 w-[min(7rem,35vw)] -translate-x-1/2 text-center leading-tight',
                  'group-first:top-4 group-first:-left-1 group-first:translate-x-0 group-first:text-left',
                  'group-last:top-4 group-last:-right-1 group-last:left-auto group-last:translate-x-0 group-last:text-right',
                  height !== lowest && height !== highest && (isNarrow ? 'sr-only' : 'max-lg:sr-only'),
                )}
              >
                <span className="block text-label">{name}</span>
                <b className="font-head text-card">{metres.format(height)} m</b>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="bg-paper pt-4 font-serif text-small italic text-ink-soft">
        <Caption>
          {caption}
          {/* Where the labels have no room. */}
          <span aria-hidden="true" className={cn('mt-2 block not-italic', !isNarrow && 'lg:hidden')}>
            {stations.map(({ name, height }, index) => (
              <Fragment key={`${name} ${height}`}>
                <span className="whitespace-nowrap">
                  {name}: {metres.format(height)}
                  {index < stations.length - 1 && ' ·'}
                </span>{' '}
              </Fragment>
            ))}
          </span>
        </Caption>
      </figcaption>
    </figure>
  )
}
