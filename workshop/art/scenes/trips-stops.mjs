// Stops of trips that the other pictures do not show.
import * as k from '../lib/kit.mjs'
import dubai from './dubai.mjs'
import hero from './hero.mjs'
import tanzania from './trips-tanzania.mjs'

const { animal, canopy, heightAt, layer, mist, mix, path, person, place, poly, ridge } = k

const rect = (x, y, w, h) =>
  poly([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])

// A planked walk on posts, from the near edge to a vanishing point.
function boardwalk(s, { x0, y0, x1, y1, w0, w1 }) {
  const { p } = s
  const at = (t) => {
    const u = t ** 1.8
    return [x0 + (x1 - x0) * u + 60 * Math.sin(t * 2.6), y0 + (y1 - y0) * u, w0 + (w1 - w0) * u]
  }
  const steps = 34
  const wood = mix(p.light, s.land(0.6), 0.35)
  let posts = '',
    planks = '',
    gaps = ''
  for (let i = 0; i < steps; i++) {
    const [xa, ya, wa] = at(i / steps)
    const [xb, yb, wb] = at((i + 1) / steps)
    planks += poly([
      [xa - wa, ya],
      [xa + wa, ya],
      [xb + wb, yb + 1],
      [xb - wb, yb + 1],
    ])
    gaps += rect(xb - wb, yb - 1, wb * 2, Math.max(1, (yb - ya) * 0.14))
    if (i % 5 === 4)
      for (const side of [-1, 1]) posts += rect(xb + side * wb - wb * 0.05, yb - wb * 0.7, wb * 0.1, wb * 1.1)
  }
  return path(posts, s.land(0.85)) + path(planks, wood) + path(gaps, s.land(0.8), 'opacity="0.55"')
}

// A flat-roofed merchant's house: arches, shutters, a carved door.
function house(s, x, base, w, floors, { wall, dark, glow, roof = 'merlons' }) {
  const storey = 62
  const h = floors * storey
  let o =
    path(rect(x, base - h, w, h), wall) + path(rect(x + w * 0.78, base - h, w * 0.22, h), s.p.ink, 'opacity="0.18"')
  let openings = '',
    lit = ''
  const bays = Math.max(2, Math.round(w / 46))
  for (let f = 0; f < floors; f++)
    for (let b = 0; b < bays; b++) {
      const cx = x + ((b + 0.5) * w) / bays,
        y = base - f * storey - 12,
        ww = 9,
        hh = f === 0 && b === Math.floor(bays / 2) ? 42 : 30
      const arch = `M${cx - ww} ${y}L${cx - ww} ${y - hh + ww}A${ww} ${ww} 0 0 1 ${cx + ww} ${y - hh + ww}L${cx + ww} ${y}Z`
      if ((f * 7 + b * 3 + Math.round(x)) % 4 === 0) lit += arch
      else openings += arch
    }
  for (let f = 1; f < floors; f++) openings += rect(x - 3, base - f * storey - 5, w + 6, 4)
  o += path(openings, dark) + path(lit, glow)
  if (roof === 'merlons') {
    let d = rect(x - 3, base - h - 8, w + 6, 9)
    for (let i = x; i < x + w - 6; i += 18) d += rect(i, base - h - 18, 9, 12)
    return o + path(d, wall)
  }
  return (
    o +
    path(
      poly([
        [x - 8, base - h + 2],
        [x + 10, base - h - 30],
        [x + w - 10, base - h - 30],
        [x + w + 8, base - h + 2],
      ]),
      roof,
    )
  )
}

