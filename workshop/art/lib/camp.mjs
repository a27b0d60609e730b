// Camps, villages, lodges, school, and the Dubai skyline.
import { blob, ellipse, limb, n, path, poly } from './geom.mjs'

// Ridge tent with fly sheet and a lit doorway; origin at the middle of its floor.
export function tent(s, { canvas = s.p.light, shade, glow = s.p.accent, lit = true } = {}) {
  const sh = shade ?? s.mix(canvas, s.p.ink, 0.45),
    inner = lit ? glow : s.p.ink
  return (
    path(
      poly([
        [-104, 0],
        [104, 0],
        [104, 7],
        [-104, 7],
      ]),
      s.p.ink,
    ) +
    path(
      poly([
        [-78, 0],
        [-74, -52],
        [0, -92],
        [74, -52],
        [78, 0],
      ]),
      lit ? s.mix(sh, glow, 0.42) : sh,
    ) +
    path(
      poly([
        [-34, 0],
        [-26, -54],
        [0, -70],
        [26, -54],
        [34, 0],
      ]),
      inner,
    ) +
    (lit
      ? path(
          poly([
            [-20, 0],
            [-14, -44],
            [0, -56],
            [14, -44],
            [20, 0],
          ]),
          s.mix(inner, '#fff6d8', 0.6),
        )
      : '') +
    path(
      blob(
        [
          [-34, 0],
          [-28, -52],
          [-18, -58],
          [-26, -30],
          [-24, 0],
        ],
        5,
      ) +
        blob(
          [
            [34, 0],
            [28, -52],
            [18, -58],
            [26, -30],
            [24, 0],
          ],
          5,
        ),
      canvas,
    ) +
    path(
      poly([
        [-112, -50],
        [0, -110],
        [112, -50],
        [98, -46],
        [0, -94],
        [-98, -46],
      ]),
      canvas,
    ) +
    path(
      poly([
        [0, -110],
        [112, -50],
        [98, -46],
        [0, -94],
      ]),
      sh,
    ) +
    path(
      limb([
        [-108, -50, 0.8],
        [-138, 4, 0.8],
      ]) +
        limb([
          [108, -50, 0.8],
          [138, 4, 0.8],
        ]) +
        limb([
          [-94, -46, 1.4],
          [-94, 2, 1.4],
        ]) +
        limb([
          [94, -46, 1.4],
          [94, 2, 1.4],
        ]),
      s.p.ink,
    )
  )
}

export function lantern(s, x, y, r = 7, pole = 0) {
  const post = pole
    ? path(
        limb([
          [x - r * 1.9, y + pole, 1.5],
          [x - r * 1.9, y - r * 2.6, 1.3],
          [x - r, y - r * 3.3, 1.1],
          [x, y - r * 2.1, 0.8],
        ]),
        s.p.ink,
      )
    : ''
  return (
    post +
    [5, 3.2, 2]
      .map(
        (k, i) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * k)}" fill="${s.p.accent}" opacity="${[0.07, 0.11, 0.2][i]}"/>`,
      )
      .join('') +
    path(ellipse(x, y, r * 0.8, r), s.mix(s.p.accent, '#fff3cf', 0.6)) +
    path(
      limb([
        [x, y - r * 1.2, r * 0.3],
        [x, y - r * 2.2, 0.6],
      ]),
      s.p.ink,
    )
  )
}

