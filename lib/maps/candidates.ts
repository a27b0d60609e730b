import type { Point } from './frame'
import type { Place } from './placing'

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
      const [cx, cy] = [x + Math.cos(angle) * (far + width / 2), y + Math.sin(angle) * (far + height / 2)]
      const box = { x: cx - width / 2, y: cy - height / 2, width, height }
      const end: Point = [
        Math.min(box.x + width + 2, Math.max(box.x - 2, x)),
        Math.min(box.y + height + 1, Math.max(box.y - 1, y)),
      ]
      const start: Point = [x + Math.cos(angle) * (reach + 1.5), y + Math.sin(angle) * (reach + 1.5)]
      return { box, cost: 12 + far / 8, leader: [start, end] }
    }),
  )
}
