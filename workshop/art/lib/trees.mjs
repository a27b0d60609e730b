// Procedural trees as filled shapes, feet on the given point.
import { blob, ellipse, limb, path, poly, sample, stem } from './geom.mjs'

// A flat-bottomed leafy pad with a softly broken edge.
function pad(rng, cx, cy, w, h, rough = 0.12) {
  const top = [],
    low = [],
    m = Math.max(9, Math.min(26, Math.round(w / 9)))
  for (let i = 0; i <= m; i++) {
    const t = i / m
    top.push([
      cx - w / 2 + w * t + rng.range(-1, 1) * w * 0.012,
      cy - Math.sin(Math.PI * t) ** 0.6 * h * (1 + rng.range(-1, 0.8) * rough * 1.5),
    ])
  }
  for (let i = m; i >= 0; i -= 2) {
    const t = i / m
    low.push([cx - w / 2 + w * t, cy + Math.sin(Math.PI * t) ** 0.5 * h * 0.18 * (1 + rng.range(-1, 1.6) * rough * 3)])
  }
  return poly([...sample(top, 3), ...sample(low, 3)])
}

// Umbrella thorn: forked trunk fanning into a wide, layered flat crown.
export function acacia(
  s,
  x,
  y,
  height,
  { color = s.p.ink, light = null, spread = 1.25, lean = 0, seed = '', pads = 5, side = 1, lightOpacity = 0.55 } = {},
) {
  const { rng } = s.sub(`acacia${seed}${x}`)
  const h = height,
    w = h * spread,
    top = y - h,
    tr = h * 0.032,
    fork = y - h * rng.range(0.3, 0.4),
    fx = x + lean * h * 0.4
  const crownX = x + lean * h
  let wood = stem([
    [x, y + 4, tr * 2.1],
    [x + lean * h * 0.03, y - h * 0.04, tr * 1.25],
    [x + lean * h * 0.1, y - h * 0.14, tr],
    [fx, fork, tr * 0.82],
  ])
  const crown = [],
    lit = []
  for (let i = 0; i < pads; i++) {
    const t = pads === 1 ? 0.5 : i / (pads - 1),
      off = (t - 0.5) * 2
    const pw = w * rng.range(0.4, 0.54) * (1 - Math.abs(off) * 0.18),
      ph = h * rng.range(0.085, 0.12)
    const px = crownX + off * (w - pw) * 0.5,
      py = top + h * (0.14 + Math.abs(off) ** 1.6 * 0.12 + rng.range(-0.02, 0.03))
    crown.push(pad(rng, px, py, pw, ph))
    lit.push(pad(rng, px - side * pw * -0.06, py - ph * 0.52, pw * 0.6, ph * 0.42, 0.2))
    for (let b = 0; b < (i % 2 ? 1 : 2); b++) {
      const bx = px + (b - 0.5) * pw * 0.5,
        mid = fork + (py - fork) * 0.55
      wood += limb([
        [fx + off * tr * 0.5, fork + tr * 0.6, tr * 0.6],
        [fx + (bx - fx) * (0.3 + rng() * 0.1), fork + (mid - fork) * 1.15, tr * 0.42],
        [fx + (bx - fx) * (0.62 + rng() * 0.1), mid + (py - mid) * rng.range(0.5, 0.72), tr * 0.27],
        [bx, py - ph * 0.15, tr * 0.12],
      ])
    }
  }
  crown.push(pad(rng, crownX, top + h * 0.13, w * 0.62, h * 0.12))
  let out = path(wood, color) + path(crown.join(''), color)
  if (light) out += path(lit.join(''), light, `opacity="${lightOpacity}"`)
  return out
}

// Fever tree: taller, airy rounded clumps on a pale forked trunk.
export function feverTree(s, x, y, height, { color = s.p.ink, trunk = color, light = null, seed = '' } = {}) {
  const { rng } = s.sub(`fever${seed}${x}`)
  let wood = '',
    leaf = '',
    lit = ''
  const tr = height * 0.026
  for (let i = 0; i < 7; i++) {
    const a = (i / 6 - 0.5) * 1.7,
      L = height * rng.range(0.62, 0.95) * (1 - Math.abs(a) * 0.12),
      ex = x + Math.sin(a) * L * 0.62,
      ey = y - height * 0.2 - Math.cos(a) * L * 0.8
    wood += stem([
      [x, y + 2, tr * 1.5],
      [x + Math.sin(a) * L * 0.08, y - height * 0.26, tr * 0.8],
      [x + Math.sin(a) * L * 0.36, (y - height * 0.26 + ey) / 2, tr * 0.5],
      [ex, ey, tr * 0.16],
    ])
    for (let k = 0; k < 3; k++) {
      const cx = ex + rng.range(-0.12, 0.12) * height,
        cy = ey + rng.range(-0.04, 0.12) * height,
        w = height * rng.range(0.22, 0.36)
      leaf += pad(rng, cx, cy, w, w * 0.34, 0.2)
      lit += pad(rng, cx, cy - w * 0.16, w * 0.56, w * 0.14, 0.2)
    }
  }
  return path(wood, trunk) + path(leaf, color) + (light ? path(lit, light, 'opacity="0.5"') : '')
}

