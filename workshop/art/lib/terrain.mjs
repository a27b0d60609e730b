// Layered land: noise ridges, profiled mountains with snow and etched gullies, stippled shading.
import { n, path, poly, sample } from './geom.mjs'
import { mix } from './palette.mjs'

// A ridgeline across the page as points.
export function ridge(s, { y, amp = 40, scale = 380, seed = 'r', rough = 0.5, octaves = 4, step = 8, shape = null }) {
  const { noise } = s.sub('ridge' + seed)
  const pts = []
  for (let x = s.X0 - 30; x <= s.X1 + 30; x += step)
    pts.push([x, y - noise.fbm(x / scale, octaves, rough) * amp - (shape ? shape(x / s.W) : 0)])
  return pts
}
export const down = (s, pts) => poly([...pts, [pts[pts.length - 1][0], s.Y1 + 20], [pts[0][0], s.Y1 + 20]])
export const heightAt = (pts, x) => {
  let i = pts.findIndex((p) => p[0] >= x)
  if (i <= 0) i = i < 0 ? pts.length - 1 : 1
  const [a, b] = [pts[i - 1], pts[i]]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
}

// A land layer: flat ink easing into haze at its foot.
export function layer(
  s,
  pts,
  { depth = 0.5, color = s.land(depth), haze = 0.25, hazeColor = s.sky(1), drop = 150, edge = 0 } = {},
) {
  const top = Math.min(...pts.map((p) => p[1]))
  let out = path(
    down(s, pts),
    haze ? s.fade(color, mix(color, hazeColor, haze), 0, top, 0, top + drop, 'userSpaceOnUse') : color,
  )
  if (edge)
    out += path(
      poly([
        ...pts,
        ...pts
          .slice()
          .reverse()
          .map((p) => [p[0], p[1] + edge]),
      ]),
      s.p.light,
      'opacity="0.35"',
    )
  return out
}

// Screen-print stipple: dots that thicken towards `to` (y), clipped to nothing, drawn as one path.
export function stipple(
  s,
  {
    x0 = s.X0,
    x1 = s.X1,
    y0,
    y1,
    count = 900,
    color,
    opacity = 0.35,
    size = 1.5,
    power = 1.8,
    seed = '',
    above = null,
  },
) {
  const { rng } = s.sub('stipple' + seed + y0)
  let d = ''
  const total = s.many(count)
  for (let i = 0; i < total; i++) {
    const x = x0 + rng() * (x1 - x0),
      y = y0 + (y1 - y0) * (1 - rng() ** power)
    const yy = above ? heightAt(above, x) + (y - y0) : y
    d += `M${n(x)} ${n(yy)}h.1`
  }
  return `<path d="${d}" stroke="${color}" stroke-width="${size * 2}" stroke-linecap="round" opacity="${opacity}" fill="none"/>`
}

// Mountain from control points in unit space (x 0..1 of width, y 0..1 of height upward).
export function mountain(
  s,
  {
    x,
    base,
    w,
    h,
    profile,
    seed = 'mt',
    rough = 0.02,
    color,
    shade,
    snow = null,
    snowShade,
    snowline = 0.7,
    drips = 0.1,
    gullies = 26,
    light = 1,
    haze = 0.55,
    hazeColor = s.sky(1),
  },
) {
  const { rng, noise } = s.sub('mt' + seed)
  if (snow && s.night) snow = mix(snow, s.p.sky[2], 0.42)
  const ctl = sample(profile, 22)
  const top = ctl.map(([u, v], i) => [
    x + u * w,
    base - Math.max(0, v + noise.fbm(i / 5, 4, 0.55) * rough * Math.min(1, v * 3)) * h,
  ])
  const body = poly([...top, [x + w, base + 300], [x, base + 300]])
  const cp = s.clip(body)
  const peak = Math.min(...top.map((p) => p[1]))
  let out = path(body, s.fade(color, mix(color, hazeColor, haze), 0, peak + h * 0.55, 0, base, 'userSpaceOnUse'))
  let g = ''
  for (let i = 0; i < gullies; i++) {
    const k = Math.floor(((i + 0.2 + rng() * 0.6) / gullies) * (top.length - 1)),
      p = top[k]
    if (base - p[1] < h * 0.12) continue
    const side = (p[0] - (x + w / 2)) / (w / 2),
      len = (base - p[1]) * (0.18 + 0.7 * rng() ** 1.5),
      wd = w * rng.range(0.006, 0.024)
    const dx = (side * 0.95 + light * rng.range(-0.06, 0.22)) * len
    g += poly([
      [p[0], p[1] - 4],
      [p[0] + wd * light * 0.6 + dx * 0.4, p[1] + len * 0.42],
      [p[0] + dx + wd * 0.4 * light, p[1] + len],
      [p[0] + dx * 0.42 - wd * 0.35 * light, p[1] + len * 0.5],
    ])
  }
  const sid = s.id('g')
  s.def(
    `<linearGradient id="${sid}" x1="0" y1="${n(peak)}" x2="0" y2="${n(base - h * 0.08)}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${shade}" stop-opacity=".75"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></linearGradient>`,
  )
  let inner = path(g, `url(#${sid})`)
  if (snow) {
    const sy = base - snowline * h
    const cap = top.filter((p) => p[1] < sy + h * 0.05)
    if (cap.length > 3) {
      const x0 = cap[0][0],
        x1 = cap[cap.length - 1][0]
      const low = []
      const teeth = Math.max(8, Math.round((x1 - x0) / (w * 0.014)))
      for (let i = teeth; i >= 0; i--) {
        const px = x0 + ((x1 - x0) * (i + rng.range(-0.2, 0.2))) / teeth
        const centre = 1 - Math.abs((px - (x0 + x1) / 2) / ((x1 - x0) / 2)) ** 3
        const ty = heightAt(top, px)
        low.push([
          px,
          Math.max(
            ty,
            sy + (i % 2 ? rng.range(0.35, 1.3) : rng.range(-0.45, 0.05)) * drips * h * Math.max(0.1, centre),
          ),
        ])
      }
      const snowD = poly([...cap.map((p) => [p[0], p[1] - 6]), ...low])
      inner += path(snowD, snow)
      inner += path(g, snowShade ?? shade, `opacity="0.42" ${s.clip(snowD)}`)
    }
  }
  return out + `<g ${cp}>${inner}</g>`
}

