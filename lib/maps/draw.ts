import { lines, mapColors } from './colors'
import type { Frame, Point } from './frame'
import { type Face, outlineOf, units, widthOf } from './letters'
import { distance, lineHeight, type Placed } from './placing'
import { reliefOf } from './relief'
import { bedSize, daysOf, type Leg, type Spot } from './route'
import { terrainPaths } from './terrain'

const roundTo1 = (n: number) => Math.round(n * 10) / 10

export function drawTerrain(frame: Frame, country: string) {
  const { own, others, lakes, borders } = terrainPaths(frame, country)
  return (
    `<path d="M0 0h${frame.width}v${frame.height}h-${frame.width}z" fill="${mapColors.water}"/>` +
    `<path d="${others}" fill="${mapColors.abroad}" stroke="${mapColors.shore}"/>` +
    `<path d="${own}" fill="${mapColors.land}" stroke="${mapColors.shore}"/>` +
    `<g fill="${mapColors.height}" fill-opacity=".55">${reliefOf(frame)
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g>` +
    `<path d="${lakes}" fill="${mapColors.water}" stroke="${mapColors.shore}"/>` +
    `<path d="${borders}" fill="none" stroke="${mapColors.border}" stroke-width="1.2" stroke-dasharray="7 3 1.5 3"/>`
  )
}

export function drawLegs(legs: Leg[]) {
  const modes = [...new Set(legs.map(({ by }) => by))]
  return modes
    .map((mode) => {
      const { colour, width, dashes, isRound } = lines[mode]
      const own = legs.filter(({ by }) => by === mode)
      const ways = own.map(
        ({ from, to, control: [cx, cy] }) => `M${pair(from.at)}Q${roundTo1(cx)} ${roundTo1(cy)} ${pair(to.at)}`,
      )
      const look = `${dashes ? ` stroke-dasharray="${dashes}"` : ''}${isRound ? ' stroke-linecap="round"' : ''}`
      return (
        `<path d="${ways.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"${look}/>` +
        `<path d="${own.map(arrow).join('')}" fill="${colour}" stroke="${mapColors.land}"/>`
      )
    })
    .join('')
}

function arrow({ from, to, control }: Leg) {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]]
  const length = Math.hypot(dx, dy)
  if (length - from.reach - to.reach < 34) return ''
  const middle: Point = [(from.at[0] + 2 * control[0] + to.at[0]) / 4, (from.at[1] + 2 * control[1] + to.at[1]) / 4]
  const [ux, uy] = [dx / length, dy / length]
  const corner = (along: number, across: number) =>
    `${roundTo1(middle[0] + ux * along - uy * across)} ${roundTo1(middle[1] + uy * along + ux * across)}`
  return `M${corner(7, 0)}L${corner(-5, 5)} ${corner(-5, -5)}z`
}

/** Shifted discs have a dot at the true position. */
export function drawSpots(spots: Spot[], { format: { radius } }: Frame) {
  const size = radius * 1.15
  const isAside = ({ at, truth }: Spot) => distance(at, truth) > radius
  const dots = spots.filter(isAside).map(({ at, truth }) => `M${pair(truth)}L${pair(at)}M${pair(truth)}v.1`)
  const discs = spots.map(({ at: [x, y], reach }) => {
    const [left, top] = [roundTo1(x - reach), roundTo1(y - radius)]
    return `<rect x="${left}" y="${top}" width="${roundTo1(2 * reach)}" height="${2 * radius}" rx="${radius}"/>`
  })
  const days = spots.map((spot) => {
    const text = daysOf(spot)
    return drawText(text, [spot.at[0] - widthOf(text, size) / 2, spot.at[1] + size * 0.34], size, 'sans')
  })
  return (
    (dots.length > 0
      ? `<path d="${dots.join('')}" stroke="${mapColors.disc}" stroke-width="2" stroke-linecap="round"/>`
      : '') +
    `<g fill="${mapColors.disc}" stroke="${mapColors.land}" stroke-width="1.5">${discs.join('')}</g>` +
    `<g fill="${mapColors.onDisc}">${days.join('')}</g>`
  )
}

