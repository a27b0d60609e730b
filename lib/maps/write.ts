import { gzipSync } from 'node:zlib'
import type { TravelMode } from '../domain/choices'
import { drawLegs, drawNames, drawSigns, drawSpots, drawTerrain } from './draw'
import { drawFoot } from './foot'
import type { Frame } from './frame'
import { boxAround, type Label, type Placed, placeLabels } from './placing'
import { type Leg, pointsOf, type Spot } from './route'
import { borderPoints } from './terrain'

export type DrawnMap = { svg: string; width: number; height: number; labels: Placed[]; spots: Spot[] }

type Parts = {
  country: string
  frame: Frame
  spots: Spot[]
  legs: Leg[]
  labels: Label[]
  title: string
  about: string
}

// Compressed bytes.
const mostBytes = 8 * 1024

/** Drops optional names until it is small enough. */
export function writeMap(parts: Parts): DrawnMap {
  for (let mostOthers = parts.frame.format.mostOthers; ; mostOthers -= 1) {
    const map = draw(parts, mostOthers)
    if (mostOthers === 0 || gzipSync(map.svg).length <= mostBytes) return map
  }
}

function draw({ country, frame, spots, legs, labels, title, about }: Parts, mostOthers: number): DrawnMap {
  const { width, height, format } = frame
  const placed = placeLabels(labels, {
    boxes: spots.map(({ at, reach }) => boxAround(at, reach, format.radius)),
    way: legs.flatMap(pointsOf),
    borders: borderPoints(frame),
    room: { x: 8, y: 8, width: width - 16, height: height - 8 - format.foot * 0.3 },
    mostOthers,
  })
  const modes = [...new Set(legs.map(({ by }): TravelMode => by))]
  const whole = height + format.foot
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title><desc id="d">${escaped(about)}</desc>`,
    drawTerrain(frame, country === 'Dubai' ? 'United Arab Emirates' : country),
    drawSigns(placed),
    drawLegs(legs),
    `<g paint-order="stroke" stroke-linejoin="round">${drawNames(placed)}</g>`,
    drawSpots(spots, frame),
    drawFoot(frame, country, modes),
    '</svg>',
  ]
  return { svg: svg.join(''), width, height: whole, labels: placed, spots }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