export function baobab(s, x, y, height, { color = s.p.ink, light = null, seed = '', side = 1 } = {}) {
  const { rng } = s.sub(`baobab${seed}${x}`)
  const h = height,
    w = h * 0.17
  const trunk = blob([
    [x - w * 1.25, y + 4],
    [x - w * 0.95, y - h * 0.2],
    [x - w * 0.86, y - h * 0.42],
    [x - w * 0.6, y - h * 0.58],
    [x, y - h * 0.62],
    [x + w * 0.62, y - h * 0.57],
    [x + w * 0.88, y - h * 0.4],
    [x + w * 0.98, y - h * 0.18],
    [x + w * 1.3, y + 4],
  ])
  let wood = trunk,
    leaf = '',
    lit = ''
  const branch = (sx, sy, a, L, r, depth) => {
    const ex = sx + Math.sin(a) * L,
      ey = sy - Math.cos(a) * L * 0.82,
      bend = rng.range(-0.12, 0.12) * L
    wood += limb([
      [sx, sy, r],
      [sx + (ex - sx) * 0.5 + bend, sy + (ey - sy) * 0.42, r * 0.66],
      [ex, ey, r * 0.36],
    ])
    if (depth === 0) {
      if (rng() < 0.62) {
        const pw = h * rng.range(0.06, 0.13)
        leaf += pad(rng, ex, ey + 2, pw, pw * 0.3, 0.2)
        lit += pad(rng, ex, ey - pw * 0.12, pw * 0.5, pw * 0.12, 0.2)
      }
      return
    }
    const kids = depth > 1 ? 2 : 3
    for (let c = 0; c < kids; c++)
      branch(
        sx + (ex - sx) * rng.range(0.7, 0.98),
        sy + (ey - sy) * rng.range(0.68, 0.96),
        a * 1.02 + (c - (kids - 1) / 2) * rng.range(0.5, 0.85),
        L * rng.range(0.42, 0.62),
        r * 0.42,
        depth - 1,
      )
  }
  for (let i = 0; i < 7; i++) {
    const a = (i / 6 - 0.5) * 2.5
    branch(x + Math.sin(a) * w * 0.55, y - h * 0.53 + Math.abs(a) * h * 0.02, a, h * rng.range(0.2, 0.27), h * 0.034, 2)
  }
  let out = path(wood, color) + path(leaf, color)
  if (light)
    out +=
      `<g ${s.clip(trunk)} opacity="0.5">${path(
        [0, 1, 2, 3]
          .map((i) =>
            limb([
              [x + side * w * (1.22 - i * 0.2), y, w * 0.05],
              [x + side * w * (0.88 - i * 0.17), y - h * (0.28 - i * 0.05), w * (0.07 - i * 0.012)],
              [x + side * w * (0.62 - i * 0.14), y - h * (0.58 - i * 0.1), w * 0.015],
            ]),
          )
          .join(''),
        light,
      )}</g>` + path(lit, light, 'opacity="0.45"')
  return out
}

export function palm(s, x, y, height, { color = s.p.ink, light = null, lean = 0.18, seed = '', fronds = 11 } = {}) {
  const { rng } = s.sub(`palm${seed}${x}`)
  const tx = x + lean * height,
    ty = y - height,
    r = height * 0.018
  let d = stem([
      [x, y + 3, r * 1.6],
      [x + lean * height * 0.25, y - height * 0.4, r],
      [x + lean * height * 0.65, y - height * 0.75, r * 0.8],
      [tx, ty, r * 0.75],
    ]),
    lit = ''
  for (let i = 0; i < fronds; i++) {
    const a = -Math.PI / 2 + (i / (fronds - 1) - 0.5) * 4.1 + rng.range(-0.12, 0.12),
      L = height * rng.range(0.32, 0.42),
      droop = L * rng.range(0.28, 0.5)
    const spine = sample(
      [
        [tx, ty],
        [tx + Math.cos(a) * L * 0.5, ty + Math.sin(a) * L * 0.5 - L * 0.06],
        [tx + Math.cos(a) * L, ty + Math.sin(a) * L * 0.75 + droop],
      ],
      7,
    )
    const up = [],
      dn = []
    spine.forEach((p, k) => {
      const t = k / (spine.length - 1),
        wd = Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) * L * 0.1
      up.push([p[0], p[1] - wd * 0.35])
      dn.push([p[0] + wd * 0.1, p[1] + wd * (k % 2 ? 1.25 : 0.45)])
    })
    d += poly([...up, ...dn.reverse()])
    if (i % 2)
      lit += limb(
        spine.filter((_, k) => k % 3 === 0).map((p, k) => [p[0], p[1] - 1, Math.max(0.3, height * 0.006 - k * 0.3)]),
      )
  }
  return (
    path(d, color) +
    (light ? path(lit, light, 'opacity="0.5"') : '') +
    path(ellipse(tx, ty + r, r * 1.6, r * 1.3), color)
  )
}