// Kibo's broad crater dome with jagged Mawenzi to one side.
export const kilimanjaro = [
  [0, 0],
  [0.08, 0.06],
  [0.2, 0.24],
  [0.31, 0.55],
  [0.375, 0.82],
  [0.405, 0.93],
  [0.44, 0.955],
  [0.48, 0.985],
  [0.52, 0.975],
  [0.555, 0.94],
  [0.6, 0.8],
  [0.67, 0.58],
  [0.73, 0.47],
  [0.765, 0.5],
  [0.785, 0.6],
  [0.798, 0.585],
  [0.812, 0.66],
  [0.828, 0.6],
  [0.845, 0.56],
  [0.88, 0.34],
  [0.94, 0.13],
  [1, 0],
]
// Twin fangs of Batian and Nelion, Point Lenana to the right, long moor shoulders.
export const mountKenya = [
  [0, 0],
  [0.1, 0.1],
  [0.2, 0.2],
  [0.29, 0.33],
  [0.335, 0.5],
  [0.355, 0.48],
  [0.385, 0.66],
  [0.405, 0.64],
  [0.43, 0.88],
  [0.445, 0.985],
  [0.458, 0.93],
  [0.47, 0.92],
  [0.485, 0.965],
  [0.505, 0.79],
  [0.53, 0.62],
  [0.55, 0.6],
  [0.58, 0.74],
  [0.6, 0.78],
  [0.625, 0.66],
  [0.65, 0.52],
  [0.69, 0.42],
  [0.71, 0.47],
  [0.73, 0.4],
  [0.8, 0.24],
  [0.9, 0.1],
  [1, 0],
]
export const cone = [
  [0, 0],
  [0.15, 0.1],
  [0.3, 0.36],
  [0.42, 0.78],
  [0.46, 0.92],
  [0.5, 0.88],
  [0.54, 0.9],
  [0.6, 0.74],
  [0.72, 0.36],
  [0.86, 0.1],
  [1, 0],
]

// Flat-topped hills: profile by plateau steps, for escarpments, ambas and the crater rim.
export function mesa(s, { x, base, w, h, seed = 'mesa', depth = 0.35, color = s.land(depth), steps = 1, haze = 0.4 }) {
  const { rng } = s.sub('mesa' + seed)
  const pts = [[x, base]]
  for (let k = 1; k <= steps; k++) {
    const u = ((k - 0.5) / (steps + 0.6)) * 0.32
    pts.push([x + w * u, base - (h * (k - 0.35)) / steps], [x + w * (u + 0.012), base - (h * k) / steps])
  }
  for (let i = 1; i < 9; i++) pts.push([x + w * (0.3 + i * 0.045), base - h * (1 + rng.range(-0.03, 0.03))])
  for (let k = steps; k >= 1; k--) {
    const u = 1 - ((k - 0.5) / (steps + 0.6)) * 0.32
    pts.push([x + w * (u - 0.012), base - (h * k) / steps], [x + w * u, base - (h * (k - 0.4)) / steps])
  }
  pts.push([x + w, base])
  return path(
    poly([...pts, [x + w, base + 200], [x, base + 200]]),
    s.fade(color, mix(color, s.sky(1), haze), 0, base - h, 0, base + 10, 'userSpaceOnUse'),
  )
}
