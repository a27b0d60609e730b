import { gzipSync } from 'node:zlib'
import type { TravelMode } from '../domain/choices'
import { getFootColors, lines } from './colors'
import { drawBeds, drawLegs, drawNames, drawSigns, drawSpots, drawTerrain } from './draw'
import type { Frame, Point } from './frame'
import { outlineOf, units, widthOf } from './letters'
import { boxAround, type Label, type Placed, placeLabels } from './placing'
import { bedSize, type Leg, pointsOf, type Spot } from './route'
import { borderPoints } from './terrain'

export type DrawnMap = { svg: string; width: number; height: number; labels: Placed[]; spots: Spot[] }

type Parts = {
  country: string
  frame: Frame
  spots: Spot[]
  beds?: Point[]
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

function draw({ country, frame, spots, beds = [], legs, labels, title, about }: Parts, mostOthers: number): DrawnMap {
  const { width, height, format } = frame
  const placed = placeLabels(labels, {
    boxes: [
      ...spots.map(({ at, reach }) => boxAround(at, reach, format.radius)),
      ...beds.map((at) => boxAround(at, format.radius * bedSize, format.radius * bedSize)),
    ],
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
    drawTerrain(frame, country),
    drawSigns(placed),
    drawLegs(legs),
    `<g paint-order="stroke" stroke-linejoin="round">${drawNames(placed)}</g>`,
    drawSpots(spots, frame),
    drawBeds(beds, frame),
    drawFoot(frame, country, modes),
    '</svg>',
  ]
  return { svg: svg.join(''), width, height: whole, labels: placed, spots }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const lengths = [1, 2, 5, 10, 20, 50, 100, 200]

/** Longest round distance that fits the scale bar. */
function scaleOf({ perKm, width }: Pick<Frame, 'perKm' | 'width'>) {
  const most = width < 500 ? 70 : 120
  const km = lengths.findLast((length) => length * perKm <= most) ?? 1
  return { km, length: km * perKm }
}

function drawFoot(frame: Frame, country: string, modes: TravelMode[]) {
  const { width, height, format } = frame
  const { bg, ridge, text, back, front } = getFootColors(country)
  const size = format.text.other + 0.5
  const rise = width < 500 ? 12 : 18
  const shape = (d: string, fill: string) =>
    `<path transform="translate(0 ${height - rise})scale(${roundTo3(width / 1440)} ${roundTo3(rise / 110)})" d="${d}" fill="${fill}"/>`
  const bottom = height + format.foot
  const word = (x: number, y: number, label: string) =>
    `<path transform="translate(${roundTo3(x)} ${roundTo3(y)})scale(${roundTo3(size / units)})" d="${outlineOf(label)}" fill="${text}"/>`
  const [side, sample] = width < 500 ? [16, 26] : [24, 34]
  const base = bottom - (width < 500 ? 16 : 20)
  const rowOf = width < 500 ? base - 24 : base
  let x = side
  const legend = modes.map((mode) => {
    const { word: label, width: stroke, dashes, isRound } = lines[mode]
    const item =
      `<path d="M${roundTo3(x)} ${roundTo3(rowOf - size * 0.33)}h${sample}" stroke="${text}" stroke-width="${stroke}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}${isRound ? ' stroke-linecap="round"' : ''}/>` +
      word(x + sample + 7, rowOf, label)
    x += sample + 7 + widthOf(label, size) + (width < 500 ? 14 : 22)
    return item
  })
  const { km, length } = scaleOf(frame)
  const label = `${km} km`
  const north = width - side - 6
  const start = width < 500 ? side : north - 34 - length - widthOf(label, size) - 8
  const bar = `<path d="M${roundTo3(start)} ${roundTo3(base - size * 0.66)}v${roundTo3(size * 0.66)}h${roundTo3(length)}v-${roundTo3(size * 0.66)}" stroke="${text}" stroke-width="1.6" fill="none"/>`
  const needle = `<path d="M${north} ${roundTo3(base - 26)}l5 14-5-3.5-5 3.5z" fill="${text}"/>`
  return (
    shape(back, ridge) +
    shape(front, bg) +
    `<path d="M0 ${height - 2}h${width}v${format.foot + 2}h-${width}z" fill="${bg}"/>` +
    legend.join('') +
    bar +
    word(start + length + 8, base, label) +
    needle +
    word(north - widthOf('N', size) / 2, base, 'N')
  )
}

const roundTo3 = (n: number) => Math.round(n * 1000) / 1000
