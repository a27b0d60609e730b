// Vehicles, boats, aircraft and buildings. Feet or keel at y = 0, facing right, drawn in units of about a centimetre of a 4x4's height (100).
import { blob, ellipse, limb, n, path, poly } from './geom.mjs'

const rect = (x, y, w, h, r = 0) =>
  r
    ? `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${n(-(h - 2 * r))}q0 ${-r} ${r} ${-r}Z`
    : `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
const wheel = (x, r, c) =>
  path(ellipse(x, -r, r, r), c.tyre) +
  path(ellipse(x, -r, r * 0.56, r * 0.56), c.hub) +
  path(ellipse(x, -r, r * 0.22, r * 0.22), c.tyre)
const arch = (x, r) => `M${x - r} -18A${r} ${r} 0 0 1 ${x + r} -18Z`

// c: { body, shade, glass, tyre, hub, trim, glow }
export function colours(s, body = s.p.light, shade = s.mix(body, s.p.ink, 0.35)) {
  return {
    body,
    shade,
    glass: s.night ? s.p.accent : s.mix(s.p.ink, s.sky(0.8), 0.3),
    tyre: s.p.ink,
    hub: s.mix(s.p.ink, s.p.light, 0.45),
    trim: s.p.ink,
    glow: s.p.accent,
  }
}

const guests = (c, xs, y) =>
  path(
    xs
      .map(
        (x) =>
          ellipse(x, y - 9, 4, 4.8) +
          poly([
            [x - 7, y + 16],
            [x - 6.4, y - 1],
            [x - 3, y - 4.5],
            [x + 3, y - 4.5],
            [x + 6.4, y - 1],
            [x + 7, y + 16],
          ]) +
          ellipse(x, y - 11.4, 7.6, 1.2) +
          poly([
            [x - 4.4, y - 11],
            [x - 3.6, y - 15.6],
            [x + 3.6, y - 15.6],
            [x + 4.4, y - 11],
          ]),
      )
      .join(''),
    c.trim,
  )

// The stretched Land Cruiser with its roof hatch up.
export function landCruiser(c, { roof = true, riders = true } = {}) {
  return (
    (riders ? guests(c, [-34, -6], -94) : '') +
    (roof
      ? path(rect(-62, -122, 92, 5, 2), c.body) + path([-56, -24, 22].map((x) => rect(x, -120, 2, 26)).join(''), c.trim)
      : '') +
    path(
      poly([
        [-96, -20],
        [-98, -52],
        [-94, -58],
        [-88, -92],
        [-84, -95],
        [30, -95],
        [37, -92],
        [52, -60],
        [92, -54],
        [99, -48],
        [101, -22],
      ]),
      c.body,
    ) +
    path(
      poly([
        [-97, -20],
        [-98, -46],
        [100, -40],
        [101, -22],
      ]),
      c.shade,
    ) +
    path(
      poly([
        [-85, -62],
        [-81, -87],
        [-52, -87],
        [-52, -62],
      ]) +
        poly([
          [-47, -62],
          [-47, -87],
          [-14, -87],
          [-14, -62],
        ]) +
        poly([
          [-9, -62],
          [-9, -87],
          [20, -87],
          [24, -62],
        ]) +
        poly([
          [29, -62],
          [25, -87],
          [31, -88],
          [44, -62],
        ]),
      c.glass,
    ) +
    path(rect(-104, -72, 8, 26, 3) + rect(96, -32, 8, 12, 2) + rect(-101, -26, 202, 5), c.trim) +
    path(arch(-58, 24) + arch(64, 24), c.trim) +
    path(rect(48, -82, 2.4, 24) + rect(92, -52, 6, 7, 2), c.trim) +
    path(ellipse(96, -47, 4, 4.4), c.glow) +
    wheel(-58, 20, c) +
    wheel(64, 20, c)
  )
}

// Open-sided game-drive truck with tiered seats and canvas roof.
export function open4x4(c) {
  return (
    guests(c, [-64, -34, -2], -80) +
    guests(c, [30], -66) +
    path(rect(-88, -126, 118, 6, 3), c.body) +
    path([-84, -46, -12, 22].map((x) => rect(x, -122, 2.4, 66)).join(''), c.trim) +
    path(
      poly([
        [-94, -20],
        [-94, -66],
        [-18, -66],
        [-18, -58],
        [46, -58],
        [50, -60],
        [94, -54],
        [100, -46],
        [101, -22],
      ]),
      c.body,
    ) +
    path(
      poly([
        [-94, -20],
        [-94, -42],
        [100, -38],
        [101, -22],
      ]),
      c.shade,
    ) +
    path(
      poly([
        [44, -58],
        [52, -84],
        [55, -84],
        [49, -58],
      ]) +
        rect(-96, -26, 198, 5) +
        rect(96, -34, 8, 14, 2),
      c.trim,
    ) +
    path(arch(-58, 25) + arch(66, 25), c.trim) +
    path(ellipse(96, -47, 4, 4.4), c.glow) +
    wheel(-58, 21, c) +
    wheel(66, 21, c)
  )
}

export function minibus(c) {
  return (
    guests(c, [-40, -8], -108) +
    path(rect(-70, -136, 92, 5, 2), c.body) +
    path([-64, -26, 14].map((x) => rect(x, -133, 2, 28)).join(''), c.trim) +
    path(
      poly([
        [-98, -18],
        [-100, -96],
        [-94, -106],
        [40, -106],
        [56, -100],
        [84, -64],
        [100, -58],
        [104, -44],
        [104, -20],
      ]),
      c.body,
    ) +
    path(
      poly([
        [-98, -18],
        [-99, -46],
        [104, -42],
        [104, -20],
      ]),
      c.shade,
    ) +
    path(
      [
        [-90, 34],
        [-50, 34],
        [-10, 34],
      ]
        .map(([x, w]) => rect(x, -96, w, 32, 3))
        .join('') +
        poly([
          [30, -64],
          [30, -96],
          [42, -96],
          [70, -64],
        ]),
      c.glass,
    ) +
    path(rect(-102, -24, 208, 5) + arch(-58, 23) + arch(66, 23), c.trim) +
    path(ellipse(98, -50, 4.6, 4), c.glow) +
    wheel(-58, 18, c) +
    wheel(66, 18, c)
  )
}

export function overlandTruck(c) {
  return (
    path(
      poly([
        [-140, -30],
        [-140, -128],
        [56, -128],
        [56, -30],
      ]),
      c.body,
    ) +
    path(
      poly([
        [-140, -30],
        [-140, -66],
        [56, -66],
        [56, -30],
      ]),
      c.shade,
    ) +
    path([-132, -94, -56, -18].map((x) => rect(x, -118, 32, 36, 2)).join('') + rect(20, -118, 28, 36, 2), c.glass) +
    path(rect(-144, -134, 204, 7, 3) + rect(-120, -144, 60, 10, 2) + rect(-40, -142, 44, 8, 2), c.trim) +
    path(
      poly([
        [62, -24],
        [62, -104],
        [72, -110],
        [112, -110],
        [126, -72],
        [134, -66],
        [136, -24],
      ]),
      c.body,
    ) +
    path(
      poly([
        [62, -24],
        [62, -56],
        [136, -50],
        [136, -24],
      ]),
      c.shade,
    ) +
    path(
      poly([
        [78, -72],
        [78, -101],
        [106, -101],
        [116, -72],
      ]),
      c.glass,
    ) +
    path(rect(-142, -34, 280, 7) + rect(130, -40, 10, 16, 2) + arch(-98, 29) + arch(-36, 29) + arch(100, 29), c.trim) +
    path(ellipse(132, -58, 4, 4.6), c.glow) +
    wheel(-98, 24, c) +
    wheel(-36, 24, c) +
    wheel(100, 24, c)
  )
}

export function lightAircraft(c) {
  return (
    path(
      blob([
        [-130, -72],
        [-70, -84],
        [-10, -92],
        [34, -98],
        [62, -92],
        [86, -80],
        [104, -74],
        [110, -64],
        [104, -54],
        [70, -48],
        [10, -48],
        [-50, -58],
        [-110, -68],
      ]),
      c.body,
    ) +
    path(
      blob([
        [-130, -70],
        [-60, -68],
        [20, -66],
        [108, -62],
        [98, -53],
        [66, -48],
        [10, -48],
        [-50, -58],
        [-110, -67],
      ]),
      c.shade,
    ) +
    path(
      poly([
        [-134, -72],
        [-146, -114],
        [-126, -114],
        [-98, -78],
      ]) +
        poly([
          [-140, -76],
          [-160, -82],
          [-134, -86],
          [-110, -78],
        ]),
      c.body,
    ) +
    path(
      poly([
        [48, -92],
        [60, -91],
        [78, -80],
        [52, -80],
      ]) + [-36, -14, 8, 28].map((x) => ellipse(x, -80, 8, 6.4)).join(''),
      c.glass,
    ) +
    path(
      poly([
        [2, -97],
        [62, -99],
        [70, -96],
        [62, -92],
        [4, -91],
      ]),
      c.trim,
    ) +
    path(
      poly([
        [8, -96],
        [60, -98],
        [34, -118],
        [-6, -116],
      ]),
      c.body,
    ) +
    path(
      poly([
        [8, -96],
        [60, -98],
        [58, -95],
        [10, -92],
      ]),
      c.shade,
    ) +
    path(
      limb([
        [10, -94, 1.4],
        [20, -56, 1.4],
      ]) +
        limb([
          [70, -50, 2],
          [72, -16, 1.8],
        ]) +
        limb([
          [-8, -50, 2.4],
          [-10, -16, 2],
        ]),
      c.trim,
    ) +
    path(
      limb([
        [113, -92, 1],
        [112, -64, 2.6],
        [113, -36, 1],
      ]),
      c.trim,
    ) +
    path(ellipse(111, -64, 4, 5), c.glow) +
    wheel(72, 10, c) +
    wheel(-10, 12, c)
  )
}

// Canopied river launch.
export function boat(c) {
  return (
    guests(c, [-64, -36, -8, 20], -34) +
    path(
      poly([
        [-92, -84],
        [-86, -92],
        [56, -92],
        [66, -84],
      ]),
      c.body,
    ) +
    path([-84, -38, 8, 54].map((x) => rect(x, -85, 2.6, 60)).join(''), c.trim) +
    path(
      poly([
        [-112, -30],
        [88, -30],
        [132, -42],
        [118, -14],
        [100, 0],
        [-98, 0],
        [-110, -12],
      ]),
      c.body,
    ) +
    path(
      poly([
        [-111, -14],
        [118, -14],
        [100, 0],
        [-98, 0],
      ]),
      c.shade,
    ) +
    path(rect(-112, -34, 204, 4) + rect(-122, -44, 12, 22, 2) + rect(-120, -22, 5, 24), c.trim)
  )
}

export function dhow(c, { sail = c.body } = {}) {
  return (
    path(
      poly([
        [-78, -8],
        [-90, -30],
        [-60, -24],
        [20, -20],
        [74, -28],
        [104, -42],
        [84, -10],
        [64, 0],
        [-62, 0],
      ]),
      c.trim,
    ) +
    path(
      poly([
        [-84, -20],
        [-60, -16],
        [20, -12],
        [84, -24],
        [82, -20],
        [20, -8],
        [-60, -12],
      ]),
      c.glow,
    ) +
    path(
      limb([
        [6, -20, 2.6],
        [12, -150, 1.5],
      ]),
      c.trim,
    ) +
    path(
      limb([
        [84, -62, 1.8],
        [20, -140, 1.9],
        [-52, -232, 0.9],
      ]),
      c.trim,
    ) +
    path('M83 -60Q36 -116 -51 -230Q-66 -120 -58 -42Q10 -28 83 -60Z', sail) +
    path('M83 -60Q36 -116 -51 -230Q-22 -120 -2 -37Q46 -40 83 -60Z', c.shade, 'opacity="0.35"')
  )
}

export function raft(c) {
  const crew = [-46, -22, 6, 32]
    .map(
      (x, i) =>
        ellipse(x, -42, 5.4, 5.8) +
        blob([
          [x - 9, -16],
          [x - 8, -32],
          [x, -37],
          [x + 8, -32],
          [x + 9, -16],
        ]) +
        limb([
          [x + 4, -32, 2.4],
          [x + 15, -24, 2.2],
          [x + 20 + i, -18, 2],
        ]) +
        limb([
          [x + 10, -42, 1.2],
          [x + 24 + i * 2, -2, 1.2],
          [x + 27 + i * 2, 8, 3],
        ]),
    )
    .join('')
  return (
    path(crew, c.trim) +
    path(
      blob([
        [-84, -18],
        [-76, -32],
        [-62, -22],
        [0, -17],
        [56, -22],
        [72, -34],
        [86, -24],
        [76, -6],
        [40, 4],
        [-40, 4],
        [-72, -2],
      ]),
      c.body,
    ) +
    path(
      blob([
        [-78, -8],
        [0, -6],
        [76, -10],
        [64, 0],
        [34, 5],
        [-40, 5],
        [-70, 0],
      ]),
      c.shade,
    )
  )
}

export function balloon(c, { stripes = 7, alt = c.shade } = {}) {
  const env = 'M0 -60C-40 -84 -82 -128 -82 -176C-82 -224 -46 -256 0 -256C46 -256 82 -224 82 -176C82 -128 40 -84 0 -60Z'
  let d = ''
  for (let i = 0; i < stripes; i += 2) {
    const a = -82 + (i * 164) / stripes,
      b = -82 + ((i + 1) * 164) / stripes
    d += `M0 -60C${n(a * 0.5)} -84 ${n(a)} -128 ${n(a)} -176C${n(a)} -224 ${n(a * 0.56)} -256 0 -256C${n(b * 0.56)} -256 ${n(b)} -224 ${n(b)} -176C${n(b)} -128 ${n(b * 0.5)} -84 0 -60Z`
  }
  return (
    path(env, c.body) +
    path(d, alt) +
    path('M0 -60C40 -84 82 -128 82 -176C82 -224 46 -256 0 -256C52 -226 62 -140 0 -60Z', c.trim, 'opacity="0.22"') +
    path(
      limb([
        [-12, -58, 0.7],
        [-9, -26, 0.7],
      ]) +
        limb([
          [12, -58, 0.7],
          [9, -26, 0.7],
        ]),
      c.trim,
    ) +
    path(rect(-11, -27, 22, 20, 3), c.trim) +
    path(ellipse(-4, -32, 3, 3.6) + ellipse(5, -32, 3, 3.6), c.trim) +
    path(
      blob([
        [-5, -60],
        [0, -74],
        [5, -60],
        [0, -55],
      ]),
      c.glow,
    )
  )
}
