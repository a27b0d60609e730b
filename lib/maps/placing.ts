import type { Point } from './frame'
import { type Face, widthOf } from './letters'

export type Box = { x: number; y: number; width: number; height: number }

export function overlap(a: Box, b: Box, gap = 0) {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  )
}

export function boxAround([x, y]: Point, reachX: number, reachY: number): Box {
  return { x: x - reachX, y: y - reachY, width: 2 * reachX, height: 2 * reachY }
}

/** Also within the gap. */
export const inside = ([x, y]: Point, box: Box, gap: number) =>
  x > box.x - gap && x < box.x + box.width + gap && y > box.y - gap && y < box.y + box.height + gap

export const within = (box: Box, room: Box) =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.width <= room.x + room.width &&
  box.y + box.height <= room.y + room.height

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

export const distanceTo = ({ x, y, width, height }: Box, [px, py]: Point) =>
  Math.hypot(Math.max(x - px, px - x - width, 0), Math.max(y - py, py - y - height, 0))

export type Kind = 'own' | 'park' | 'peak' | 'town' | 'water' | 'country' | 'island' | 'pointer'

export type Label = {
  lines: string[]
  kind: Kind
  size: number
  face: Face
  spacing: number
  places: Place[]
  /** Others are dropped when there is no room. */
  isNeeded: boolean
  /** Placed only with the name. */
  sign?: { box: Box; at: Point; angle?: number }
  /** Only one label of a group is placed. */
  group?: string
}
export type LabelStyle = Pick<Label, 'lines' | 'kind' | 'size' | 'face' | 'spacing'>

export type Place = { box: Box; cost: number; leader?: [Point, Point]; on?: 'water'; lines?: string[] }
export type Placed = Label & Omit<Place, 'cost' | 'lines'>

export type Taken = {
  boxes: Box[]
  way: Point[]
  borders: Point[]
  room: Box
  mostOthers: number
}

export const lineHeight = 1.14

export function sizeOf({ lines, size, face, spacing }: Omit<LabelStyle, 'kind'>) {
  return {
    width: Math.max(...lines.map((line) => widthOf(line, size, face, spacing))),
    height: lines.length * size * lineHeight,
  }
}

/** Required labels first, then the most constrained. Each label may then move once more. */
export function placeLabels(labels: Label[], taken: Taken): Placed[] {
  const fixed = labels.map((label) => ({
    label,
    places: label.places
      .filter(({ box }) => within(box, taken.room) && !taken.boxes.some((other) => overlap(box, other, 1)))
      .filter(({ leader }) => !leader || taken.boxes.filter((box) => cuts(leader, box)).length < 1)
      .map((place) => ({ ...place, cost: place.cost + crossings(place, taken, label.isNeeded ? 2 : 5) })),
  }))
  const needed = fixed.filter(({ label }) => label.isNeeded).sort((a, b) => a.places.length - b.places.length)
  const placed: Placed[] = []
  for (const { label, places } of needed) {
    const place = best(places, placed)
    if (place) placed.push({ ...label, ...place })
  }
  for (let round = 0; round < 4; round += 1)
    for (const [index, own] of placed.entries()) {
      const others = placed.filter((other) => other !== own)
      const entry = needed.find(({ label }) => label.places === own.places)
      const place = best(entry?.places ?? [], others)
      if (place) placed[index] = { ...own, leader: undefined, ...place }
    }
  for (const { label, places } of fixed.filter(({ label }) => !label.isNeeded)) {
    const { sign, group } = label
    if (placed.length >= needed.length + taken.mostOthers) break
    if (group && placed.some((other) => other.group === group)) continue
    if (sign && !hasRoom(sign.box, placed, taken)) continue
    const place = best(places, placed)
    if (place && place.cost < 8) placed.push({ ...label, ...place })
  }
  return placed
}

function best(places: Place[], placed: Placed[]) {
  return places
    .filter(({ box, leader }) => isFree(box, placed) && !placed.some((other) => leader && cuts(leader, other.box)))
    .reduce<Place | undefined>((least, place) => (least && least.cost <= place.cost ? least : place), undefined)
}

function hasRoom(sign: Box, placed: Placed[], { boxes, way }: Taken) {
  return (
    isFree(sign, placed) && !boxes.some((box) => overlap(sign, box)) && !way.some((point) => inside(point, sign, 2))
  )
}

function isFree(box: Box, placed: Placed[]) {
  return placed.every(
    (other) =>
      !overlap(box, other.box, 4) &&
      !(other.sign && overlap(box, other.sign.box, 1)) &&
      !(other.leader && cuts(other.leader, box)),
  )
}

function crossings({ box }: Place, { way, borders }: Taken, gap: number) {
  const over = (points: Point[]) => points.filter((point) => inside(point, box, gap)).length
  return 10 * over(way) + over(borders)
}

const cuts = ([a, b]: [Point, Point], box: Box) =>
  [0.2, 0.4, 0.6, 0.8, 1].some((t) => inside([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], box, 1))

/** Nearest first. `reach`: half the size of the symbol. */
export function around([x, y]: Point, [reachX, reachY]: Point, { width, height }: { width: number; height: number }) {
  const places: Place[] = []
  for (const [ring, gap] of [4, 9, 15].entries()) {
    const diagonal = gap * 0.4
    const [right, left] = [x + reachX + gap, x - reachX - gap - width]
    const [above, below] = [y - reachY - gap - height, y + reachY + gap]
    const spots: [number, number, number][] = [
      [right, y - height / 2, 0],
      [left, y - height / 2, 0.6],
      [x + reachX * 0.8 + diagonal, above + gap, 1],
      [x + reachX * 0.8 + diagonal, below - gap, 1],
      [x - reachX * 0.8 - diagonal - width, above + gap, 1.4],
      [x - reachX * 0.8 - diagonal - width, below - gap, 1.4],
      [x - width / 2, above, 1.6],
      [x - width / 2, below, 1.6],
    ]
    for (const [left, top, cost] of spots)
      places.push({ box: { x: left, y: top, width, height }, cost: cost + ring * 2 })
  }
  return places
}

/** With leader lines, for crowded maps. */
export function farAround([x, y]: Point, reach: number, { width, height }: { width: number; height: number }): Place[] {
  return [34, 48, 64, 84].flatMap((far) =>
    Array.from({ length: 16 }, (_, i): Place => {
      const angle = (i * Math.PI) / 8
      const middle: Point = [x + Math.cos(angle) * (far + width / 2), y + Math.sin(angle) * (far + height / 2)]
      const box = boxAround(middle, width / 2, height / 2)
      const end: Point = [
        Math.min(box.x + width + 2, Math.max(box.x - 2, x)),
        Math.min(box.y + height + 1, Math.max(box.y - 1, y)),
      ]
      const start: Point = [x + Math.cos(angle) * (reach + 1.5), y + Math.sin(angle) * (reach + 1.5)]
      return { box, cost: 12 + far / 8, leader: [start, end] }
    }),
  )
}
