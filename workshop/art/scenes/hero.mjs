import * as k from '../lib/kit.mjs'

const {
  sky,
  sun,
  moon,
  stars,
  clouds,
  birds,
  ridge,
  layer,
  mountain,
  kilimanjaro,
  mountKenya,
  stipple,
  heightAt,
  acacia,
  shrubs,
  grass,
  lenses,
  mist,
  animal,
  herd,
  canopy,
  colours,
  landCruiser,
  place,
  palm,
  papyrus,
  feverTree,
  flyers,
  tent,
  lantern,
  fire,
  person,
  standing,
  walker,
  porter,
  balloon,
  path,
  groundsel,
  poly,
  backdrop,
  plain,
  foreground,
  water,
  track,
  reflect,
  mix,
} = k

export default {
  'hero-amboseli-elephants': {
    biome: 'savanna',
    time: 'dusk',
    focus: [0.66, 0.68],
    wide: { left: 290 },
    note: 'Elephant family crossing the dry lake under Kilimanjaro at sundown',
    draw(s) {
      const { p } = s
      let o = backdrop(s, { x: 560, y: 520, r: 74, cloud: { x0: 0.4, size: 460, y1: 0.36 } })
      o += mountain(s, {
        x: 240,
        base: 640,
        w: 1700,
        h: 360,
        profile: kilimanjaro,
        color: s.mix(p.land[1], p.sky[1], 0.35),
        shade: p.land[2],
        snow: s.mix('#fff6ea', p.sky[3], 0.3),
        snowShade: p.sky[2],
        snowline: 0.83,
        drips: 0.1,
        gullies: 40,
        rough: 0.03,
      })
      o += mist(s, 600, { height: 60, opacity: 0.55 })
      const far = ridge(s, { y: 622, amp: 16, seed: 'a' })
      o +=
        layer(s, far, { depth: 0.3, drop: 90, haze: 0.45 }) +
        shrubs(s, far, { color: s.land(0.34), count: 46, size: 16 })
      for (const [x, h] of [
        [s.fromLeft(140), 46],
        [s.fromLeft(205), 34],
        [s.fromRight(1490), 52],
        [930, 30],
        [420, 30],
      ])
        o += acacia(s, x, heightAt(far, x) + 3, h, { color: s.land(0.42), spread: 1.6, pads: 3 })
      const mid = ridge(s, { y: 676, amp: 10, scale: 600, seed: 'b' })
      o +=
        layer(s, mid, { depth: 0.52, drop: 140, haze: 0.35 }) +
        lenses(s, { y0: 690, y1: 770, count: 26, opacity: 0.22, color: p.sky[3] })
      o += acacia(s, 1435, 742, 300, {
        color: s.land(0.86),
        light: p.light,
        lean: -0.06,
        side: -1,
        spread: 1.35,
        pads: 6,
        lightOpacity: 0.32,
      })
      const near = ridge(s, { y: 786, amp: 8, scale: 700, seed: 'c' })
      o += layer(s, near, { depth: 0.78, haze: 0.12 })
      const fill = s.mix(p.ink, p.land[4], 0.35)
      o += animal(s, 'elephant', 1252, 802, 1.5, { lit: -1, flip: true, fill, stride: 0.6, trunk: 'down' })
      o += animal(s, 'elephant', 1058, 806, 0.74, {
        lit: -1,
        flip: true,
        fill,
        stride: -0.6,
        tusk: 0,
        trunk: 'forward',
      })
      o += animal(s, 'elephant', 900, 812, 1.86, {
        lit: -1,
        flip: true,
        fill,
        stride: 0.9,
        tusk: 1.5,
        trunk: 'forward',
      })
      o += animal(s, 'elephant', 1422, 798, 1.2, { lit: -1, flip: true, fill, stride: -0.4, tusk: 0.7 })
      const front = ridge(s, { y: 826, amp: 12, scale: 420, seed: 'd' })
      o +=
        path(poly([...front, [s.X1 + 40, s.Y1 + 20], [s.X0 - 40, s.Y1 + 20]]), p.ink) +
        grass(s, front, { count: 620, height: 30 }) +
        stipple(s, { y0: 690, y1: 830, count: 1400, color: p.ink, opacity: 0.28 })
      o += flyers(s, [
        [690, 214, 0.3, -8],
        [752, 184, 0.2, 6],
        [640, 262, 0.16, -14],
      ])
      return o
    },
  },
  'hero-kenya-safari-drive': {
    biome: 'savanna',
    time: 'dawn',
    focus: [0.66, 0.7],
    note: 'Land Cruiser on a dust track at first light, giraffe on the rise',
    draw(s) {
      const { p } = s
      let o = backdrop(s, { x: 1120, y: 500, r: 86, cloud: { x0: 0.05, x1: 0.9 } })
      o +=
        layer(s, ridge(s, { y: 575, amp: 70, scale: 420, seed: 'h1' }), { depth: 0.05, haze: 0.5, drop: 120 }) +
        layer(s, ridge(s, { y: 606, amp: 44, scale: 300, seed: 'h2' }), { depth: 0.2, haze: 0.45, drop: 100 })
      o += mist(s, 620, { height: 50 })
      const [land, , mid] = plain(s, { y: 640, gap: 50, trees: 9 })
      o +=
        land +
        herd(s, ['zebra', 'wildebeest'], { x0: 80, x1: 620, y: 716, spread: 9, count: 11, k: 0.26, fill: s.land(0.72) })
      const near = ridge(s, { y: 752, amp: 22, scale: 700, seed: 'n' })
      o +=
        layer(s, near, { depth: 0.76, haze: 0.14 }) +
        track(s, {
          x0: 520,
          x1: 1120,
          y0: s.Y1 + 20,
          y1: 758,
          bend: 150,
          w1: 210,
          color: mix(p.light, s.land(0.4), 0.35),
          opacity: 0.55,
        })
      o += acacia(s, 1484, 778, 400, {
        color: s.mix(p.ink, s.land(0.9), 0.4),
        light: p.accent,
        side: -1,
        spread: 1.2,
        lean: -0.1,
        pads: 7,
        lightOpacity: 0.42,
      })
      o +=
        animal(s, 'giraffe', 1226, 786, 1.5, { flip: true, lit: 1, stride: 0.3 }) +
        animal(s, 'giraffe', 1344, 784, 1.16, { flip: true, lit: 1, stride: 0.8 })
      for (const [x, y, w, a] of [
        [590, 832, 400, 0.14],
        [660, 830, 270, 0.2],
        [716, 828, 150, 0.28],
      ])
        o += k.cloudBank(s, x, y, w, {
          color: mix(p.light, p.sky[2], 0.35),
          opacity: a,
          rows: 3,
          lift: 2,
          seed: 'dust',
        })
      o += place(landCruiser(colours(s, mix('#f3e6cd', p.sky[2], 0.25))), 860, 832, 1.42)
      o += foreground(s, { y: 864, height: 34, seed: 'f', dots: false })
      return o + birds(s, 1000, 260, { count: 9, size: 14, spread: 130 })
    },
  },
  'hero-naivasha-birds': {
    biome: 'coast',
    time: 'dawn',
    focus: [0.66, 0.66],
    wide: { drop: 48 },
    note: 'Lake Naivasha: fish eagle, flamingos and papyrus in morning mist',
    draw(s) {
      const { p } = s
      let o = backdrop(s, { horizon: 0.6, x: 1040, y: 420, r: 92, cloud: { x0: 0, x1: 0.95, y1: 0.34 } })
      o += mountain(s, {
        x: 120,
        base: 560,
        w: 900,
        h: 190,
        profile: k.cone,
        color: s.land(0.08),
        shade: s.land(0.3),
        gullies: 18,
        seed: 'longonot',
      })
      o +=
        layer(s, ridge(s, { y: 545, amp: 46, seed: 'e' }), { depth: 0.28, haze: 0.5, drop: 80 }) +
        mist(s, 566, { height: 46 })
      const shore = ridge(s, { y: 566, amp: 6, seed: 'sh' })
      o += water(s, 572, s.Y1, { pathX: 1040 })
      o += path(poly([...ridge(s, { y: 572, amp: 5, seed: 'sh2' }), [s.X1 + 40, 580], [s.X0 - 40, 580]]), s.land(0.5))
      for (const [x, h] of [
        [s.fromLeft(90), 120],
        [s.fromLeft(190), 150],
        [s.fromLeft(300), 105],
        [s.fromRight(1450), 170],
        [s.fromRight(1540), 130],
        [s.fromRight(1370), 110],
      ])
        o += feverTree(s, x, 580, h, { color: s.land(0.62), trunk: s.mix(s.land(0.56), p.light, 0.2) })
      const { rng } = s.sub('flock')
      const pink = mix('#ec7f7a', p.sky[2], 0.2)
      for (let i = 0; i < 54; i++) {
        const t = i / 54,
          x = 700 + rng() * 820,
          y = 640 + t * 44
        o += place(
          k.path(k.fauna.flamingo({ feed: rng() < 0.45 }).near.join(''), mix(pink, s.land(0.6), rng() * 0.35)),
          x,
          y,
          0.3 + t * 0.1,
          rng() < 0.5,
        )
      }
      const row = [
        [1010, 800, 1.5, 0, 1],
        [1180, 816, 1.75, 1, 0],
        [1330, 806, 1.6, 0, 0],
      ]
        .map(([x, y, q, feed, flip]) =>
          animal(s, 'flamingo', x, y, q, {
            feed: !!feed,
            flip: !!flip,
            fill: mix('#c9505c', p.sky[1], 0.1),
            light: '#ffd9c4',
            rim: 0.9,
            ink: { far: '#8d3f55', crease: '#e88a86', dark: '#2a1722' },
            lit: -1,
          }),
        )
        .join('')
      o += reflect(row, 812, 0.32) + row
      o +=
        papyrus(s, s.fromLeft(-20), s.fromLeft(330), 930 + s.Y0, 330, { color: p.ink, count: 30 }) +
        papyrus(s, s.fromRight(1400), s.fromRight(1630), 930 + s.Y0, 270, { color: p.ink, count: 20, seed: 'r' })
      o += flyers(s, [[760, 330, 1.15, -6]], 'eagle') + birds(s, 420, 300, { count: 8, size: 12, spread: 110 })
      return o
    },
  },
  'hero-mount-kenya-trek': {
    biome: 'mountain',
    time: 'dawn',
    focus: [0.64, 0.5],
    wide: { left: 330 },
    note: 'Batian and Nelion catching first sun, trekkers and porters on the moor among giant groundsel',
    draw(s) {
      const { p } = s
      let o = backdrop(s, {
        horizon: 0.72,
        x: 1330,
        y: s.wide ? 332 : 300,
        r: 58,
        cloud: { x0: 0.05, x1: 1, y1: 0.5 },
        milky: true,
        noonY: 150,
      })
      o += mountain(s, {
        x: 250,
        base: 690,
        w: 1700,
        h: s.wide ? 430 : 500,
        profile: mountKenya,
        color: mix(s.land(0.25), p.sky[1], 0.2),
        shade: s.land(0.62),
        snow: mix('#fff5ea', p.sky[2], 0.18),
        snowShade: s.land(0.2),
        snowline: 0.62,
        drips: 0.13,
        gullies: 64,
        rough: 0.05,
        seed: 'mk',
      })
      o +=
        mist(s, 600, { height: 80, opacity: 0.7, seed: 'm1' }) +
        layer(s, ridge(s, { y: 650, amp: 60, scale: 420, seed: 'v1' }), { depth: 0.42, haze: 0.42, drop: 150 }) +
        mist(s, 690, { height: 60, opacity: 0.55, seed: 'm2' })
      o += layer(s, ridge(s, { y: 712, amp: 52, scale: 360, seed: 'v2', shape: (t) => 50 * (1 - t) }), {
        depth: 0.62,
        haze: 0.25,
      })
      const near = ridge(s, { y: 842, amp: 20, scale: 420, seed: 'v3', shape: (t) => 150 * Math.max(0, t) ** 1.6 })
      o += layer(s, near, { depth: 0.86, haze: 0.08 })
      const crew = [
        [640, 0],
        [706, 1],
        [776, 1],
        [856, 0],
        [930, 1],
        [1022, 0],
      ]
      for (const [x, por] of crew)
        o += person(
          por ? porter({ stride: 0.9 }) : walker({ stride: 1 }),
          x,
          Math.round(heightAt(near, x)) + 3,
          1.36,
          p.ink,
        )
      for (const [x, h] of [
        [1210, 120],
        [1300, 200],
        [1455, 270],
        [1560, 170],
        [110, 210],
        [260, 130],
      ])
        o += groundsel(s, x, heightAt(near, x) + 8, h, { light: p.light })
      o +=
        foreground(s, { y: 880, height: 26, seed: 'tus', dots: false, amp: 16 }) +
        stipple(s, { y0: 780, y1: 900, count: 900, color: p.ink, opacity: 0.3 })
      return o
    },
  },
  'hero-rhino-conservation': {
    biome: 'savanna',
    time: 'noon',
    focus: [0.66, 0.68],
    wide: { drop: 46 },
    note: 'Black rhino and calf on the Laikipia plains, Mount Kenya pale behind',
    draw(s) {
      const { p } = s
      let o = backdrop(s, {
        horizon: 0.64,
        x: s.wide ? 720 : 1120,
        y: 240,
        r: 80,
        cloud: { size: 520, y1: 0.42, amount: 0.5 },
        noonY: 250,
      })
      o += mountain(s, {
        x: 560,
        base: 610,
        w: 1250,
        h: 240,
        profile: mountKenya,
        color: mix(s.land(0.05), p.sky[2], 0.25),
        shade: s.land(0.0),
        snow: '#fbf3dc',
        snowShade: p.sky[2],
        snowline: 0.72,
        gullies: 34,
        rough: 0.05,
        seed: 'mk',
      })
      o += layer(s, ridge(s, { y: 592, amp: 36, seed: 'h' }), { depth: 0.02, haze: 0.4, drop: 90 })
      const [land] = plain(s, { y: 630, gap: 56, trees: 10 })
      o +=
        land +
        herd(s, ['zebra'], { x0: 180, x1: 560, y: 712, spread: 8, count: 7, k: 0.26, fill: s.land(0.8) }) +
        acacia(s, 150, 778, 380, { color: s.mix(p.ink, s.land(0.9), 0.5), light: s.land(0.3), spread: 1.3, pads: 7 })
      o +=
        layer(s, ridge(s, { y: 770, amp: 10, scale: 700, seed: 'n' }), { depth: 0.62, haze: 0.12 }) +
        lenses(s, { y0: 780, y1: 850, count: 20, color: p.light, opacity: 0.3, seed: 'n' })
      o += `<ellipse cx="1010" cy="828" rx="200" ry="14" fill="${p.ink}" opacity="0.35"/><ellipse cx="1330" cy="830" rx="110" ry="9" fill="${p.ink}" opacity="0.35"/>`
      const fill = mix(p.ink, '#3b4a4c', 0.5)
      o +=
        animal(s, 'rhino', 1020, 828, 2.35, { flip: true, lit: -1, fill, horn: 1.15, stride: 0.4, rim: 1.3 }) +
        animal(s, 'rhino', 1330, 830, 1.1, { flip: true, lit: -1, fill, horn: 0.4, stride: -0.5 })
      o += k.path(
        [
          [985, 636],
          [962, 632],
          [1070, 645],
        ]
          .map(
            ([x, y]) =>
              k.ellipse(x, y - 4, 5, 4) +
              k.limb([
                [x + 4, y - 7, 2],
                [x + 9, y - 9, 0.5],
              ]),
          )
          .join(''),
        p.ink,
      )
      return (
        o +
        foreground(s, { y: 846, height: 40, count: 760, color: s.mix(p.ink, s.land(1), 0.35), seed: 'f1' }) +
        foreground(s, { y: 884, height: 34, dots: false, seed: 'f2' })
      )
    },
  },
  'hero-maasai-mara': {
    biome: 'gold',
    time: 'dusk',
    seed: 'mara3',
    focus: [0.62, 0.66],
    note: 'The great migration below the Oloololo escarpment, balloons and a lone acacia',
    draw(s) {
      const { p } = s
      let o = backdrop(s, { horizon: 0.62, x: 1010, y: 470, r: 118, cloud: { x0: 0, x1: 0.9, y1: 0.36, size: 520 } })
      o += layer(
        s,
        ridge(s, {
          y: 560,
          amp: 16,
          scale: 500,
          seed: 'esc',
          shape: (t) => (t < 0.4 ? 74 : 74 * Math.max(0, 1 - (t - 0.4) * 5)),
        }),
        { depth: 0.1, haze: 0.5, drop: 130 },
      )
      o += mist(s, 590, { height: 40 })
      const [land, far] = plain(s, { y: 606, gap: 52, trees: 8 })
      o += land
      o +=
        herd(s, ['wildebeest'], {
          x0: s.fromLeft(60),
          x1: s.fromRight(1600),
          y: 668,
          spread: 8,
          count: s.many(46),
          k: 0.17,
          fill: s.land(0.66),
          facing: 1,
          seed: '1',
        }) +
        herd(s, ['wildebeest', 'wildebeest', 'zebra'], {
          x0: 420,
          x1: s.fromRight(1600),
          y: 714,
          spread: 12,
          count: s.wide ? 36 : 30,
          k: 0.33,
          fill: s.land(0.84),
          facing: 1,
          seed: '2',
        })
      o +=
        layer(s, ridge(s, { y: 748, amp: 12, scale: 600, seed: 'n' }), { depth: 0.64, haze: 0.16 }) +
        lenses(s, { y0: 770, y1: 820, count: 18, color: p.light, opacity: 0.22, seed: 'n' })
      const body = colours(s, p.light, p.accent),
        wide = s.wide
      o +=
        place(
          k.balloon({ ...body, body: mix(p.light, '#fff', 0.2), trim: p.ink }, { alt: mix(p.accent, '#b3202e', 0.45) }),
          1330,
          wide ? 480 : 420,
          0.86,
        ) +
        place(k.balloon({ ...body, body: p.accent, trim: p.ink }, { alt: p.land[2] }), 1120, wide ? 350 : 250, 0.36) +
        place(k.balloon({ ...body, body: p.light, trim: p.ink }, { alt: p.land[1] }), 1500, wide ? 330 : 190, 0.26)
      o += acacia(s, 740, 800, 330, { light: p.light, lightOpacity: 0.3, spread: 1.5, pads: 7 })
      o +=
        animal(s, 'lion', 1120, 816, 1.6, {
          flip: true,
          lit: -1,
          stride: 0.6,
          ink: { crease: mix(p.ink, p.land[1], 0.34) },
        }) + animal(s, 'lion', 1372, 814, 1.3, { flip: true, lit: -1, mane: false, stride: -0.4 })
      return o + foreground(s, { y: 838, height: 36, count: 760 })
    },
  },
  'hero-camp-night': {
    biome: 'savanna',
    time: 'night',
    focus: [0.64, 0.7],
    note: 'Canvas camp, lanterns and a fire under the Milky Way',
    draw(s) {
      const { p } = s
      let o = backdrop(s, { horizon: 0.72, x: 930, y: 160, r: 66, cloud: null, milky: true })
      o +=
        layer(s, ridge(s, { y: 600, amp: 90, scale: 420, seed: 'h1' }), { depth: 0.05, haze: 0.3 }) +
        layer(s, ridge(s, { y: 646, amp: 50, scale: 300, seed: 'h2' }), { depth: 0.3, haze: 0.25 }) +
        mist(s, 680, { height: 50, opacity: 0.35 })
      const mid = ridge(s, { y: 706, amp: 14, seed: 'm' })
      o += layer(s, mid, { depth: 0.6, haze: 0.12 }) + shrubs(s, mid, { color: s.land(0.7), count: 40, size: 24 })
      o += acacia(s, 1440, 790, 520, {
        color: s.land(0.96),
        light: mix(p.accent, s.land(0.5), 0.55),
        side: -1,
        spread: 1.15,
        lean: -0.08,
        pads: 8,
        lightOpacity: 0.6,
      })
      o += layer(s, ridge(s, { y: 768, amp: 8, seed: 'n' }), { depth: 0.85, haze: 0.05 })
      for (const [rx, ry, a] of [
        [560, 92, 0.1],
        [380, 62, 0.13],
        [220, 36, 0.2],
      ])
        o += `<ellipse cx="980" cy="822" rx="${rx}" ry="${ry}" fill="${p.accent}" opacity="${a}"/>`
      const canvas = mix('#e9d3a6', p.sky[2], 0.2)
      o +=
        place(tent(s, { canvas }), 1190, 806, 1.5) +
        place(tent(s, { canvas: mix(canvas, p.sky[1], 0.4) }), 800, 786, 0.86) +
        place(tent(s, { canvas: mix(canvas, p.sky[1], 0.5) }), 580, 778, 0.62)
      o +=
        lantern(s, 1404, 716, 8, 100) +
        lantern(s, 905, 730, 5.5, 66) +
        lantern(s, 700, 734, 4, 54) +
        fire(s, 960, 834, 1)
      for (const [x, f] of [
        [890, 0],
        [1040, 1],
      ])
        o += person(
          k.blob([
            [-14, 0],
            [-12, -14],
            [-9, -32],
            [0, -38],
            [8, -32],
            [9, -18],
            [24, -14],
            [28, 0],
          ]) + k.ellipse(1, -45, 5.4, 6),
          x,
          842,
          1,
          p.ink,
          !!f,
        )
      o += person(standing(), 1100, 838, 1.05, p.ink)
      o +=
        animal(s, 'elephant', 250, 716, 0.5, { fill: s.land(0.8), light: null }) +
        animal(s, 'elephant', 330, 718, 0.36, { fill: s.land(0.8), light: null })
      return o + foreground(s, { y: 850, height: 30, count: 560, dots: false })
    },
  },
}
