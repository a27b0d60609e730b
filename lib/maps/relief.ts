// Rounded from public maps; outlines are schematic, not contours.
import type { Frame, Point, Position } from './frame'

type Massif = {
  at: Position
  /** Half length and width in kilometres; `bearing` of the length in degrees from north. */
  half: [along: number, across: number]
  bearing: number
  steps: number[]
}

const massifs: Massif[] = [
  { at: [37.355, -3.076], half: [27, 20], bearing: 115, steps: [1, 0.66, 0.4, 0.14] }, // Kilimanjaro
  { at: [37.31, -0.15], half: [23, 22], bearing: 0, steps: [1, 0.62, 0.36, 0.13] }, // Mount Kenya
  { at: [36.75, -3.25], half: [12, 12], bearing: 0, steps: [1, 0.5] }, // Meru
  { at: [34.55, 1.13], half: [28, 24], bearing: 60, steps: [1, 0.55, 0.25] }, // Elgon
  { at: [29.9, 0.38], half: [55, 19], bearing: 22, steps: [1, 0.6, 0.3] }, // Rwenzori
  { at: [36.68, -0.45], half: [48, 13], bearing: 165, steps: [1, 0.55] }, // Aberdare
  { at: [35.75, -0.55], half: [65, 15], bearing: 158, steps: [1, 0.5] }, // Mau
  { at: [35.75, -3.0], half: [42, 26], bearing: 40, steps: [1, 0.62] }, // Ngorongoro highlands
  { at: [35.87, -1.8], half: [36, 11], bearing: 172, steps: [1] }, // Nguruman
  { at: [35.45, 1.2], half: [30, 15], bearing: 10, steps: [1, 0.5] }, // Cherangani
  { at: [37.3, 1.25], half: [30, 10], bearing: 172, steps: [1] }, // Matthews
  { at: [38.3, -4.75], half: [40, 17], bearing: 130, steps: [1, 0.5] }, // Usambara
  { at: [37.78, -3.85], half: [34, 9], bearing: 160, steps: [1] }, // Pare
  { at: [37.88, -2.62], half: [28, 8], bearing: 138, steps: [1] }, // Chyulu
  { at: [29.5, -1.45], half: [34, 11], bearing: 75, steps: [1, 0.4] }, // Virunga
  { at: [29.85, -1.15], half: [34, 20], bearing: 12, steps: [1, 0.5] }, // Kigezi
  { at: [30.3, 0.6], half: [30, 14], bearing: 20, steps: [1] }, // Fort Portal
  { at: [36.7, -2.72], half: [8, 6], bearing: 30, steps: [1] }, // Longido
  { at: [35.3, -2.72], half: [16, 6], bearing: 80, steps: [1] }, // Gol
]

/** Path data, lower shapes first. */
export function reliefOf(frame: Frame): string[] {
  return massifs.flatMap((massif, seed) =>
    massif.steps.flatMap((step) => {
      const reach = massif.half.map((half) => half * step * frame.perKm)
      if (Math.min(...reach) < 4) return []
      const ring = ringOf(frame.project(massif.at), reach as Point, massif.bearing, seed)
      const isSeen = ring.some(([x, y]) => x > 0 && y > 0 && x < frame.width && y < frame.height)
      return isSeen ? [smooth(ring)] : []
    }),
  )
}

const corners = 14

// An ellipse with a wave, to vary the shapes.
function ringOf([x, y]: Point, [along, across]: Point, bearing: number, seed: number): Point[] {
  const turn = (bearing * Math.PI) / 180
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners
    const wave = 1 + 0.1 * Math.sin(3 * angle + seed * 1.7) + 0.06 * Math.sin(5 * angle + seed)
    const [a, b] = [Math.cos(angle) * along * wave, Math.sin(angle) * across * wave]
    return [x + a * Math.sin(turn) + b * Math.cos(turn), y - a * Math.cos(turn) + b * Math.sin(turn)]
  })
}

// Quadratic curves through the midpoints of the sides.
function smooth(ring: Point[]) {
  const corner = (i: number) => ring[i % corners] ?? [0, 0]
  const middle = (i: number): Point => [
    Math.round((corner(i)[0] + corner(i + 1)[0]) / 2),
    Math.round((corner(i)[1] + corner(i + 1)[1]) / 2),
  ]
  const curves = ring.map((_, i) => {
    const [x, y] = middle(i)
    const steps = [corner(i + 1), middle(i + 1)].map(
      (point) => `${Math.round(point[0]) - x} ${Math.round(point[1]) - y}`,
    )
    return `q${steps.join(' ')}`
  })
  return `M${middle(0).join(' ')}${curves.join('')}z`
}