export function fire(s, x, y, k = 1) {
  const f = (w, h, c) =>
    path(
      blob(
        [
          [x - w * k, y],
          [x - w * 0.8 * k, y - h * 0.35 * k],
          [x - w * 0.3 * k, y - h * 0.55 * k],
          [x - w * 0.05 * k, y - h * k],
          [x + w * 0.35 * k, y - h * 0.6 * k],
          [x + w * 0.85 * k, y - h * 0.3 * k],
          [x + w * k, y],
        ],
        6,
      ),
      c,
    )
  return (
    [150, 96, 54]
      .map(
        (r, i) =>
          `<ellipse cx="${x}" cy="${y - 8}" rx="${r * k}" ry="${r * 0.62 * k}" fill="${s.p.accent}" opacity="${[0.09, 0.13, 0.2][i]}"/>`,
      )
      .join('') +
    f(18, 56, s.mix(s.p.accent, '#c8321c', 0.45)) +
    f(12, 38, s.p.accent) +
    f(6, 22, '#fff0c2') +
    path(
      limb([
        [x - 26 * k, y + 2, 3 * k],
        [x + 24 * k, y - 5 * k, 3 * k],
      ]) +
        limb([
          [x + 26 * k, y + 2, 3 * k],
          [x - 24 * k, y - 5 * k, 3 * k],
        ]),
      s.p.ink,
    )
  )
}

// Round thatched house.
export function rondavel(s, { wall = s.p.land[1], thatch = s.p.ink, light = s.p.light, lit = s.night } = {}) {
  return (
    path(
      poly([
        [-44, 2],
        [-44, -46],
        [44, -46],
        [44, 2],
      ]),
      wall,
    ) +
    path(
      poly([
        [8, 2],
        [8, -46],
        [44, -46],
        [44, 2],
      ]),
      s.p.ink,
      'opacity="0.22"',
    ) +
    path(
      poly([
        [-10, 2],
        [-10, -34],
        [10, -34],
        [10, 2],
      ]),
      lit ? s.p.accent : s.p.ink,
    ) +
    path(
      poly([
        [22, -20],
        [22, -34],
        [34, -34],
        [34, -20],
      ]),
      lit ? s.p.accent : s.p.ink,
    ) +
    path(
      poly([
        [-62, -36],
        [-46, -56],
        [0, -108],
        [46, -56],
        [62, -36],
        [40, -42],
        [0, -38],
        [-40, -42],
      ]),
      thatch,
    ) +
    path(
      poly([
        [-56, -40],
        [-44, -58],
        [0, -106],
        [-14, -62],
        [-26, -42],
      ]),
      light,
      'opacity="0.35"',
    ) +
    path(ellipse(0, -108, 5, 5), thatch)
  )
}

// Low school with veranda and a tin roof.
export function school(s, { wall = s.p.light, roof = s.p.accent, bays = 4 } = {}) {
  const w = bays * 52,
    x = -w / 2
  let o =
    path(
      poly([
        [x, 0],
        [x, -56],
        [-x, -56],
        [-x, 0],
      ]),
      wall,
    ) +
    path(
      poly([
        [x, 0],
        [x, -16],
        [-x, -16],
        [-x, 0],
      ]),
      s.mix(wall, s.p.ink, 0.4),
    )
  for (let i = 0; i < bays; i++)
    o += path(
      i % 2
        ? poly([
            [x + i * 52 + 15, 0],
            [x + i * 52 + 15, -42],
            [x + i * 52 + 37, -42],
            [x + i * 52 + 37, 0],
          ])
        : poly([
            [x + i * 52 + 12, -24],
            [x + i * 52 + 12, -44],
            [x + i * 52 + 40, -44],
            [x + i * 52 + 40, -24],
          ]),
      s.mix(s.p.ink, s.p.land[2], 0.25),
    )
  return (
    o +
    path(
      poly([
        [x - 24, -50],
        [x + 8, -92],
        [-x - 8, -92],
        [-x + 24, -50],
      ]),
      roof,
    ) +
    path(
      poly([
        [x - 24, -50],
        [x - 16, -60],
        [-x + 16, -60],
        [-x + 24, -50],
      ]),
      s.p.ink,
      'opacity="0.25"',
    ) +
    path(
      Array.from({ length: bays + 1 }, (_, i) =>
        limb(
          [
            [x - 14 + (i * (w + 28)) / bays, -52, 2],
            [x - 14 + (i * (w + 28)) / bays, 2, 2],
          ],
          true,
        ),
      ).join(''),
      s.p.ink,
    )
  )
}