const stoneTown = {
  biome: 'coast',
  time: 'dusk',
  focus: [0.6, 0.56],
  note: 'Merchants’ houses and a minaret on the seafront of Stone Town, a dhow coming in',
  draw(s) {
    const { p } = s
    const base = 640
    let o = k.backdrop(s, { horizon: 0.64, x: 420, y: 470, r: 82, cloud: { y1: 0.36, amount: 0.6, size: 460 } })
    for (const [x, h, lean] of [
      [250, 250, 0.2],
      [700, 330, -0.16],
      [1250, 340, 0.14],
      [s.fromRight(1560), 280, -0.2],
    ])
      o += k.palm(s, x, base, h, { lean, color: s.land(0.7), light: s.land(0.4) })
    const wall = (t) => mix(mix('#fff4e0', p.sky[3], 0.35), s.land(0.25), t)
    const look = { dark: s.land(0.82), glow: p.light }
    const roof = mix(p.accent, s.land(0.6), 0.45)
    // The minaret stands behind the houses.
    o +=
      path(
        rect(1048, base - 400, 34, 400) + rect(1038, base - 300, 54, 10) + rect(1044, base - 404, 42, 8),
        wall(0.12),
      ) +
      path(`M1046 ${base - 404}Q1065 ${base - 470} 1084 ${base - 404}Z`, roof) +
      path(rect(1063, base - 462, 3, 40), s.land(0.8))
    const row = [
      [s.X0 - 20, 190, 2, 0.36, 'merlons'],
      [150, 150, 3, 0.2, roof],
      [310, 120, 2, 0.4, 'merlons'],
      [440, 180, 3, 0.28, 'merlons'],
      [630, 130, 2, 0.16, roof],
      [770, 250, 4, 0.1, 'merlons'],
      [1110, 160, 3, 0.3, roof],
      [1280, 130, 2, 0.16, 'merlons'],
      [1420, 200, 3, 0.34, 'merlons'],
      [1630, 150, 2, 0.22, roof],
      [1790, 190, 3, 0.36, 'merlons'],
    ]
    for (let x = s.X0 + 165; x < 140; x += 175) row.push([x, 165, 2 + (Math.round(x / 175) % 2), 0.3, 'merlons'])
    for (const [x, w, floors, shade, top] of row)
      o += house(s, x, base, w, floors, { ...look, wall: wall(shade), roof: top })
    // The palace on the seafront has a clock tower.
    o +=
      path(rect(868, base - 370, 56, 130) + rect(860, base - 374, 72, 9), wall(0.16)) +
      path(rect(888, base - 350, 16, 22), look.dark) +
      path(
        poly([
          [862, base - 374],
          [896, base - 430],
          [930, base - 374],
        ]),
        roof,
      )
    o +=
      path(rect(s.X0 - 20, base - 6, s.span + 40, 26), mix(s.land(0.55), p.light, 0.2)) +
      k.water(s, base + 18, s.Y1 + 20, { pathX: 420, bands: 9 })
    const c = { ...k.colours(s), trim: p.ink }
    o +=
      place(k.dhow(c, { sail: mix('#fff1d8', p.sky[3], 0.3) }), 1010, 830, 1.55) +
      k.reflect(
        place(path('M83 -60Q36 -116 -51 -230Q-66 -120 -58 -42Q10 -28 83 -60Z', p.light), 1010, 830, 1.55),
        830,
        0.18,
        0.3,
      ) +
      place(k.dhow(c, { sail: mix(p.accent, p.light, 0.3) }), 330, 730, 0.6, true)
    return o + k.birds(s, 640, 250, { count: 8 })
  },
}

