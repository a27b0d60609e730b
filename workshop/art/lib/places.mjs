// Particular landforms: dunes, waterfall, crater, kopje, escarpment steps, beach.
import { blob, n, path, poly, sample } from './geom.mjs'
import { lenses } from './grass.mjs'
import { mix } from './palette.mjs'

// One dune: sunlit face and a shadow face meeting on a wandering crest.
export function dune(s, { x, y, w, h, depth = 0.5, lean = 0.12, seed = 'd', shadow = 0.42 }) {
  const { rng } = s.sub('dune' + seed + x)
  const lit = s.land(depth),
    dark = mix(lit, s.land(Math.min(1, depth + 0.4)), 0.75),
    top = [x + w * lean, y - h]
  const left = sample([[x - w / 2, y], [x - w * 0.28, y - h * 0.28], [x - w * 0.06, y - h * 0.78], top], 8),
    right = sample([top, [x + w * 0.24, y - h * 0.66], [x + w * 0.38, y - h * 0.2], [x + w / 2, y]], 8)
  const crest = sample(
    [
      top,
      [x + w * (lean - 0.05 + rng.range(-0.02, 0.02)), y - h * 0.66],
      [x + w * (lean + 0.06), y - h * 0.34],
      [x + w * (lean - 0.06), y],
      [x + w * lean, s.Y1 + 40],
    ],
    8,
  )
  return (
    path(
      poly([
        [x - w * 2.4, y + h * 0.1],
        ...left,
        ...right,
        [x + w * 2.4, y + h * 0.1],
        [x + w * 2.4, s.Y1 + 40],
        [x - w * 2.4, s.Y1 + 40],
      ]),
      s.fade(lit, mix(lit, s.p.light, 0.25), 0, y - h, 0, y + h, 'userSpaceOnUse'),
    ) + path(poly([...right, ...crest.filter(([, cy]) => cy <= y + 2).reverse()]), dark, `opacity="${shadow + 0.4}"`)
  )
}

export function ripples(s, { y0, y1, count = 26, color = s.p.ink, opacity = 0.14, seed = '' }) {
  const { rng, noise } = s.sub('ripple' + seed)
  let d = ''
  const total = s.many(count)
  for (let i = 0; i < total; i++) {
    const t = i / total,
      y = y0 + (y1 - y0) * t ** 1.3,
      x = s.X0 + rng() * s.span,
      w = 240 + 500 * t,
      a = [],
      b = []
    for (let q = 0; q <= 20; q++) {
      const u = q / 20,
        yy = y + noise.fbm((x + u * w) / 160 + i, 2) * 14
      a.push([x + (u - 0.5) * w, yy])
      b.push([x + (u - 0.5) * w, yy + Math.sin(Math.PI * u) * (1.5 + 2.4 * t)])
    }
    d += poly([...a, ...b.reverse()])
  }
  return path(d, color, `opacity="${opacity}"`)
}

