// Shared settings: the sky for the hour, open plains, water, forest floor.

import { n, path, poly } from './geom.mjs'
import { grass, lenses } from './grass.mjs'
import { clouds, milkyWay, moon, sky, stars, sun } from './sky.mjs'
import { down, heightAt, layer, ridge, stipple } from './terrain.mjs'
import { acacia, shrubs } from './trees.mjs'

// The wide stage is often shown as a strip without its top fifth, so high suns and moons hang lower there.
export function backdrop(
  s,
  { horizon = 0.66, x = 560, y = 500, r = 72, cloud = {}, milky = false, bands = 12, wave = 26, noonY = 190 } = {},
) {
  let o = sky(s, { horizon, bands, wave })
  if (s.night)
    o +=
      (milky ? milkyWay(s) : '') +
      stars(s, { count: 320, y1: horizon }) +
      moon(s, x, s.wide ? 300 : Math.min(y, 230), r * 0.72)
  else if (s.time === 'noon')
    o += sun(s, x, s.wide ? Math.max(noonY, 300) : noonY, r * 0.72, { strength: 0.2, spread: 0.62 })
  else o += sun(s, x, s.time === 'dawn' ? y - 26 : y, r)
  return (
    o +
    (cloud
      ? clouds(s, { count: 5, y0: 0.1, y1: 0.4, ...cloud, opacity: s.night ? 0.28 : (cloud.opacity ?? 0.85) })
      : '')
  )
}

// Savanna in three planes with scattered umbrella thorns; returns the far and mid ridgelines too.
export function plain(s, { y = 620, gap = 58, trees = 6, seed = 'p', near = true, haze = 0.45 } = {}) {
  const { rng } = s.sub('plain' + seed)
  const far = ridge(s, { y, amp: 16, seed: seed + 'a' })
  let o =
    layer(s, far, { depth: 0.3, drop: 90, haze }) + shrubs(s, far, { color: s.land(0.36), count: 44, size: 15, seed })
  const total = s.many(trees)
  for (let i = 0; i < total; i++) {
    const x = s.X0 + ((i + rng()) / total) * s.span
    o += acacia(s, x, heightAt(far, x) + 3, rng.range(26, 56), { color: s.land(0.44), spread: 1.6, pads: 3, seed })
  }
  const mid = ridge(s, { y: y + gap, amp: 10, scale: 600, seed: seed + 'b' })
  o +=
    layer(s, mid, { depth: 0.54, drop: 140, haze: 0.35 }) +
    lenses(s, { y0: y + gap + 14, y1: y + gap + 90, count: 24, opacity: 0.2, color: s.sky(1), seed })
  return [o, far, mid]
}

export function foreground(
  s,
  { y = 826, height = 30, count = 620, color = s.p.ink, dots = true, seed = 'fg', amp = 12 } = {},
) {
  const pts = ridge(s, { y, amp, scale: 420, seed })
  return (
    path(down(s, pts), color) +
    grass(s, pts, { count, height, color, seed }) +
    (dots ? stipple(s, { y0: y - 130, y1: y, count: 1100, color, opacity: 0.24, seed }) : '')
  )
}

// Still water: sky colours reversed in bands, glints, and the light's path.
export function water(
  s,
  y0,
  y1 = s.Y1,
  {
    color = s.mix(s.sky(0.82), s.land(0.5), 0.3),
    deep = s.mix(s.sky(0.25), s.land(0.8), 0.35),
    glint = s.p.light,
    pathX = null,
    seed = 'w',
    bands = 7,
    x0 = s.X0 - 20,
    x1 = s.X1 + 20,
  } = {},
) {
  const { noise, rng } = s.sub('water' + seed)
  let o = ''
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1),
      y = y0 + (y1 - y0) * t ** 1.35 * 0.92,
      pts = []
    for (let x = x0; x <= x1; x += 30) pts.push([x, y + (i ? noise.fbm(x / 260 + i * 7, 2) * 9 * t : 0)])
    o += path(poly([...pts, [x1, y1 + 20], [x0, y1 + 20]]), s.mix(color, deep, t))
  }
  o += lenses(s, { y0: y0 + 6, y1, x0, x1, count: s.many(46), w: 190, h: 3.4, color: glint, opacity: 0.24, seed })
  if (pathX !== null) {
    let d = ''
    for (let i = 0; i < 40; i++) {
      const t = i / 40,
        y = y0 + 4 + (y1 - y0) * t ** 1.2,
        w = (26 + 90 * t) * rng.range(0.5, 1.2),
        cx = pathX + rng.range(-16, 16) * (1 + 2 * t)
      d += poly([
        [cx - w, y],
        [cx, y - 1.6 - 3 * t],
        [cx + w, y],
        [cx, y + 1.6 + 3 * t],
      ])
    }
    o += path(d, s.p.sun, 'opacity="0.62"')
  }
  return o
}
export const reflect = (inner, y, opacity = 0.28, squash = 0.55) =>
  `<g transform="translate(0 ${n(y * (1 + squash))}) scale(1 ${-squash})" opacity="${opacity}">${inner}</g>`
// A dirt track running to a vanishing point.
export const track = (
  s,
  { x0, x1, y0, y1, w0 = 6, w1 = 150, bend = 80, color = s.mix(s.p.light, s.land(0.5), 0.45), opacity = 0.7 },
) => {
  const L = [],
    R = []
  for (let i = 0; i <= 24; i++) {
    const t = i / 24,
      q = t ** 1.8,
      x = x1 + (x0 - x1) * q + Math.sin(t * 4.2) * bend * (1 - t) * (0.3 + t),
      w = w0 + (w1 - w0) * q,
      y = y1 + (y0 - y1) * t
    L.push([x - w, y])
    R.push([x + w, y])
  }
  return path(poly([...L, ...R.reverse()]), color, `opacity="${opacity}"`)
}
