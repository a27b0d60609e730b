import * as k from '../lib/kit.mjs'

const { layer, ridge, mountain, acacia, animal, herd, heightAt, mist, place, person, path, poly, mix } = k

export default {
  'trip-serengeti': {
    biome: 'gold',
    time: 'dusk',
    focus: [0.66, 0.62],
    note: 'Lion on a kopje watching the endless plain',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 520, y: 500, r: 96, cloud: { x0: 0.25 } }) + k.plain(s, { y: 596, gap: 44, trees: 12 })[0]
      o +=
        herd(s, ['wildebeest', 'zebra'], {
          x0: 40,
          x1: 980,
          y: 664,
          spread: 10,
          count: 34,
          k: 0.18,
          fill: s.land(0.72),
          facing: 1,
        }) + layer(s, ridge(s, { y: 728, amp: 18, seed: 'n' }), { depth: 0.74, haze: 0.14 })
      o += k.kopje(s, 1150, 816, 1.85, { color: s.mix(p.ink, s.land(0.7), 0.5), light: p.accent })
      o +=
        animal(s, 'lion', 1150, 562, 1.1, { flip: true, lit: -1, stride: 0.1 }) +
        animal(s, 'lion', 1292, 638, 0.88, { flip: true, lit: -1, mane: false, stride: 0.5 })
      return (
        o +
        acacia(s, 1500, 800, 320, { light: p.light, side: -1, lightOpacity: 0.3 }) +
        k.foreground(s, { y: 826, height: 40, count: 760 })
      )
    },
  },
  'trip-ngorongoro': {
    biome: 'forest',
    time: 'dawn',
    focus: [0.6, 0.6],
    wide: { drop: 50 },
    note: 'Crater floor from the rim: soda lake, cloud spilling over the wall',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.5, x: 1180, y: s.wide ? 368 : 330, r: 70, cloud: { x0: 0, y1: 0.3 } })
      o += mountain(s, {
        x: 120,
        base: 470,
        w: 620,
        h: 160,
        profile: k.cone,
        color: s.land(0.05),
        shade: s.land(0.3),
        gullies: 14,
        seed: 'len',
      })
      const wall = ridge(s, { y: 440, amp: 22, seed: 'w', shape: (t) => 40 * (2 * t - 1) ** 2 })
      o += layer(s, wall, { depth: 0.22, haze: 0.6, drop: 140 })
      for (let i = 0; i < s.many(6); i++)
        o += k.cloudBank(s, s.fromLeft(120) + i * 280, 452 + (i % 3) * 8, 330, {
          color: mix('#ffffff', p.sky[3], 0.35),
          opacity: s.night ? 0.15 : 0.6,
          seed: 'sp' + i,
          rows: 2,
        })
      o += path(
        poly([...ridge(s, { y: 570, amp: 5, seed: 'fl' }), [s.X1 + 40, s.Y1 + 20], [s.X0 - 40, s.Y1 + 20]]),
        s.fade(mix(s.land(0.2), p.light, 0.3), s.land(0.45), 0, 560, 0, 780, 'userSpaceOnUse'),
      )
      o +=
        k.lake(s, 1060, 614, 330, 22, { rim: mix(p.light, '#ffffff', 0.3), color: s.sky(0.45) }) +
        k.lenses(s, { y0: 640, y1: 740, count: 30, opacity: 0.25 })
      o +=
        path(
          Array.from({ length: 60 }, (_, i) => k.ellipse(800 + ((i * 97) % 520), 608 + ((i * 31) % 22), 4.4, 1.7)).join(
            '',
          ),
          mix('#ee7f86', p.sky[2], 0.2),
        ) +
        herd(s, ['buffalo', 'zebra', 'wildebeest'], {
          x0: 260,
          x1: s.fromRight(1500),
          y: 690,
          spread: 26,
          count: s.wide ? 44 : 34,
          k: 0.2,
          fill: s.land(0.82),
        })
      o += layer(
        s,
        ridge(s, {
          y: 730,
          amp: 20,
          seed: 'r1',
          shape: (t) => 150 * Math.max(0, 1 - t * 1.9) ** 1.5 + 60 * Math.max(0, t - 0.7) * 3,
        }),
        { depth: 0.7, haze: 0.2 },
      )
      const rim = ridge(s, {
        y: 812,
        amp: 22,
        seed: 'r2',
        shape: (t) => 230 * Math.max(0, 1 - Math.max(0, t) * 2.2) ** 1.6 + 130 * Math.max(0, t - 0.62) * 2,
      })
      o += k.canopy(s, rim, { color: s.mix(p.ink, s.land(0.9), 0.35), light: s.land(0.5), size: 44, opacity: 0.4 })
      o +=
        acacia(s, 1440, heightAt(rim, 1440) + 10, 330, { light: s.land(0.4), spread: 1.2, pads: 7 }) +
        animal(s, 'buffalo', 860, 840, 1.1, { flip: true }) +
        animal(s, 'buffalo', 1010, 846, 1.2, {})
      return o + k.foreground(s, { y: 850, height: 34 })
    },
  },
  'trip-tarangire': {
    biome: 'redland',
    time: 'dawn',
    focus: [0.62, 0.6],
    note: 'Baobab avenue and elephants at the dry river',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 520, y: 480, r: 84, cloud: { x0: 0.3 } }) +
        layer(s, ridge(s, { y: 590, amp: 44, seed: 'h' }), { depth: 0.06, haze: 0.45 }) +
        k.plain(s, { y: 616, trees: 5 })[0]
      for (const [x, h, d] of [
        [160, 150, 0.5],
        [330, 190, 0.55],
        [1560, 210, 0.55],
      ])
        o += k.baobab(s, x, 690, h, { color: s.land(d), seed: 'f' })
      o +=
        path(
          poly([
            [s.X0 - 20, 740],
            [500, 714],
            [1000, 730],
            [s.X1 + 40, 706],
            [s.X1 + 40, 768],
            [1020, 790],
            [480, 770],
            [s.X0 - 20, 800],
          ]),
          mix(p.light, s.land(0.3), 0.35),
          'opacity="0.75"',
        ) + layer(s, ridge(s, { y: 788, amp: 14, seed: 'n' }), { depth: 0.8, haze: 0.08 })
      o +=
        k.baobab(s, 1240, 812, 600, { color: s.mix(p.ink, s.land(0.95), 0.4), light: p.accent, side: -1 }) +
        k.baobab(s, 690, 776, 270, { color: s.land(0.86), light: p.accent, side: -1, seed: 'm' })
      o +=
        animal(s, 'elephant', 900, 822, 1.3, { lit: -1, flip: true, stride: 0.7, tusk: 1.3 }) +
        animal(s, 'elephant', 1046, 822, 0.6, { lit: -1, flip: true, tusk: 0, stride: -0.5 }) +
        animal(s, 'elephant', 400, 760, 0.7, { lit: 1, fill: s.land(0.9), stride: 0.5 })
      return o + k.foreground(s, { y: 836, height: 32 })
    },
  },
  'trip-kilimanjaro': {
    biome: 'mountain',
    time: 'dusk',
    focus: [0.48, 0.66],
    note: 'Climbers and porters above the clouds on the way to Kibo',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.72, x: 1330, y: 470, r: 70, cloud: { y1: 0.3 }, milky: true })
      const rock = mix(s.land(0.3), p.sky[1], 0.25)
      o += mountain(s, {
        x: -160,
        base: 720,
        w: 1800,
        h: s.wide ? 470 : 560,
        profile: k.kilimanjaro,
        color: rock,
        shade: s.land(0.68),
        snow: mix('#fff8f0', p.sky[3], 0.2),
        snowShade: s.land(0.1),
        snowline: 0.8,
        drips: 0.12,
        gullies: 64,
        rough: 0.03,
      })
      if (s.wide)
        o += layer(s, ridge(s, { y: 716, amp: 8, seed: 'foot' }), { color: mix(rock, s.sky(1), 0.55), haze: 0 })
      for (let i = 0; i < s.many(14); i++)
        o += k.cloudBank(s, s.X0 + ((i * 173) % (s.span + 40)), 668 + (i % 4) * 22, 460, {
          color: mix('#ffffff', s.sky(0.9), 0.25 + (i % 3) * 0.14),
          opacity: s.night ? 0.22 : 0.9,
          seed: 'sea' + i,
          rows: 4,
          lift: 1.5,
        })
      o += mist(s, 720, { height: 70, opacity: 0.8 })
      const near = ridge(s, { y: 850, amp: 34, scale: 300, seed: 'n', shape: (t) => 110 * Math.max(0, 1 - t) ** 1.4 })
      o += layer(s, near, { depth: 0.94, haze: 0 })
      ;[500, 556, 610, 668, 726, 800, 850].forEach((x, i) => {
        o += person(
          [0, 3, 4].includes(i) ? k.porter() : k.walker({ hat: i !== 5 }),
          x,
          Math.round(heightAt(near, x)) + 3,
          1.2,
          p.ink,
          true,
        )
      })
      for (const [x, h] of [
        [1350, 120],
        [1470, 190],
        [1570, 150],
      ])
        o += k.groundsel(s, x, 880, h, { light: p.light })
      return o + k.foreground(s, { y: 884, height: 18, dots: false })
    },
  },
  'trip-zanzibar': {
    biome: 'coast',
    time: 'noon',
    focus: [0.6, 0.5],
    note: 'Dhow under lateen sail off a palm beach',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.58, x: 480, y: 440, r: 76, cloud: { y1: 0.4, amount: 0.5, size: 520 } })
      o +=
        layer(
          s,
          ridge(s, {
            y: 520,
            amp: 12,
            seed: 'isl',
            shape: (t) => (t > 0.55 && t < 0.95 ? 14 * Math.sin(((t - 0.55) / 0.4) * Math.PI) : -20),
          }),
          { depth: 0.3, haze: 0.4, drop: 30 },
        ) +
        k.water(s, 524, 860, {
          pathX: s.time === 'noon' ? null : 480,
          color: mix(s.sky(0.6), s.land(0.2), 0.5),
          deep: s.land(0.5),
          bands: 9,
        })
      const c = { ...k.colours(s), trim: mix(p.ink, '#5a2d1a', 0.4) },
        big = s.wide ? 1.9 : 2.05
      o +=
        place(k.dhow(c, { sail: mix('#fff8ea', p.sky[3], 0.25) }), 1000, 690, big) +
        k.reflect(
          place(path('M83 -60Q36 -116 -51 -230Q-66 -120 -58 -42Q10 -28 83 -60Z', p.light), 1000, 690, big),
          690,
          0.22,
          0.35,
        )
      o +=
        place(k.dhow(c, { sail: mix(p.accent, p.light, 0.35) }), 640, 560, 0.5) +
        place(k.dhow(c, { sail: mix('#fff8ea', p.sky[3], 0.4) }), 1370, 550, 0.38, true)
      const beach = ridge(s, { y: 812, amp: 10, seed: 'be', scale: 500, shape: (t) => 50 * (1 - t) })
      o +=
        path(
          k.down(
            s,
            beach.map(([x, y]) => [x, y - 10]),
          ),
          mix('#ffffff', p.sky[3], 0.3),
          'opacity="0.7"',
        ) +
        path(
          k.down(s, beach),
          s.fade(mix(p.light, '#f3ddb0', 0.5), mix(p.light, s.land(0.6), 0.4), 0, 760, 0, 900, 'userSpaceOnUse'),
        ) +
        k.stipple(s, { y0: 800, y1: 900, count: 900, color: s.land(0.7), opacity: 0.25 })
      for (const [x, h, l, q] of [
        [s.fromLeft(40), 560, 0.24, 'a'],
        [s.fromLeft(150), 430, 0.34, 'b'],
        [s.fromRight(1585), 520, -0.26, 'c'],
        [s.fromRight(1500), 380, -0.3, 'd'],
      ])
        o += k.palm(s, x, 872, h, { lean: l, seed: q, light: s.land(0.4), fronds: 13 })
      return o
    },
  },
}