export function drawBeds(beds: Point[], { format: { radius } }: Frame) {
  if (beds.length === 0) return ''
  const size = radius * bedSize
  const discs = beds.map(([x, y]) => `<circle cx="${roundTo1(x)}" cy="${roundTo1(y)}" r="${roundTo1(size)}"/>`)
  const scale = Math.round(size * 100) / 1000
  const signs = beds.map(
    ([x, y]) =>
      `<path transform="translate(${roundTo1(x)} ${roundTo1(y)})scale(${scale})" d="M-6.5-5v10h1.8v-2.2h9.4v2.2h1.8v-4.6q0-2.4-2.4-2.4h-3.6v2.8h-5.2v-5.8z"/>`,
  )
  return `<g fill="${mapColors.word}" stroke="${mapColors.land}" stroke-width="1.5">${discs.join('')}</g><g fill="${mapColors.onDisc}">${signs.join('')}</g>`
}

const nameColors = {
  own: mapColors.word,
  town: mapColors.soft,
  park: mapColors.parkWord,
  peak: mapColors.soft,
  water: mapColors.waterWord,
  country: mapColors.border,
  island: mapColors.border,
  pointer: mapColors.soft,
}

/** Outlined in the background colour, to read over lines. */
export function drawNames(placed: Placed[]) {
  const leaders = placed.flatMap(({ leader }) => (leader ? [`M${pair(leader[0])}L${pair(leader[1])}`] : []))
  const styles = [...new Set(placed.map(nameAttributes))]
  return (
    (leaders.length > 0 ? `<path d="${leaders.join('')}" stroke="${mapColors.disc}"/>` : '') +
    styles
      .map((style) => {
        const names = placed.filter((label) => nameAttributes(label) === style).map(drawName)
        return `<g ${style}>${names.join('')}</g>`
      })
      .join('')
  )
}

function nameAttributes({ kind, on, size }: Placed) {
  const rim = on === 'water' ? mapColors.water : mapColors.land
  const isBare = kind === 'country' || kind === 'island'
  return `fill="${nameColors[kind]}"${isBare ? '' : ` stroke="${rim}" stroke-width="${roundTo1((3.2 * units) / size)}"`}`
}

function drawName({ lines: texts, kind, size, face, spacing, box, leader }: Placed) {
  const isLeft = kind === 'own' && !leader
  return texts
    .map((text, index) => {
      const free = box.width - widthOf(text, size, face, spacing)
      const x = box.x + (isLeft ? 0 : free / 2)
      return drawText(text, [x, box.y + size * (0.86 + index * lineHeight)], size, face, spacing)
    })
    .join('')
}

function drawText(text: string, [x, y]: Point, size: number, face: Face, spacing = 0) {
  const scale = Math.round((size / units) * 1000) / 1000
  return `<path transform="translate(${roundTo1(x)} ${roundTo1(y)})scale(${scale})" d="${outlineOf(text, face, spacing)}"/>`
}

const pair = ([x, y]: Point) => `${roundTo1(x)} ${roundTo1(y)}`

export function drawSigns(placed: Placed[]) {
  const signs = placed.flatMap(({ kind, sign }) => (sign ? [{ kind, ...sign }] : []))
  const of = (kind: Placed['kind']) => signs.filter((sign) => sign.kind === kind).map(({ at }) => at)
  const arrows = signs.flatMap(({ at: [x, y], angle }) =>
    angle === undefined
      ? []
      : [
          `<path transform="translate(${roundTo1(x)} ${roundTo1(y)})rotate(${Math.round((angle * 180) / Math.PI)})" d="M7 0L-5 5l2-5-2-5z" fill="${mapColors.soft}"/>`,
        ],
  )
  const peaks = of('peak').map(([x, y]) => `M${roundTo1(x - 11)} ${roundTo1(y + 7)}l9-14 4 6 3-4 7 12z`)
  const snow = of('peak').map(([x, y]) => `M${roundTo1(x - 4.6)} ${roundTo1(y - 3)}l2.6-4 2.6 4-1.4 1.6-1.3-1.2z`)
  const trees = of('park').map(([x, y]) => `M${roundTo1(x - 6)} ${roundTo1(y)}q6-8 12 0zm5.2 0h1.6v5h-1.6z`)
  const towns = of('town').map(([x, y]) => `M${roundTo1(x - 2.5)} ${roundTo1(y - 2.5)}h5v5h-5z`)
  return (
    arrows.join('') +
    (peaks.length > 0
      ? `<path d="${peaks.join('')}" fill="${mapColors.rock}"/><path d="${snow.join('')}" fill="${mapColors.snow}"/>`
      : '') +
    (trees.length > 0 ? `<path d="${trees.join('')}" fill="${mapColors.parkWord}"/>` : '') +
    (towns.length > 0 ? `<path d="${towns.join('')}" fill="${mapColors.soft}"/>` : '')
  )
}