const jozani = {
  biome: 'forest',
  time: 'noon',
  focus: [0.52, 0.62],
  note: 'The boardwalk through the mangroves at Jozani',
  draw(s) {
    const { p } = s
    let o = k.backdrop(s, { horizon: 0.5, x: 860, y: 300, r: 70, noonY: 210, cloud: { y1: 0.3, amount: 0.5 } })
    for (let i = 0; i < 3; i++)
      o +=
        canopy(s, ridge(s, { y: 400 + i * 44, amp: 26, seed: `c${i}`, shape: (t) => -50 * Math.abs(2 * t - 1.05) }), {
          color: s.land(0.24 + i * 0.16),
          light: s.land(0.1 + i * 0.16),
          size: 48 + i * 12,
          seed: `c${i}`,
        }) + mist(s, 470 + i * 40, { height: 46, opacity: 0.4, seed: `m${i}` })
    o += k.water(s, 560, s.Y1 + 20, { color: mix(s.sky(0.8), s.land(0.4), 0.4), deep: s.land(0.74), bands: 8 })
    const { rng } = s.sub('mangrove')
    const tree = (x, y, h, color) => {
      let roots = ''
      for (let i = 0; i < 11; i++) {
        const reach = (i - 5) * h * 0.09
        roots += k.limb([
          [x + reach * 0.12, y - h * 0.34, h * 0.014],
          [x + reach * 0.75, y - h * 0.26 + rng() * h * 0.04, h * 0.011],
          [x + reach, y + h * 0.02, h * 0.009],
        ])
      }
      const trunk = k.limb([
        [x, y - h * 0.3, h * 0.03],
        [x + h * 0.04, y - h * 0.6, h * 0.024],
        [x - h * 0.02, y - h * 0.95, h * 0.014],
      ])
      let crown = '',
        lit = ''
      for (let i = 0; i < 9; i++) {
        const [cx, cy, r] = [x + (rng() - 0.5) * h * 0.8, y - h * (0.74 + rng() * 0.34), h * (0.15 + rng() * 0.1)]
        crown += k.ellipse(cx, cy, r * 1.35, r * 0.8)
        lit += k.ellipse(cx - r * 0.2, cy - r * 0.3, r * 0.9, r * 0.34)
      }
      return path(roots + trunk + crown, color) + path(lit, s.land(0.36), 'opacity="0.4"')
    }
    const far = s.land(0.62)
    for (const [x, h] of [
      [s.fromLeft(150), 330],
      [430, 290],
      [1180, 300],
      [s.fromRight(1440), 350],
    ])
      o += tree(x, 620, h, far)
    o += boardwalk(s, { x0: 820, y0: 606, x1: 640, y1: s.Y1 + 40, w0: 8, w1: 190 })
    ;[
      [842, 664, 0.92],
      [862, 672, 0.98],
    ].forEach(([x, y, q], i) => {
      o += person(i ? k.walker({ pole: false }) : k.standing(), x, y, q, p.ink)
    })
    o +=
      tree(s.fromLeft(-10), 850, 620, mix(p.ink, s.land(0.9), 0.3)) +
      tree(s.fromRight(1520), 870, 680, mix(p.ink, s.land(0.9), 0.3)) +
      tree(1180, 800, 430, s.land(0.84))
    return o
  },
}

const spiceFarm = {
  biome: 'forest',
  time: 'noon',
  focus: [0.58, 0.64],
  note: 'A farmer and his guests among clove and banana trees on Zanzibar',
  draw(s) {
    const { p } = s
    let o = k.backdrop(s, { horizon: 0.5, x: 460, y: 300, r: 66, noonY: 200, cloud: { y1: 0.34, amount: 0.6 } })
    for (let i = 0; i < 3; i++)
      o += canopy(s, ridge(s, { y: 430 + i * 52, amp: 24, seed: `h${i}` }), {
        color: s.land(0.14 + i * 0.18),
        light: s.land(0.04 + i * 0.16),
        size: 40 + i * 12,
        seed: `h${i}`,
      })
    for (const [x, h, lean] of [
      [s.fromLeft(120), 420, 0.16],
      [420, 330, -0.12],
      [980, 360, 0.2],
      [s.fromRight(1400), 440, -0.18],
    ])
      o += k.palm(s, x, 590, h, { lean, color: s.land(0.66), light: s.land(0.36) })
    const field = ridge(s, { y: 616, amp: 10, seed: 'f' })
    o += layer(s, field, { color: mix(s.land(0.3), p.light, 0.25), haze: 0.2, hazeColor: s.land(0.6), drop: 300 })
    // Clove trees stand in rows, each a tall cone of leaves.
    const { rng } = s.sub('cloves')
    const clove = (x, y, h) => {
      let leaves = '',
        lit = ''
      for (let i = 0; i < 34; i++) {
        const t = i / 33,
          w = h * 0.21 * Math.sin(Math.PI * (0.3 + 0.68 * t)) ** 0.8
        leaves += k.ellipse(x + (rng() - 0.5) * w, y - h * (0.24 + 0.72 * t), w, h * 0.07)
        if (i % 2) lit += k.ellipse(x - w * (0.2 + rng() * 0.7), y - h * (0.26 + 0.7 * t), w * 0.3, h * 0.018)
      }
      const trunk = k.limb([
        [x, y + 2, h * 0.024],
        [x, y - h * 0.4, h * 0.014],
      ])
      return path(trunk + leaves, s.land(0.74)) + path(lit, p.light, 'opacity="0.3"')
    }
    for (const [y, h, gap] of [
      [650, 150, 128],
      [716, 220, 196],
    ])
      for (let x = s.X0 + 30; x < s.X1 + 60; x += gap)
        if (Math.abs(x - 880) > 250 || y < 700) o += clove(x + rng.range(-12, 12), y, h * rng.range(0.9, 1.1))
    o += place(k.rondavel(s, { wall: mix(p.light, s.land(0.4), 0.3), lit: false }), 1240, 742, 1.5)
    o += k.track(s, { x0: 760, x1: 900, y0: s.Y1 + 20, y1: 640, bend: 50, w0: 10, w1: 180, opacity: 0.75 })
    ;[
      [860, 778, 1.5, 'farmer'],
      [925, 784, 1.42],
      [975, 776, 1.36],
      [1020, 786, 1.4],
    ].forEach(([x, y, q, kind]) => {
      o += person(k.standing(), x, y, q, kind ? p.accent : p.ink, !kind)
    })
    // Banana leaves frame the view.
    const leaf = (x, y, angle, length) => {
      const d = `M0 -6Q${length * 0.12} ${-length * 0.02} ${length * 0.2} ${-length * 0.1}Q${length * 0.62} ${-length * 0.3} ${length} ${length * 0.1}Q${length * 0.6} ${length * 0.24} ${length * 0.2} ${length * 0.1}Q${length * 0.12} ${length * 0.03} 0 6Z`
      return `<g transform="translate(${x} ${y}) rotate(${angle})">${path(d, mix(p.ink, s.land(0.9), 0.35))}${path(`M0 -3Q${length * 0.6} ${-length * 0.08} ${length * 0.95} ${length * 0.08}Q${length * 0.6} ${-length * 0.04} 0 4Z`, s.land(0.5), 'opacity="0.5"')}</g>`
    }
    for (const [x, flip] of [
      [s.fromLeft(60), 1],
      [s.fromRight(1550), -1],
    ])
      for (const [angle, length] of [
        [-84, 380],
        [-60, 420],
        [-36, 380],
        [-12, 300],
        [-108, 360],
        [-132, 300],
      ])
        o += leaf(x, s.Y1 - 10, flip > 0 ? angle : -180 - angle, length)
    return o + k.foreground(s, { y: 880, height: 26, dots: false })
  },
}

