// Banded sky, sun or moon with stepped halo, flat-bottomed cloud banks, stars, sun rays, birds.
import { ellipse, n, path, poly, sample } from './geom.mjs'
import { mix } from './palette.mjs'

export function sky(s, { horizon = 0.62, bands = 9, wave = 10, tilt = 0 } = {}) {
  const { W, H, X0, X1, Y0, Y1, span, p } = s
  const { noise } = s.sub('sky')
  const hy = H * horizon
  let out = `<rect${s.wide ? ` x="${X0}" y="${Y0}"` : ''} width="${span}" height="${H}" fill="${p.sky[0]}"/>`
  for (let i = 1; i < bands; i++) {
    const t = i / (bands - 1)
    const y = hy * (0.06 + 0.94 * t ** 0.86) - hy / bands
    const pts = []
    for (let x = X0 - 20; x <= X1 + 20; x += 40)
      pts.push([x, y + noise.fbm(x / 520 + i * 9, 2) * wave * (1.4 - t) + tilt * (x / W - 0.5)])
    out += path(poly([...pts, [X1 + 20, Y1], [X0 - 20, Y1]]), s.sky(t))
  }
  return out
}

export function sun(s, x, y, r, { halos = 4, spread = 0.72, color = s.p.sun, strength = 0.17, disc = true } = {}) {
  let out = ''
  for (let i = halos; i >= 1; i--)
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * (1 + spread * i ** 1.25))}" fill="${color}" opacity="${n(strength * 100 * (1 - (i - 1) / (halos + 1))) / 100}"/>`
  if (disc) out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"/>`
  return out
}

export function moon(s, x, y, r) {
  const id = s.id('m')
  s.def(
    `<mask id="${id}"><rect${s.wide ? ` x="${s.X0}" y="${s.Y0}"` : ''} width="${s.span}" height="${s.H}" fill="#fff"/><circle cx="${x + r * 0.42}" cy="${y - r * 0.16}" r="${r * 0.9}" fill="#000"/></mask>`,
  )
  return (
    sun(s, x, y, r, { strength: 0.07, spread: 0.8, disc: false }) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${s.p.sun}" mask="url(#${id})"/>`
  )
}

export function rays(s, x, y, { count = 16, length = 1400, opacity = 0.07, color = s.p.sun } = {}) {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + 0.08,
      w = Math.PI / count / 2.1
    d += poly([
      [x, y],
      [x + Math.cos(a - w) * length, y + Math.sin(a - w) * length],
      [x + Math.cos(a + w) * length, y + Math.sin(a + w) * length],
    ])
  }
  return path(d, color, `opacity="${opacity}"`)
}

// A bank of stacked lens-shaped clouds.
export function cloudBank(s, x, y, w, { color, opacity = 1, rows = 3, seed = 'c', lift = 1 } = {}) {
  const { rng } = s.sub(`cloud${seed}${x}${y}`)
  let d = ''
  for (let r = 0; r < rows; r++) {
    const cw = w * rng.range(0.45, 1) * (1 - r * 0.16),
      cx = x + rng.range(-0.22, 0.22) * w,
      cy = y - r * w * 0.03 * lift,
      h = cw * rng.range(0.028, 0.05) * lift
    const top = []
    const bumps = rng.int(4, 7)
    for (let i = 0; i <= bumps; i++) {
      const t = i / bumps
      top.push([cx - cw / 2 + cw * t, cy - Math.sin(Math.PI * t) ** 0.7 * h * (i % bumps ? rng.range(0.55, 1.6) : 0)])
    }
    d += poly([...sample(top, 7), [cx + cw * 0.36, cy + h * 0.32], [cx - cw * 0.3, cy + h * 0.26]])
  }
  return path(d, color, `opacity="${opacity}"`)
}