// Tower profiles; burj() is the tapering Y-plan spire.
export function burj(x, base, h) {
  const w = h * 0.085,
    st = [
      [1, 0.1],
      [0.9, 0.2],
      [0.8, 0.3],
      [0.7, 0.39],
      [0.6, 0.48],
      [0.5, 0.56],
      [0.4, 0.63],
      [0.3, 0.69],
      [0.22, 0.76],
      [0.13, 0.82],
      [0.06, 0.89],
      [0.025, 1],
    ]
  const L = [[x - w, base]],
    R = [[x + w, base]]
  st.forEach(([k, y], i) => {
    const o = i % 2 ? 1 : 0.9,
      q = i % 2 ? 0.9 : 1
    L.push(
      [x - w * k * o, base - h * (y - 0.05 * (i % 2))],
      [x - w * (st[i + 1]?.[0] ?? 0) * o, base - h * (y - 0.05 * (i % 2)) - 2],
    )
    R.push(
      [x + w * k * q, base - h * (y - 0.05 * ((i + 1) % 2))],
      [x + w * (st[i + 1]?.[0] ?? 0) * q, base - h * (y - 0.05 * ((i + 1) % 2)) - 2],
    )
  })
  return poly([...L, [x, base - h * 1.03], ...R.reverse()])
}
export const sailHotel = (x, base, h) =>
  `M${n(x - h * 0.12)} ${base}L${n(x - h * 0.1)} ${n(base - h)}C${n(x + h * 0.22)} ${n(base - h * 0.78)} ${n(x + h * 0.27)} ${n(base - h * 0.3)} ${n(x + h * 0.26)} ${base}Z` +
  limb([
    [x - h * 0.1, base - h * 0.94, 1.6],
    [x - h * 0.1, base - h * 1.16, 0.6],
  ])

export function towers(s, { x0, x1, base, min, max, color, seed = '', gap = 4, windows = null, windowOpacity = 0.6 }) {
  const { rng } = s.sub('towers' + seed)
  let d = '',
    win = ''
  for (let x = x0; x < x1; ) {
    const w = rng.range(22, 58),
      t = (x - x0) / (x1 - x0),
      h = (min + (max - min) * rng() ** 1.6) * (0.65 + 0.5 * Math.sin(Math.PI * t)),
      top = base - h,
      kind = rng.int(0, 5)
    const roof =
      kind === 0
        ? [
            [x, top],
            [x + w, top - w * 0.5],
          ]
        : kind === 1
          ? [
              [x, top],
              [x + w * 0.3, top - 12],
              [x + w * 0.7, top - 12],
              [x + w, top],
            ]
          : kind === 2
            ? [
                [x, top],
                [x + w * 0.5, top - w * 0.9],
                [x + w, top],
              ]
            : kind === 3
              ? [
                  [x, top],
                  [x + w * 0.2, top],
                  [x + w * 0.2, top - 14],
                  [x + w * 0.48, top - 14],
                  [x + w * 0.5, top - 50],
                  [x + w * 0.52, top - 14],
                  [x + w * 0.8, top - 14],
                  [x + w * 0.8, top],
                  [x + w, top],
                ]
              : [
                  [x, top],
                  [x + w, top],
                ]
    d += poly([[x, base + 4], ...roof, [x + w, base + 4]])
    if (windows)
      for (let wy = top + 10; wy < base - 8; wy += 9)
        for (let wx = x + 5; wx < x + w - 5; wx += 8) if (rng() < 0.3) win += `M${n(wx)} ${n(wy)}h3.4v4.2h-3.4Z`
    x += w + rng.range(0, gap)
  }
  return path(d, color) + (windows ? path(win, windows, `opacity="${windowOpacity}"`) : '')
}