const queenElizabeth = {
  biome: 'gold',
  time: 'noon',
  focus: [0.58, 0.6],
  note: 'A launch on the Kazinga Channel between hippos and buffalo, Queen Elizabeth',
  draw(s) {
    const { p } = s
    let o = k.backdrop(s, { horizon: 0.48, x: 400, y: 320, r: 66, noonY: 200, cloud: { y1: 0.34, amount: 0.6 } })
    o +=
      k.mountain(s, {
        x: 700,
        base: 452,
        w: 1200,
        h: 150,
        profile: k.mountKenya,
        color: s.land(0.04),
        shade: s.land(0.2),
        gullies: 24,
        rough: 0.09,
        seed: 'rw',
      }) + layer(s, ridge(s, { y: 430, amp: 22, seed: 'e' }), { depth: 0.2, haze: 0.4 })
    const bank = ridge(s, { y: 520, amp: 12, seed: 'b' })
    o +=
      layer(s, bank, { depth: 0.46, haze: 0.2, drop: 90 }) +
      k.shrubs(s, bank, { color: s.land(0.6), count: 60, size: 26, seed: 'b' })
    for (const [x, h] of [
      [s.fromLeft(190), 120],
      [700, 96],
      [1300, 130],
      [s.fromRight(1520), 110],
    ])
      o += k.acacia(s, x, heightAt(bank, x) + 4, h, { color: s.land(0.72), spread: 1.5, pads: 3, seed: `a${h}` })
    const green = mix('#3f7f88', s.sky(0.4), 0.4)
    o += k.water(s, 584, s.Y1 + 20, {
      color: mix(green, s.sky(0.9), 0.4),
      deep: mix(green, s.land(0.9), 0.5),
      bands: 9,
    })
    for (const [x, q, flip] of [
      [330, 0.72, false],
      [430, 0.8, true],
      [1300, 0.7, true],
    ])
      o += animal(s, 'buffalo', x, 596, q, { flip, fill: mix(p.ink, s.land(0.8), 0.2), lit: -1 })
    o += animal(s, 'elephant', 1150, 592, 0.66, { lit: -1, fill: mix(p.ink, '#5a5560', 0.3) })
    const c = { ...k.colours(s, mix('#fdf4e2', p.sky[3], 0.2)), trim: p.ink }
    const launch = place(k.boat(c), 870, 740, 1.9)
    o += launch + k.reflect(launch, 742, 0.16, 0.4)
    o += [
      [360, 790, 1.2, 0],
      [520, 822, 1.45, 1],
      [240, 836, 1.3, 0],
      [1330, 800, 1.2, 1],
    ]
      .map(([x, y, q, flip]) =>
        animal(s, 'hippo', x, y, q, { water: true, flip: !!flip, fill: mix(p.ink, '#5a4450', 0.45) }),
      )
      .join('')
    return (
      o +
      k.papyrus(s, s.fromRight(1390), s.fromRight(1620), s.Y1 + 10, 230, { count: 26 }) +
      k.papyrus(s, s.fromLeft(-30), s.fromLeft(130), s.Y1 + 10, 190, { count: 18, seed: 'l' }) +
      k.flyers(s, [[620, 250, 0.8, 4]], 'eagle')
    )
  },
}