// White water through a slot in dark cliffs, spreading to a pool with spray.
export function waterfall(s, { x, top, base, w = 60, spread = 120, cliff = s.land(0.7), cliffDark = s.land(0.9) }) {
  const { rng } = s.sub('fall')
  const foam = mix('#ffffff', s.sky(0.9), s.night ? 0.6 : 0.22),
    mid = mix(foam, s.land(0.35), 0.4)
  const wallOf = (dir) => {
    const pts = [[x + dir * w * 0.5, top]]
    for (let i = 1; i <= 7; i++) {
      const t = i / 7
      pts.push([x + dir * (w * 0.5 + spread * t ** 1.6 * rng.range(0.7, 1.05)), top + (base - top) * t])
    }
    return poly([
      ...pts,
      [x + dir * 1700, base + 60],
      [x + dir * 1700, top - rng.range(10, 30)],
      [x + dir * 300, top - 26],
      [x + dir * w * 1.1, top - 12],
    ])
  }
  const walls = { '-1': wallOf(-1), 1: wallOf(1) },
    wall = (dir) => walls[dir]
  let o = path(
    poly([
      [x - w * 0.6, top - 8],
      [x + w * 0.6, top - 8],
      [x + w * 0.7 + spread, base + 20],
      [x - w * 0.7 - spread, base + 20],
    ]),
    foam,
  )
  let st = ''
  for (let i = 0; i < 34; i++) {
    const u = rng.range(-0.9, 0.9),
      t0 = rng.range(0, 0.7),
      t1 = Math.min(1, t0 + rng.range(0.12, 0.35)),
      q = (t) => x + u * (w * 0.5 + spread * t ** 1.6 * 0.8),
      yy = (t) => top + (base - top) * t
    st += poly([
      [q(t0), yy(t0)],
      [q(t1) - 4, yy((t0 + t1) / 2)],
      [q(t1), yy(t1)],
      [q(t1) + 4, yy((t0 + t1) / 2)],
    ])
  }
  o += path(st, mid, 'opacity="0.75"') + path(wall(-1), cliff) + path(wall(1), s.mix(cliff, cliffDark, 0.6))
  // fluted rock: long shaded wedges hanging from the rim, thin lit arrises beside them
  let slab = '',
    face = ''
  for (const dir of [-1, 1])
    for (let d = w * 0.62; d < (s.wide ? 1500 : 1100); d += rng.range(18, 58)) {
      const lo = x + dir * (d + spread * 0.95 * Math.exp(-d / 260)),
        cx = x + dir * d,
        hh = (base - top) * rng.range(0.3, 0.98),
        ww = rng.range(8, 30),
        y0 = top + (rng() < 0.4 ? rng.range(10, 70) : -6),
        bx = cx + (lo - cx) * (hh / (base - top)) ** 1.6
      slab += poly([
        [cx - ww * 0.5, y0],
        [cx + ww * 0.5, y0 + 3],
        [bx + ww * 0.34, y0 + hh * 0.6],
        [bx + ww * 0.1, y0 + hh],
        [bx - ww * 0.4, y0 + hh * 0.52],
      ])
      if (rng() < 0.55)
        face += poly([
          [cx + ww * 0.6, y0 + 4],
          [cx + ww * 0.6 + 5, y0 + 6],
          [bx + ww * 0.5, y0 + hh * 0.5],
        ])
    }
  o +=
    `<g ${s.clip(wall(-1) + wall(1))}>` +
    path(slab, cliffDark, 'opacity="0.62"') +
    path(face, s.p.light, 'opacity="0.26"') +
    '</g>'
  for (let i = 0; i < 12; i++)
    o += `<ellipse cx="${n(x + rng.range(-1, 1) * spread * 1.5)}" cy="${n(base + rng.range(-30, 16))}" rx="${n(rng.range(50, 130))}" ry="${n(rng.range(16, 40))}" fill="${foam}" opacity="0.32"/>`
  return o
}

export const kopje = (s, x, y, k, { color = s.land(0.8), light = s.p.light } = {}) => {
  const rocks = [
    [0, 0, 150, 90],
    [-110, 0, 120, 60],
    [105, 0, 130, 66],
    [-36, -58, 110, 66],
    [52, -50, 96, 50],
    [6, -96, 78, 44],
    [170, 0, 80, 34],
    [-180, 0, 80, 30],
  ]
  return rocks
    .map(([dx, dy, w, h]) => {
      const cx = x + dx * k,
        cy = y + dy * k,
        a = w * k * 0.5,
        b = h * k
      const d = blob([
        [cx - a, cy + 4],
        [cx - a * 1.02, cy - b * 0.5],
        [cx - a * 0.6, cy - b * 0.96],
        [cx + a * 0.2, cy - b],
        [cx + a * 0.9, cy - b * 0.7],
        [cx + a * 1.02, cy - b * 0.2],
        [cx + a * 0.96, cy + 4],
      ])
      return (
        path(d, color) +
        `<g ${s.clip(d)}>${path(
          blob([
            [cx - a * 1.1, cy],
            [cx - a * 1.1, cy - b * 1.1],
            [cx, cy - b * 1.2],
            [cx + a * 0.5, cy - b * 0.9],
            [cx - a * 0.1, cy - b * 0.82],
            [cx - a * 0.62, cy - b * 0.5],
            [cx - a * 0.76, cy],
          ]),
          light,
          'opacity="0.34"',
        )}${path(
          poly([
            [cx + a * 0.3, cy - b],
            [cx + a * 0.36, cy - b * 0.4],
            [cx + a * 0.24, cy + 4],
            [cx + a * 0.3, cy - b * 0.4],
          ]),
          s.p.ink,
          'opacity="0.4"',
        )}</g>`
      )
    })
    .join('')
}

// A lake seen at a slant: stacked ellipses of sky colour in a dark rim.
export const lake = (s, x, y, rx, ry, { rim = s.land(0.85), color = s.sky(0.7) } = {}) =>
  `<ellipse cx="${x}" cy="${y - ry * 0.1}" rx="${rx * 1.07}" ry="${ry * 1.14}" fill="${rim}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${mix(color, s.land(0.5), 0.3)}"/><ellipse cx="${x}" cy="${y + ry * 0.14}" rx="${rx * 0.93}" ry="${ry * 0.82}" fill="${mix(color, s.land(0.5), 0.1)}"/>` +
  lenses(s, {
    x0: x - rx * 0.6,
    x1: x + rx * 0.6,
    y0: y - ry * 0.3,
    y1: y + ry * 0.7,
    count: 10,
    w: rx * 0.5,
    h: 2.4,
    opacity: 0.4,
    seed: 'lk' + x,
  })
