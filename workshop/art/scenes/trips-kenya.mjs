import * as k from '../lib/kit.mjs'

const { layer, ridge, mountain, acacia, animal, herd, heightAt, mist, place, person, path, poly, mix, grass, shrubs } =
  k

export default {
  'trip-mara': {
    biome: 'gold',
    time: 'dawn',
    focus: [0.6, 0.66],
    note: 'Balloons over grazing herds on the Mara plains',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 420, y: 480, r: 76, cloud: { x0: 0.3 } }) +
        layer(s, ridge(s, { y: 570, amp: 40, seed: 'h', shape: (t) => 70 * t }), { depth: 0.08, haze: 0.5 }) +
        mist(s, 596, { height: 46 })
      o += k.plain(s, { y: 610, trees: 8 })[0]
      const c = k.colours(s)
      o +=
        place(
          k.balloon({ ...c, body: mix(p.light, '#ffffff', 0.3) }, { alt: p.accent }),
          1130,
          s.wide ? 590 : 520,
          s.wide ? 1.3 : 1.45,
        ) +
        place(k.balloon({ ...c, body: p.accent }, { alt: mix(p.accent, p.ink, 0.35) }), 760, s.wide ? 400 : 330, 0.6) +
        place(k.balloon({ ...c, body: p.light }, { alt: p.land[2] }), 1430, s.wide ? 350 : 250, 0.4)
      o +=
        herd(s, ['wildebeest', 'zebra'], {
          x0: s.fromLeft(60),
          x1: s.fromRight(1560),
          y: 704,
          spread: 12,
          count: s.many(26),
          k: 0.3,
          fill: s.land(0.8),
          facing: -1,
        }) + layer(s, ridge(s, { y: 760, amp: 12, seed: 'n' }), { depth: 0.82, haze: 0.1 })
      o +=
        animal(s, 'zebra', 520, 822, 1.2, { marks: p.light, ink: { marks: p.light }, lit: -1 }) +
        animal(s, 'zebra', 690, 826, 1.24, { graze: true, ink: { marks: p.light }, lit: -1 }) +
        animal(s, 'zebra', 330, 824, 1.16, { flip: true, ink: { marks: p.light }, lit: -1 })
      return o + k.foreground(s, { y: 836, height: 34 })
    },
  },
  'trip-amboseli': {
    biome: 'savanna',
    time: 'dawn',
    focus: [0.42, 0.68],
    note: 'Bull elephant in the swamp with egrets, Kilimanjaro clear at dawn',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 1350, y: 470, r: 66, cloud: { x0: 0.1 } }) +
        mountain(s, {
          x: -60,
          base: 620,
          w: 1650,
          h: 350,
          profile: k.kilimanjaro,
          color: mix(s.land(0.2), p.sky[1], 0.3),
          shade: s.land(0.5),
          snow: mix('#fff6ee', p.sky[3], 0.25),
          snowShade: p.sky[2],
          snowline: 0.84,
          drips: 0.1,
          gullies: 40,
          rough: 0.03,
        })
      o +=
        mist(s, 590, { height: 56 }) +
        k.plain(s, { y: 604, gap: 44, trees: 7 })[0] +
        k.water(s, 690, s.Y1, { pathX: 1350 })
      const bull = animal(s, 'elephant', 640, 800, 2.3, { tusk: 1.8, stride: 0.5, trunk: 'mouth' })
      o +=
        k.reflect(bull, 800, 0.3) +
        bull +
        animal(s, 'elephant', 1130, 742, 0.9, { flip: true, stride: 0.7, fill: s.land(0.9) }) +
        animal(s, 'elephant', 1260, 740, 0.5, { flip: true, tusk: 0, fill: s.land(0.9) })
      o +=
        animal(s, 'heron', 960, 812, 0.62, { fill: '#f6efe4', light: null, ink: { far: '#cdbfb4' } }) +
        animal(s, 'heron', 1030, 826, 0.56, { fill: '#f6efe4', light: null, flip: true, ink: { far: '#cdbfb4' } })
      return (
        o +
        k.papyrus(s, s.fromRight(1290), s.fromRight(1640), 930, 190, { count: 30 }) +
        k.foreground(s, { y: 872, height: 44, dots: false })
      )
    },
  },
  'trip-samburu': {
    biome: 'redland',
    time: 'noon',
    focus: [0.64, 0.62],
    note: 'Reticulated giraffe and doum palms by the Ewaso Nyiro below Ololokwe',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { x: 430, y: 470, r: 70, cloud: { x0: 0.2, amount: 0.5 } })
      o +=
        layer(s, ridge(s, { y: 580, amp: 50, seed: 'h' }), { depth: 0.04, haze: 0.4 }) +
        k.mesa(s, { x: 860, base: 610, w: 640, h: 250, depth: 0.3, steps: 2, haze: 0.3 }) +
        k.mesa(s, { x: 250, base: 610, w: 330, h: 90, depth: 0.18, steps: 1, seed: 'b' })
      const far = ridge(s, { y: 606, amp: 14, seed: 'f' })
      o += layer(s, far, { depth: 0.42, haze: 0.25 }) + shrubs(s, far, { color: s.land(0.8), count: 60, size: 18 })
      o +=
        path(
          poly([
            [s.X0 - 20, 690],
            [420, 668],
            [900, 680],
            [1300, 662],
            [s.X1 + 40, 672],
            [s.X1 + 40, 730],
            [1240, 744],
            [760, 728],
            [300, 760],
            [s.X0 - 20, 770],
          ]),
          mix(s.sky(0.55), s.land(0.4), 0.35),
        ) + k.lenses(s, { y0: 682, y1: 740, count: 26, opacity: 0.4, w: 160, h: 3 })
      o += layer(s, ridge(s, { y: 760, amp: 14, seed: 'n', scale: 500 }), { depth: 0.6, haze: 0.1 })
      for (const [x, h, l] of [
        [120, 300, 0.1],
        [210, 240, -0.12],
        [300, 190, 0.16],
        [1500, 270, -0.1],
      ])
        o += k.palm(s, x, 790, h, { color: s.mix(p.ink, s.land(0.9), 0.4), light: s.land(0.3), lean: l })
      o += [
        [1010, 806, 2.05, 0.6, 0],
        [1230, 796, 1.6, -0.4, 6],
      ]
        .map(([x, y, q, stride, neck]) =>
          animal(s, 'giraffe', x, y, q, {
            flip: true,
            lit: -1,
            stride,
            neck,
            fill: mix(p.light, p.land[2], 0.45),
            ink: { marks: mix(p.ink, p.land[3], 0.45), far: mix(p.ink, p.land[2], 0.6), dark: p.ink },
          }),
        )
        .join('')
      return (
        o + acacia(s, 1380, 800, 200, { light: s.land(0.35), spread: 1.3 }) + k.foreground(s, { y: 836, height: 34 })
      )
    },
  },
  'trip-tsavo': {
    biome: 'redland',
    time: 'dusk',
    focus: [0.36, 0.6],
    note: 'Red-earth elephants beneath a baobab, Chyulu hills behind',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { x: 1160, y: 500, r: 92, cloud: { x0: 0.4 } })
      o +=
        layer(s, ridge(s, { y: 560, amp: 90, scale: 240, octaves: 2, seed: 'ch' }), { depth: 0.05, haze: 0.5 }) +
        layer(s, ridge(s, { y: 600, amp: 50, scale: 300, octaves: 2, seed: 'ch2' }), { depth: 0.22, haze: 0.4 })
      o +=
        k.plain(s, { y: 630, gap: 50, trees: 7 })[0] +
        layer(s, ridge(s, { y: 752, amp: 12, seed: 'n' }), { depth: 0.74, haze: 0.12 })
      o +=
        k.baobab(s, 400, 812, 620, { color: s.mix(p.ink, s.land(0.95), 0.4), light: p.accent, side: 1 }) +
        k.baobab(s, 1480, 742, 210, { color: s.land(0.8), seed: 'b' })
      const red = mix(p.ink, '#8a3322', 0.5)
      o +=
        animal(s, 'elephant', 800, 812, 1.5, { fill: red, tusk: 1.4, stride: 0.7, trunk: 'forward' }) +
        animal(s, 'elephant', 1040, 806, 1.1, { fill: red, stride: -0.5, tusk: 0.7 }) +
        animal(s, 'elephant', 930, 816, 0.62, { fill: red, tusk: 0, stride: 0.8 })
      return o + k.foreground(s, { y: 832, height: 32 })
    },
  },
  'trip-laikipia': {
    biome: 'gold',
    time: 'noon',
    focus: [0.55, 0.66],
    note: "Grevy's zebra and a walking safari on high grassland under Mount Kenya",
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 380, y: 460, r: 70, cloud: { amount: 0.5, size: 520 } }) +
        mountain(s, {
          x: 480,
          base: 620,
          w: 1400,
          h: 300,
          profile: k.mountKenya,
          color: mix(s.land(0.02), p.sky[1], 0.35),
          shade: s.land(0.3),
          snow: mix('#fff8ea', p.sky[3], 0.2),
          snowShade: p.sky[2],
          snowline: 0.7,
          gullies: 40,
          rough: 0.05,
          seed: 'mk',
        })
      o +=
        mist(s, 590, { height: 40 }) +
        layer(s, ridge(s, { y: 600, amp: 40, seed: 'h' }), { depth: 0.12, haze: 0.4 }) +
        k.plain(s, { y: 636, gap: 48, trees: 10 })[0]
      const near = ridge(s, { y: 766, amp: 18, seed: 'n', scale: 520 })
      o += layer(s, near, { depth: 0.62, haze: 0.14 })
      ;[1250, 1300, 1345, 1395, 1450].forEach((x, i) => {
        o += person(
          i % 4 ? k.walker({ pole: i % 2 === 0 }) : k.standing(),
          x,
          Math.round(heightAt(near, x)) + 14,
          1.25,
          p.ink,
          true,
        )
      })
      o += [
        [520, 826, 1.55, 0],
        [760, 830, 1.5, 1],
        [960, 826, 1.36, 0],
      ]
        .map(([x, y, q, g]) =>
          animal(s, 'zebra', x, y, q, { graze: !!g, ink: { marks: mix('#fff8ea', p.light, 0.4) }, flip: x > 900 }),
        )
        .join('')
      return (
        o +
        acacia(s, 140, 810, 420, { light: s.land(0.35), spread: 1.2, pads: 7 }) +
        k.foreground(s, { y: 844, height: 42, count: 760 })
      )
    },
  },
  'trip-mount-kenya': {
    biome: 'mountain',
    time: 'noon',
    focus: [0.5, 0.38],
    note: 'Tarn below the peaks with lobelia and a trekking camp',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.7, x: 340, y: 330, r: 60, cloud: { y1: 0.5, amount: 0.5 }, milky: true })
      o += mountain(s, {
        x: s.wide ? 75 : -60,
        base: 640,
        w: s.wide ? 1450 : 1700,
        h: s.wide ? 365 : 540,
        profile: k.mountKenya,
        color: mix(s.land(0.2), p.sky[1], 0.2),
        shade: s.land(0.72),
        snow: mix('#fffaf0', p.sky[2], 0.12),
        snowShade: s.land(0.25),
        snowline: 0.58,
        drips: 0.13,
        gullies: 60,
        rough: 0.05,
        seed: 'mk',
      })
      o +=
        mist(s, 590, { height: 60, opacity: 0.6 }) +
        layer(s, ridge(s, { y: 640, amp: 50, seed: 'a', shape: (t) => 70 * (2 * t - 1) ** 2 }), {
          depth: 0.5,
          haze: 0.3,
        })
      o += k.lake(s, 760, 742, 420, 46, { rim: s.land(0.8) })
      o += layer(
        s,
        ridge(s, { y: 800, amp: 16, seed: 'b', shape: (t) => 90 * (2 * t - 1) ** 2 * (t > 0.5 ? 0.8 : 1) }),
        { depth: 0.84, haze: 0.08 },
      )
      const c = mix(p.accent, p.light, 0.15)
      for (const [x, y, q] of [
        [1130, 800, 0.42],
        [1225, 790, 0.36],
        [1050, 808, 0.34],
      ])
        o += place(
          path(
            k.blob([
              [-78, 0],
              [-60, -52],
              [0, -84],
              [60, -52],
              [78, 0],
            ]),
            c,
          ) +
            path(
              poly([
                [-20, 0],
                [0, -60],
                [22, 0],
              ]),
              s.p.ink,
            ),
          x,
          y,
          q,
        )
      for (const [x, h] of [
        [110, 260],
        [230, 170],
        [1400, 210],
        [1520, 300],
        [330, 120],
      ])
        o += k.groundsel(s, x, 830, h, { light: p.light })
      return o + k.foreground(s, { y: 846, height: 28 })
    },
  },
}