const lakeMburo = {
  biome: 'gold',
  time: 'dawn',
  focus: [0.6, 0.66],
  note: 'Zebra on the acacia shore of Lake Mburo at sunrise',
  draw(s) {
    const { p } = s
    let o = k.backdrop(s, { horizon: 0.54, x: 520, y: 430, r: 80, cloud: { y1: 0.32, amount: 0.5 } })
    for (let i = 0; i < 3; i++)
      o += layer(s, ridge(s, { y: 440 + i * 36, amp: 60 - i * 14, scale: 300, seed: `h${i}` }), {
        depth: 0.04 + i * 0.14,
        haze: 0.5,
        drop: 110,
      })
    const shore = ridge(s, { y: 560, amp: 8, seed: 's' })
    o +=
      layer(s, shore, { depth: 0.5, haze: 0.2, drop: 60 }) +
      k.shrubs(s, shore, { color: s.land(0.56), count: 70, size: 24, seed: 's' })
    o += k.water(s, 592, 760, { pathX: 520, bands: 8 })
    const c = { ...k.colours(s), trim: p.ink }
    o += place(k.boat(c), 690, 660, 0.62) + k.papyrus(s, 1160, 1380, 690, 110, { count: 26, color: s.land(0.74) })
    const near = ridge(s, { y: 764, amp: 16, seed: 'n', shape: (t) => -46 * Math.max(0, t - 0.3) })
    o += layer(s, near, { depth: 0.72, haze: 0, drop: 60 })
    o +=
      k.acacia(s, s.fromRight(1400), heightAt(near, 1400) + 8, 360, { color: p.ink, spread: 1.5, seed: 'big' }) +
      k.acacia(s, s.fromLeft(150), heightAt(near, 150) + 8, 280, { color: p.ink, spread: 1.5, seed: 'left' })
    for (const [x, y, q, flip, graze] of [
      [860, 812, 1.5, false, false],
      [1040, 806, 1.36, true, true],
      [1190, 822, 1.3, false, false],
    ])
      o += animal(s, 'zebra', x, y, q, { flip, graze, ink: { marks: p.light }, lit: -1, stride: graze ? 0 : 0.5 })
    for (const [x, y, q] of [
      [480, 820, 0.95],
      [570, 826, 0.9],
    ])
      o += animal(s, 'antelope', x, y, q, { lit: 1, stride: 0.3 })
    return o + k.foreground(s, { y: 868, height: 30 }) + k.birds(s, 980, 250, { count: 6 })
  },
}

