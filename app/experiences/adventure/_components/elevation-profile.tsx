import { Fragment } from 'react'
import { Container } from '@/components/sections/container'
import { profile } from '@/lib/content/experiences/adventure'
import { cn } from '@/lib/look/cn'

const { stations, caption } = profile
const lowest = Math.min(...stations.map(({ height }) => height))
const highest = Math.max(...stations.map(({ height }) => height))
const metres = new Intl.NumberFormat('en-US')

// In percent of the drawing: the first and last camps stand a little inside its edges, where the ground runs on level.
const points = stations.map((station, index) => ({
  ...station,
  x: 6 + (index * 88) / (stations.length - 1),
  y: 76 - ((station.height - lowest) / (highest - lowest)) * 56,
}))
const line = `M0 77 ${points.map(({ x, y }) => `${x} ${y}`).join(' ')} 100 ${(points.at(-1)?.y ?? 0) + 1}`

/** The way up a mountain as a dotted line: the paper of the page is the mountain, the straw above it the sky. */
export function ElevationProfile() {
  return (
    <figure className="bg-straw text-ink">
      <div className="relative h-[clamp(11rem,30vw,26rem)]">
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
              key={name}
              className="group absolute size-4 -translate-1/2 rounded-full border-4 border-ember bg-straw"
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <span
                className={cn(
                  'absolute bottom-4 left-1/2 w-28 -translate-x-1/2 text-center leading-tight',
                  'group-first:top-4 group-first:-left-1 group-first:translate-x-0 group-first:text-left',
                  'group-last:top-4 group-last:-right-1 group-last:left-auto group-last:translate-x-0 group-last:text-right',
                  height !== lowest && height !== highest && 'max-lg:sr-only',
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
        <Container>
          {caption}
          {/* Where the labels have no room. */}
          <span aria-hidden="true" className="mt-2 block not-italic lg:hidden">
            {stations.map(({ name, height }, index) => (
              <Fragment key={name}>
                <span className="whitespace-nowrap">
                  {name} {metres.format(height)}
                  {index < stations.length - 1 && ' ·'}
                </span>{' '}
              </Fragment>
            ))}
          </span>
        </Container>
      </figcaption>
    </figure>
  )
}
