// Grass tufts along a ridgeline, and sweeps of light on open ground.
import { n, path, poly } from './geom.mjs'
import { heightAt } from './terrain.mjs'

export function grass(
  s,
  pts,
  {
    color = s.p.ink,
    count = 420,
    height = 26,
    wind = 0.35,
    seed = '',
    x0 = s.X0 - 20,
    x1 = s.X1 + 20,
    opacity = 1,
    below = 0,
  } = {},
) {
  const { rng, noise } = s.sub('grass' + seed)
  let d = ''
  const total = s.many(count)
  for (let i = 0; i < total; i++) {
    const x = x0 + rng() * (x1 - x0),
      clump = 0.45 + 0.75 * Math.max(0, noise.fbm(x / 90, 3) + 0.35),
      y = heightAt(pts, x) + 3 + rng() * below,
      h = height * clump * rng.range(0.5, 1.3),
      b = (wind + rng.range(-0.55, 0.55)) * h,
      w = Math.max(1, height * 0.055)
    d += `M${n(x - w)} ${n(y)}Q${n(x + b * 0.15 - w * 0.5)} ${n(y - h * 0.6)} ${n(x + b)} ${n(y - h)}Q${n(x + b * 0.3 + w)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y)}Z`
  }
  return path(d, color, opacity < 1 ? `opacity="${opacity}"` : '')
}

// Long flat lenses: light on plains, mist, water glints.
export function lenses(
  s,
  { y0, y1, x0 = s.X0, x1 = s.X1, count = 14, w = 260, h = 5, color = s.p.light, opacity = 0.25, seed = '' } = {},
) {
  const { rng } = s.sub('lens' + seed)
  let d = ''
  const total = x0 === s.X0 ? s.many(count) : count
  for (let i = 0; i < total; i++) {
    const t = rng(),
      cx = x0 + rng() * (x1 - x0),
      cy = y0 + (y1 - y0) * t,
      lw = w * rng.range(0.35, 1.2) * (0.5 + 0.6 * t),
      lh = h * rng.range(0.5, 1) * (0.5 + 0.8 * t)
    d += poly([
      [cx - lw / 2, cy],
      [cx - lw * 0.2, cy - lh * 0.8],
      [cx + lw * 0.22, cy - lh * 0.6],
      [cx + lw / 2, cy],
      [cx + lw * 0.15, cy + lh * 0.5],
      [cx - lw * 0.25, cy + lh * 0.4],
    ])
  }
  return path(d, color, `opacity="${opacity}"`)
}

// A mist shelf with a soft wavy top, fading downward.
export function mist(s, y, { height = 70, color = s.sky(1), opacity = 0.5, seed = '' } = {}) {
  const { noise } = s.sub('mist' + seed)
  const id = s.id('f')
  s.def(
    `<linearGradient id="${id}" x1="0" y1="${y - height * 0.4}" x2="0" y2="${y + height}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".45" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
  )
  const pts = []
  for (let x = s.X0 - 20; x <= s.X1 + 20; x += 30)
    pts.push([x, y + noise.fbm(x / 300, 3) * height * 0.35 - height * 0.3])
  return path(poly([...pts, [s.X1 + 20, y + height], [s.X0 - 20, y + height]]), `url(#${id})`)
}
