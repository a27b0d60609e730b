// Points in, SVG path data out.
export const n = (v) => String(Math.round(v * 10) / 10)
// Closed outlines always wind the same way, so that overlapping parts join instead of cancelling.
export function poly(pts) {
  let area = 0
  for (let i = 0, j = pts.length - 1; i < pts.length; j = i++) area += (pts[j][0] - pts[i][0]) * (pts[j][1] + pts[i][1])
  const round = area < 0 ? pts.slice().reverse() : pts
  return 'M' + round.map((p) => `${n(p[0])} ${n(p[1])}`).join('L') + 'Z'
}
export const line = (pts) => 'M' + pts.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')

// Catmull-Rom samples through points of any dimension.
export function sample(pts, steps = 8, closed = false) {
  const out = []
  const m = pts.length
  const get = (i) => (closed ? pts[(i + m) % m] : pts[Math.max(0, Math.min(m - 1, i))])
  const segs = closed ? m : m - 1
  for (let i = 0; i < segs; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let s = 0; s < steps; s++) {
      const t = s / steps,
        t2 = t * t,
        t3 = t2 * t
      out.push(
        b.map(
          (_, k) =>
            0.5 *
            (2 * b[k] +
              (c[k] - a[k]) * t +
              (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t2 +
              (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t3),
        ),
      )
    }
  }
  if (!closed) out.push(pts[m - 1].slice())
  return out
}

export const blob = (pts, steps = 8) => poly(sample(pts, steps, true))
export const curve = (pts, steps = 8) => line(sample(pts, steps))

// A tapered, rounded limb along nodes [x, y, radius].
export function limb(nodes, flat = false, steps = 7) {
  const c = sample(nodes, steps)
  const left = [],
    right = []
  for (let i = 0; i < c.length; i++) {
    const a = c[Math.max(0, i - 1)],
      b = c[Math.min(c.length - 1, i + 1)]
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1,
      r = Math.max(0.05, c[i][2])
    left.push([c[i][0] - (dy / l) * r, c[i][1] + (dx / l) * r])
    right.push([c[i][0] + (dy / l) * r, c[i][1] - (dx / l) * r])
  }
  return poly([...cap(c[1], c[0]), ...left, ...(flat ? [] : cap(c[c.length - 2], c[c.length - 1])), ...right.reverse()])
}

function cap(from, end) {
  const ang = Math.atan2(end[1] - from[1], end[0] - from[0]),
    r = Math.max(0.05, end[2])
  // ordered from the left side round the tip to the right side
  const at = (k) => [end[0] + Math.cos(ang + k) * r, end[1] + Math.sin(ang + k) * r]
  return [at(1.2), at(0.6), at(0), at(-0.6), at(-1.2)]
}

// A trunk given from the ground up, with a flat foot.
export const stem = (nodes) => limb(nodes.slice().reverse(), true)

export const ellipse = (cx, cy, rx, ry) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`

export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}"${extra ? ' ' + extra : ''}/>`
export const group = (inner, attrs = '') => `<g${attrs ? ' ' + attrs : ''}>${inner}</g>`
// Place a drawing whose origin is its feet.
export const place = (inner, x, y, scale = 1, flip = false, attrs = '') =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})"${attrs ? ' ' + attrs : ''}>${inner}</g>`
