import { type Frame, kilometres, type Point, type Position } from './frame'
import { capitals, type Landmark, landmarks } from './landmarks'
import { widthOf } from './letters'
import {
  around,
  type Box,
  boxAround,
  distance,
  distanceTo,
  farAround,
  type Label,
  type LabelStyle,
  sizeOf,
} from './placing'
import type { Spot } from './route'

const metres = new Intl.NumberFormat('en-US')

export function spotLabels(spots: Spot[], { format }: Frame): Label[] {
  return spots.map((spot) => {
    const { own } = format.text
    const look = { kind: 'own', size: own, face: 'sans', spacing: 0 } as const
    const height = spot.altitude === null ? [] : [`${metres.format(spot.altitude)} m`]
    const shapes = [wrap(spot.name, own, format.wrapAt), [spot.name]].map((lines) => [...lines, ...height])
    const places = shapes.flatMap((lines, index) => {
      const size = sizeOf({ ...look, lines })
      const near = around(spot.at, [spot.reach, format.radius], size).filter(({ box }) => isClear(box, spot, spots))
      const far = farAround(spot.at, spot.reach, size)
      return [...near, ...far].map((place) => ({ ...place, lines, cost: place.cost + index * 0.3 }))
    })
    return { ...look, lines: shapes[0] ?? [], places, isNeeded: true }
  })
}

/** No other spot is about as near, so that nobody takes this for its name. */
function isClear(box: Box, own: Spot, spots: Spot[]) {
  const gap = ({ at, reach }: Spot) => distanceTo(box, at) - reach
  return spots.every((other) => other === own || gap(other) > gap(own) + 2)
}

export function landmarkLabels(spots: Spot[], positions: Position[], frame: Frame): Label[] {
  return landmarks.flatMap((landmark) => {
    const at = frame.project(landmark.at)
    if (!inFrame(at, frame) || isNamed(landmark, spots, positions)) return []
    if (spots.some((spot) => distance(spot.at, at) < spot.reach + 8)) return []
    const look: LabelStyle = {
      lines: [landmark.name],
      kind: landmark.kind,
      size: frame.format.text.other,
      face: 'sans',
      spacing: 0,
    }
    const [reachX, reachY] = signReach[landmark.kind]
    const size = sizeOf(look)
    if (landmark.kind === 'island') {
      const box = boxAround(at, size.width / 2, size.height / 2)
      return [{ ...look, places: [{ box, cost: 0 }], isNeeded: false }]
    }
    const places = around(at, [reachX, reachY], size).slice(0, 16)
    return [{ ...look, sign: { box: boxAround(at, reachX, reachY), at }, places, isNeeded: false }]
  })
}

const signReach: Record<Landmark['kind'], Point> = { town: [3, 3], park: [7, 7], peak: [10, 7], island: [0, 0] }

const furthest = 700

/** An arrow with the distance, if no capital is on the map. */
export function capitalLabels(frame: Frame): Label[] {
  const { width, height, format } = frame
  const middle = frame.invert([width / 2, height / 2])
  const isSeen = capitals.some(({ at }) => inFrame(frame.project(at), frame))
  const [nearest] = [...capitals].sort((a, b) => kilometres(a.at, middle) - kilometres(b.at, middle))
  if (isSeen || !nearest || kilometres(nearest.at, middle) > furthest) return []
  const [x, y] = frame.project(nearest.at)
  const angle = Math.atan2(y - height / 2, x - width / 2)
  const far = Math.round(kilometres(nearest.at, middle) / 10) * 10
  const look: LabelStyle = {
    lines: [nearest.name, `${far} km`],
    kind: 'pointer',
    size: format.text.other,
    face: 'sans',
    spacing: 0,
  }
  const edge: Box = { x: 14, y: 14, width: width - 28, height: height - 28 - format.foot * 0.4 }
  return [0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4].map((turn) => {
    const at = edgeOf(edge, angle + turn)
    const places = around(at, [7, 7], sizeOf(look)).slice(0, 16)
    return { ...look, sign: { box: boxAround(at, 7, 7), at, angle }, places, isNeeded: false, group: 'capital' }
  })
}

// Where a ray from the centre meets the edge.
function edgeOf({ x, y, width, height }: Box, angle: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.min(width / 2 / Math.abs(dx || 1e-9), height / 2 / Math.abs(dy || 1e-9))
  return [x + width / 2 + dx * reach, y + height / 2 + dy * reach]
}

const inFrame = ([x, y]: Point, { width, height, format }: Frame) =>
  x > 8 && y > 8 && x < width - 8 && y < height - format.foot * 0.3 - 8

function isNamed({ name, at }: Landmark, spots: Spot[], positions: Position[]) {
  const word = name.replace(/^(Mount|Lake) /, '')
  return spots.some((spot) => spot.name.includes(word)) || positions.some((position) => kilometres(position, at) < 8)
}

/** Two lines of similar width if wider than `most`. */
export function wrap(text: string, size: number, most: number) {
  if (widthOf(text, size) <= most) return [text]
  const words = text.split(' ')
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const widest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, size)))
  return splits.sort((a, b) => widest(a) - widest(b))[0] ?? [text]
}