const ziwa = {
  biome: 'gold',
  time: 'noon',
  focus: [0.56, 0.64],
  note: 'White rhino grazing at Ziwa, a ranger and walkers keeping their distance',
  draw(s) {
    const { p } = s
    const [land, , mid] = k.plain(s, { y: 560, gap: 66, trees: 12, seed: 'z', haze: 0.4 })
    let o = k.backdrop(s, { horizon: 0.58, x: 420, y: 360, r: 68, noonY: 200, cloud: { y1: 0.36, amount: 0.6 } }) + land
    for (const [x, h] of [
      [s.fromLeft(130), 250],
      [560, 170],
      [s.fromRight(1480), 290],
    ])
      o += k.acacia(s, x, heightAt(mid, x) + 8, h, { color: s.land(0.8), spread: 1.5, seed: `t${h}` })
    ;[
      [330, 706, 1.16],
      [392, 712, 1.1],
      [436, 706, 1.1],
      [482, 712, 1.06],
    ].forEach(([x, y, q], i) => {
      o += i
        ? person(k.standing(), x, y, q, s.mix(p.ink, s.land(0.7), 0.1))
        : person(k.walker({ pack: false }), x, y, q, p.ink)
    })
    const near = ridge(s, { y: 770, amp: 14, seed: 'n' })
    o += layer(s, near, { depth: 0.7, haze: 0.15, drop: 120 })
    const grey = mix(p.ink, '#6d6a66', 0.45)
    o +=
      animal(s, 'rhino', 900, 806, 2.1, { horn: 1.15, lit: -1, fill: grey, flip: true, stride: 0.2 }) +
      animal(s, 'rhino', 1210, 828, 1.7, { horn: 1, lit: -1, fill: grey, flip: true, stride: 0.6 }) +
      animal(s, 'rhino', 1370, 836, 0.9, { horn: 0.3, lit: -1, fill: grey, flip: true, stride: 0.1 })
    return o + k.foreground(s, { y: 862, height: 40 })
  },
}

const bigodi = {
  biome: 'forest',
  time: 'dawn',
  focus: [0.56, 0.62],
  note: 'A village guide on the boardwalk through the papyrus of Bigodi swamp',
  draw(s) {
    const { p } = s
    let o = k.backdrop(s, { horizon: 0.52, x: 1160, y: 380, r: 76, cloud: { y1: 0.3, amount: 0.5 } })
    for (let i = 0; i < 3; i++)
      o +=
        canopy(s, ridge(s, { y: 420 + i * 48, amp: 34, seed: `c${i}` }), {
          color: s.land(0.14 + i * 0.17),
          light: s.land(0.04 + i * 0.15),
          size: 46 + i * 12,
          seed: `c${i}`,
        }) + mist(s, 500 + i * 40, { height: 54, opacity: 0.55, seed: `m${i}` })
    o += k.water(s, 590, s.Y1 + 20, { color: mix(s.sky(0.85), s.land(0.4), 0.35), deep: s.land(0.7), bands: 8 })
    o +=
      k.papyrus(s, s.X0, 640, 668, 120, { count: s.many(60), color: s.land(0.6), seed: 'f1' }) +
      k.papyrus(s, 940, s.X1, 672, 120, { count: s.many(60), color: s.land(0.6), seed: 'f2' })
    o += boardwalk(s, { x0: 760, y0: 628, x1: 900, y1: s.Y1 + 40, w0: 8, w1: 170 })
    ;[
      [812, 700, 1.2],
      [838, 684, 1.04],
      [826, 672, 0.96],
    ]
      .reverse()
      .forEach(([x, y, q], i) => {
        o += person(i === 2 ? k.walker({ pack: false }) : k.walker({ pole: false }), x, y, q, p.ink)
      })
    o +=
      k.papyrus(s, s.X0 - 20, 520, 790, 220, { count: s.many(46), color: s.land(0.8), seed: 'n1' }) +
      k.papyrus(s, 1180, s.X1, 800, 230, { count: s.many(46), color: s.land(0.8), seed: 'n2' })
    o += animal(s, 'crane', 1110, 838, 1.3, { lit: 1, flip: true }) + animal(s, 'heron', 560, 830, 1.15, { lit: 1 })
    return (
      o +
      k.papyrus(s, s.fromLeft(-40), s.fromLeft(260), s.Y1 + 20, 330, { count: 30, seed: 'l' }) +
      k.papyrus(s, s.fromRight(1380), s.fromRight(1640), s.Y1 + 20, 350, { count: 30, seed: 'r' })
    )
  },
}

