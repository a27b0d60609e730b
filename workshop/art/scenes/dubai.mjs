import * as k from '../lib/kit.mjs'

const { place, path, poly, mix, animal, person } = k
const city = (s, base, q = 1) => {
  const { p } = s,
    tall = 560 * q * (s.wide ? 0.7 : 1),
    win = s.time === 'night' ? p.accent : s.time === 'noon' ? mix('#ffffff', p.sky[3], 0.4) : p.sun
  return (
    k.towers(s, { x0: s.X0 - 20, x1: s.X1 + 40, base, min: 30 * q, max: 150 * q, color: s.land(0.12), seed: 'far' }) +
    path(k.burj(1060, base, tall), s.fade(s.land(0.5), s.land(0.3), 0, base - tall, 0, base, 'userSpaceOnUse')) +
    `<g ${s.clip(
      poly([
        [1060, base],
        [1060, base - 700 * q],
        [1200, base - 700 * q],
        [1200, base],
      ]),
    )}>${path(k.burj(1060, base, tall), s.land(0.7), 'opacity="0.6"')}</g>` +
    k.towers(s, {
      x0: 120,
      x1: 1600,
      base,
      min: 60 * q,
      max: (s.wide ? 175 : 240) * q,
      color: s.land(0.42),
      seed: 'mid',
      windows: win,
      windowOpacity: s.night ? 0.5 : 0.25,
    }) +
    k.towers(s, {
      x0: 560,
      x1: 1580,
      base,
      min: 40 * q,
      max: 170 * q,
      color: s.land(0.66),
      seed: 'near',
      windows: win,
      windowOpacity: s.night ? 0.75 : 0.4,
      gap: 40,
    }) +
    path(k.sailHotel(380, base, 210 * q), s.land(0.6))
  )
}
export default {
  'trip-dubai-skyline': {
    biome: 'coast',
    time: 'dusk',
    focus: [0.64, 0.5],
    note: 'Burj Khalifa and the marina skyline over the creek, abra in the foreground',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.7, x: 620, y: 500, r: 84, cloud: { x0: 0.05, y1: 0.4 } })
      const c = city(s, 640)
      o +=
        c +
        path(
          poly([
            [s.X0 - 20, 634],
            [s.X1 + 40, 634],
            [s.X1 + 40, 652],
            [s.X0 - 20, 652],
          ]),
          s.land(0.8),
        ) +
        k.water(s, 650, s.Y1, { pathX: 620 })
      for (const x of [700, 1060, 1210, 1380, 880, 460])
        o += k.lenses(s, {
          x0: x - 26,
          x1: x + 26,
          y0: 660,
          y1: 860,
          count: 22,
          w: 90,
          h: 4,
          color: s.night ? p.accent : p.light,
          opacity: 0.28,
          seed: 'rf' + x,
        })
      return (
        o +
        place(k.dhow(k.colours(s), { sail: mix(p.light, p.sky[2], 0.3) }), 1230, 800, 1.3) +
        k.palm(s, s.fromLeft(60), 900 + s.Y0, 420, { lean: 0.2, light: s.land(0.5) }) +
        k.palm(s, s.fromLeft(190), 930 + s.Y0, 330, { lean: 0.26, light: s.land(0.5), seed: 'b' })
      )
    },
  },
  'trip-dubai-desert': {
    biome: 'desert',
    time: 'dawn',
    focus: [0.6, 0.62],
    note: 'Camel caravan along a dune crest, desert camp in the hollow',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.62, x: 470, y: 430, r: 88, cloud: { y1: 0.34 } })
      for (const [x, y, w, h, d] of [
        [260, 590, 900, 90, 0.02],
        [1200, 590, 1100, 120, 0.05],
        [700, 650, 1200, 120, 0.22],
        [1560, 680, 1200, 170, 0.28],
      ])
        o += k.dune(s, { x, y, w, h, depth: d })
      const crest = (x) => 742 - 150 * Math.exp(-(((x - 1010) / 420) ** 2))
      const pts = []
      for (let x = s.X0 - 40; x <= s.X1 + 60; x += 12) pts.push([x, crest(x)])
      o +=
        path(k.down(s, pts), s.fade(s.land(0.42), s.land(0.62), 0, 600, 0, 900, 'userSpaceOnUse')) +
        path(
          poly([...pts.filter(([x]) => x > 1000), [s.X1 + 60, s.Y1 + 20], [820, s.Y1 + 20], [1060, 820], [980, 720]]),
          s.land(0.7),
          'opacity="0.75"',
        ) +
        k.ripples(s, { y0: 740, y1: 890, opacity: 0.16 })
      ;[620, 740, 860, 980, 1110].forEach((x, i) => {
        o += animal(s, 'camel', x, crest(x) + 4, 0.92, { lit: -1, flip: true, stride: i % 2 ? 0.6 : -0.2 })
      })
      o += person(k.standing(), 540, Math.round(crest(540)) + 3, 1.15, p.ink)
      return (
        o +
        k.dune(s, { x: 120, y: 960, w: 1300, h: 150, depth: 0.72 }) +
        k.dune(s, { x: 1500, y: 980, w: 1100, h: 140, depth: 0.86 })
      )
    },
  },
  'dest-dubai': {
    biome: 'desert',
    time: 'dusk',
    focus: [0.66, 0.5],
    note: 'City towers rising beyond the dunes, falcons overhead',
    draw(s) {
      let o =
        k.backdrop(s, { horizon: 0.68, x: 480, y: 480, r: 100, cloud: { y1: 0.36 } }) +
        city(s, 640, 0.96) +
        (s.wide ? k.layer(s, k.ridge(s, { y: 634, amp: 5, seed: 'flat' }), { depth: 0.2, haze: 0.5, drop: 60 }) : '') +
        k.mist(s, 630, { height: 60, opacity: 0.7 })
      o +=
        k.dune(s, { x: 300, y: 720, w: 1300, h: 110, depth: 0.4 }) +
        k.dune(s, { x: 1300, y: 770, w: 1500, h: 150, depth: 0.52 }) +
        k.dune(s, { x: 520, y: 860, w: 1700, h: 130, depth: 0.72 }) +
        k.ripples(s, { y0: 760, y1: 890 })
      o +=
        place(k.open4x4({ ...k.colours(s), body: mix('#f6ead2', s.p.sky[3], 0.3) }), 1120, 766, 0.7) +
        k.dune(s, { x: 1350, y: 980, w: 1400, h: 130, depth: 0.9 })
      return (
        o +
        k.flyers(s, [
          [690, 240, 0.7, -10],
          [600, 290, 0.34, 8],
        ])
      )
    },
  },
}