export function papyrus(s, x0, x1, y, height, { color = s.p.ink, count = 26, seed = '' } = {}) {
  const { rng } = s.sub(`papyrus${seed}${x0}`)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = x0 + (x1 - x0) * rng(),
      h = height * rng.range(0.5, 1),
      lean = rng.range(-0.2, 0.2) * h,
      tx = x + lean,
      ty = y - h
    d += limb([
      [x, y + 6, height * 0.011],
      [x + lean * 0.35, y - h * 0.55, height * 0.008],
      [tx, ty, height * 0.006],
    ])
    for (let k = 0; k < 13; k++) {
      const a = -Math.PI / 2 + (k / 12 - 0.5) * 3.5,
        r = height * rng.range(0.13, 0.19)
      d += poly([
        [tx, ty - 1],
        [tx + Math.cos(a) * r * 0.6 - 1, ty + Math.sin(a) * r * 0.6 - 1],
        [tx + Math.cos(a) * r, ty + Math.sin(a) * r * 0.85 + r * 0.18],
        [tx + Math.cos(a) * r * 0.6 + 1, ty + Math.sin(a) * r * 0.6 + 1],
      ])
    }
  }
  return path(d, color)
}

// Rainforest canopy as a band of billowing crowns with lit tops, along a ridgeline.
export function canopy(s, ridgePts, { color, light = null, size = 60, seed = '', density = 1, opacity = 0.35 } = {}) {
  const { rng } = s.sub('canopy' + seed)
  let d = poly([...ridgePts, [ridgePts[ridgePts.length - 1][0], s.Y1 + 20], [ridgePts[0][0], s.Y1 + 20]]),
    lit = ''
  const bump = (cx, cy, r, k) => {
    const pts = []
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2
      const q = r * (1 + 0.1 * Math.sin(a * 5 + k) + rng.range(-0.05, 0.05))
      pts.push([cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.7])
    }
    return poly(pts)
  }
  for (let i = 0; i < ridgePts.length; i += Math.max(1, Math.round(size / 14 / density))) {
    const [x, y] = ridgePts[i],
      r = size * rng.range(0.45, 1),
      cy = y + r * 0.18 - (rng() < 0.16 ? r * 0.5 : 0)
    d += bump(x, cy, r, i)
    if (light)
      for (let k = 0; k < 2; k++)
        lit += blob([
          [x - r * 0.6, cy - r * 0.22 + k * r * 0.5],
          [x - r * 0.1, cy - r * 0.56 + k * r * 0.55],
          [x + r * 0.5, cy - r * 0.3 + k * r * 0.5],
          [x + r * 0.1, cy - r * 0.34 + k * r * 0.5],
        ])
  }
  return path(d, color) + (light ? path(lit, light, `opacity="${opacity}"`) : '')
}

// Giant groundsel of the high moors: candelabra of rosettes.
export function groundsel(s, x, y, height, { color = s.p.ink, light = null, seed = '' } = {}) {
  const { rng } = s.sub(`groundsel${seed}${x}`)
  let d = stem([
      [x, y + 4, height * 0.085],
      [x, y - height * 0.08, height * 0.06],
      [x, y - height * 0.45, height * 0.055],
    ]),
    lit = ''
  const arms =
    rng() < 0.4
      ? [
          [-0.17, 0.74 + rng() * 0.12],
          [0.13, 0.94 + rng() * 0.08],
        ]
      : [
          [-0.2, 0.7 + rng() * 0.2],
          [rng.range(-0.03, 0.05), 1],
          [0.21, 0.7 + rng() * 0.22],
        ]
  for (const [dx, h] of arms) {
    const tx = x + dx * height,
      ty = y - h * height * 0.86
    d += limb([
      [x, y - height * 0.4, height * 0.05],
      [x + dx * height * 0.9, y - height * 0.55, height * 0.045],
      [tx, ty, height * 0.05],
    ])
    for (let k = 0; k < 11; k++) {
      const a = -Math.PI / 2 + (k / 10 - 0.5) * 3.3,
        r = height * rng.range(0.14, 0.19)
      const q = [
        [tx, ty + 2, height * 0.02],
        [tx + Math.cos(a) * r * 0.6, ty + Math.sin(a) * r * 0.7, height * 0.024],
        [tx + Math.cos(a) * r, ty + Math.sin(a) * r, 0.4],
      ]
      d += limb(q)
      if (light && a > -1.5 && a < 0.1) lit += limb(q.slice(1).map((p) => [p[0], p[1], Math.max(0.3, p[2] * 0.32)]))
    }
  }
  return path(d, color) + (light ? path(lit, light, 'opacity="0.5"') : '')
}

export function shrubs(s, ridgePts, { color, count = 30, size = 12, seed = '' } = {}) {
  const { rng } = s.sub('shrub' + seed)
  let d = ''
  for (let i = 0; i < s.many(count); i++) {
    const p = ridgePts[Math.floor(rng() * ridgePts.length)],
      w = size * rng.range(0.7, 2.2)
    d += pad(rng, p[0], p[1] + 2, w, w * rng.range(0.3, 0.5), 0.2)
  }
  return path(d, color)
}
