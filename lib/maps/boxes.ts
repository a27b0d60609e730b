import type { Point } from './frame'

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