export function clouds(
  s,
  { count = 5, y0 = 0.16, y1 = 0.5, x0 = 0, x1 = 1, size = 420, mixTo = s.p.light, amount = 0.28, opacity = 0.85 } = {},
) {
  const { rng } = s.sub('clouds')
  let out = ''
  const total = s.many(count)
  for (let i = 0; i < total; i++) {
    const t = (i + rng()) / total,
      y = s.Y0 + s.H * (y0 + (y1 - y0) * t),
      x = s.X0 + s.span * (x0 + (x1 - x0) * rng())
    out += cloudBank(s, x, y, size * rng.range(0.6, 1.3) * (0.65 + 0.5 * (1 - t)), {
      color: mix(s.sky(Math.min(1, t * 0.8 + 0.12)), mixTo, amount),
      opacity,
      seed: i,
      rows: rng.int(2, 4),
    })
  }
  return out
}

export function stars(s, { count = 260, y1 = 0.6, color = s.p.sun } = {}) {
  const { rng } = s.sub('stars')
  let out = ''
  const sizes = [
    [0.9, 0.55, 0.7],
    [1.5, 0.75, 0.24],
    [2.4, 0.95, 0.06],
  ]
  for (const [r, o, share] of sizes) {
    let d = ''
    for (let i = 0; i < s.many(count) * share; i++) d += ellipse(s.X0 + rng() * s.span, s.H * y1 * rng() ** 1.3, r, r)
    out += path(d, color, `opacity="${o}"`)
  }
  return out
}

export function milkyWay(s, { x0 = 0.28, y0 = -0.08, x1 = 0.86, y1 = 0.66, width = 150 } = {}) {
  const { rng, noise } = s.sub('milky')
  const along = (t) => [s.W * (x0 + (x1 - x0) * t) + Math.sin(t * 3) * 60, s.H * (y0 + (y1 - y0) * t)]
  let o = ''
  for (let i = 0; i < 46; i++) {
    const t = rng(),
      [cx, cy] = along(t),
      off = (rng() + rng() - 1) * width * 0.7,
      r = width * rng.range(0.2, 0.55) * (0.7 + 0.5 * noise(t * 6))
    const pts = []
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * Math.PI * 2,
        q = r * rng.range(0.6, 1.15),
        ex = Math.cos(a) * q * 1.9,
        ey = Math.sin(a) * q * 0.5
      pts.push([cx + off * 0.6 + ex * 0.7 - ey * 0.7, cy - off + ex * 0.62 + ey * 0.75])
    }
    o += path(poly(sample(pts, 5, true)), s.p.light, 'opacity="0.065"')
  }
  for (const [r, count, op] of [
    [0.8, 620, 0.55],
    [1.4, 130, 0.8],
  ]) {
    let d = ''
    for (let i = 0; i < count; i++) {
      const [cx, cy] = along(rng()),
        off = (rng() + rng() + rng() - 1.5) * width * 1.2
      d += ellipse(cx + off * 0.6, cy - off, r, r)
    }
    o += path(d, s.p.sun, `opacity="${op}"`)
  }
  return o
}

export function birds(s, x, y, { count = 7, size = 16, spread = 160, color = s.p.ink, opacity = 0.9, seed = '' } = {}) {
  const { rng } = s.sub('birds' + seed + x)
  let d = ''
  for (let i = 0; i < count; i++) {
    const bx = x + rng.range(-1, 1) * spread,
      by = y + (s.wide ? 60 : 0) + rng.range(-0.4, 0.4) * spread,
      k = size * rng.range(0.6, 1.15),
      f = rng.range(0.25, 0.6),
      tip = rng.range(-0.05, 0.25)
    d += `M${n(bx)} ${n(by)}Q${n(bx - k * 0.35)} ${n(by - k * f)} ${n(bx - k)} ${n(by - k * tip)}Q${n(bx - k * 0.38)} ${n(by - k * f * 0.55)} ${n(bx)} ${n(by + k * 0.16)}Q${n(bx + k * 0.38)} ${n(by - k * f * 0.55)} ${n(bx + k)} ${n(by - k * tip)}Q${n(bx + k * 0.35)} ${n(by - k * f)} ${n(bx)} ${n(by)}Z`
  }
  return path(d, color, `opacity="${opacity}"`)
}