const lakeBunyonyi = {
  biome: 'forest',
  time: 'dusk',
  focus: [0.56, 0.66],
  note: 'A dugout canoe among the islands of Lake Bunyonyi, terraced hills around',
  draw(s) {
    const { p } = s
    let o = k.backdrop(s, { horizon: 0.5, x: 560, y: 370, r: 78, cloud: { y1: 0.3 } })
    // Terraces follow the slope as thin lines of light.
    const hill = (y, amp, depth, seed, shape) => {
      const top = ridge(s, { y, amp, scale: 300, seed, shape })
      let lines = ''
      for (let i = 1; i < 7; i++) {
        const lower = top.map(([x, yy]) => [x, yy + i * 19 + 6 * Math.sin(x / 90 + i)])
        lines += poly([
          ...lower,
          ...lower
            .slice()
            .reverse()
            .map(([x, yy]) => [x, yy + 3.4]),
        ])
      }
      return layer(s, top, { depth, haze: 0.35, drop: 170 }) + path(lines, p.light, 'opacity="0.2"')
    }
    o +=
      hill(410, 70, 0.04, 'a', (t) => -60 * Math.sin(t * 3)) +
      hill(470, 60, 0.2, 'b', (t) => 90 * (1 - Math.abs(2 * t - 1))) +
      hill(520, 46, 0.36, 'c', (t) => 100 * (1 - Math.abs(2 * t - 1)))
    o += k.water(s, 566, s.Y1 + 20, { pathX: 560, bands: 10 })
    const island = (x, y, w, h, depth) => {
      const pts = []
      for (let i = 0; i <= 40; i++) {
        const t = i / 40
        pts.push([x - w + 2 * w * t, y - h * Math.sin(Math.PI * t) ** 0.8])
      }
      return canopy({ ...s, Y1: y - 20 }, pts, {
        color: s.land(depth),
        light: s.land(depth - 0.25),
        size: 26,
        seed: `i${x}`,
      })
    }
    o +=
      island(1180, 640, 210, 62, 0.58) +
      island(300, 660, 170, 48, 0.62) +
      island(880, 618, 110, 30, 0.5) +
      island(1490, 690, 190, 56, 0.7)
    const canoe = (x, y, q) => {
      const hull = 'M-150 -16Q-120 6 0 8Q120 6 156 -20Q120 -4 0 -6Q-110 -4 -150 -16Z'
      return `<g transform="translate(${x} ${y}) scale(${q})">${[-70, 10]
        .map((at) => person(k.standing(), at, 4, 1.02, p.ink))
        .join(
          '',
        )}${person(k.standing(), 88, 2, 1.05, p.accent)}${path(hull, mix(p.ink, '#5a3a24', 0.35))}${path('M96 -44L150 22L146 26L92 -40Z', p.ink)}</g>`
    }
    const boat = canoe(800, 772, 1.55)
    o += boat + k.reflect(boat, 782, 0.2, 0.45)
    return (
      o +
      k.papyrus(s, s.fromLeft(-30), s.fromLeft(220), s.Y1 + 14, 240, { count: 28 }) +
      k.papyrus(s, s.fromRight(1420), s.fromRight(1630), s.Y1 + 14, 260, { count: 26, seed: 'r' }) +
      animal(s, 'crane', s.fromLeft(330), 868, 1.2, { lit: 1 })
    )
  },
}

export default {
  'trip-stone-town': stoneTown,
  'trip-jozani': jozani,
  'trip-spice-farm': spiceFarm,
  'trip-queen-elizabeth': queenElizabeth,
  'trip-lake-mburo': lakeMburo,
  'trip-ziwa': ziwa,
  'trip-bigodi': bigodi,
  'trip-lake-bunyonyi': lakeBunyonyi,
  'trip-dubai-night': { ...dubai['trip-dubai-desert'], time: 'night', note: 'The caravan on its dune under the stars' },
  'trip-lenana-night': {
    ...hero['hero-mount-kenya-trek'],
    time: 'night',
    note: 'Walkers and porters below the peaks of Mount Kenya, hours before dawn',
  },
  'trip-kilimanjaro-night': {
    ...tanzania['trip-kilimanjaro'],
    time: 'night',
    note: 'Above the clouds by starlight, on the night of the summit',
  },
  'trip-kilimanjaro-dawn': {
    ...tanzania['trip-kilimanjaro'],
    time: 'dawn',
    note: 'Kibo above the clouds at first light',
  },
  'trip-dubai-skyline-night': {
    ...dubai['trip-dubai-skyline'],
    time: 'night',
    note: 'The towers over the creek at night, abra in the foreground',
  },
  'trip-zanzibar-dawn': {
    ...tanzania['trip-zanzibar'],
    time: 'dawn',
    note: 'The dhow off its palm beach at sunrise, on the east coast',
  },
  'trip-lake-bunyonyi-dawn': {
    ...lakeBunyonyi,
    time: 'dawn',
    note: 'The canoe among the islands early in the morning',
  },
}
