import * as k from '../lib/kit.mjs'

const { layer, ridge, mountain, acacia, animal, herd, mist, place, path, poly, mix, person, heightAt, canopy } = k
const herders = (s, list, cloth) =>
  list
    .map(([x, y, q, f]) => {
      const [d, c] = k.herder()
      return `<g transform="translate(${x} ${y}) scale(${f ? -q : q} ${q})">${path(d, s.p.ink)}${path(c, cloth)}</g>`
    })
    .join('')

export default {
  'page-luxury': {
    biome: 'savanna',
    time: 'dusk',
    focus: [0.66, 0.66],
    note: 'Tented suite with a plunge deck facing the plains at sundowner hour',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 560, y: 500, r: 96, cloud: { x0: 0.25 } }) +
        layer(s, ridge(s, { y: 580, amp: 50, seed: 'h' }), { depth: 0.06, haze: 0.5 }) +
        k.plain(s, { y: 612, trees: 9 })[0] +
        herd(s, ['elephant'], { x0: 200, x1: 560, y: 700, spread: 6, count: 5, k: 0.3, fill: s.land(0.72) })
      o +=
        layer(s, ridge(s, { y: 760, amp: 10, seed: 'n' }), { depth: 0.82, haze: 0.08 }) +
        acacia(s, 1500, 800, 540, {
          color: s.mix(p.ink, s.land(0.9), 0.3),
          light: p.accent,
          side: -1,
          lightOpacity: 0.32,
          pads: 8,
          spread: 1.1,
        })
      o +=
        path(
          poly([
            [640, 812],
            [1640, 812],
            [1640, 836],
            [640, 836],
          ]),
          mix(p.accent, p.ink, 0.72),
        ) +
        path([680, 820, 960, 1100, 1240, 1380].map((x) => `M${x} 836h14v80h-14Z`).join(''), p.ink) +
        path(
          poly([
            [700, 806],
            [930, 806],
            [930, 813],
            [700, 813],
          ]),
          mix(p.sky[2], p.light, 0.35),
        ) +
        k.lenses(s, { x0: 720, x1: 910, y0: 808, y1: 812, count: 6, w: 90, h: 2, opacity: 0.7, color: '#fff6dd' })
      o +=
        place(k.tent(s, { canvas: mix('#f0dcb4', p.sky[2], 0.25) }), 1210, 812, 2) +
        k.lantern(s, 980, 784, 8) +
        k.lantern(s, 1440, 784, 8)
      o +=
        path(
          poly(
            [
              [830, 800],
              [900, 800],
              [906, 776],
              [912, 776],
              [906, 812],
              [824, 812],
            ].map(([x, y]) => [x + 60, y]),
          ),
          p.ink,
        ) +
        person(k.standing(), 800, 812, 1.3, p.ink) +
        person(k.standing(), 756, 812, 1.24, p.ink, true)
      return o + k.foreground(s, { y: 866, height: 40, dots: false })
    },
  },
  'page-adventure': {
    biome: 'mountain',
    time: 'dawn',
    focus: [0.58, 0.55],
    note: 'Trekkers on a knife ridge above a sea of cloud',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.72, x: 430, y: 440, r: 90, cloud: { y1: 0.32 } })
      for (let i = 0; i < 4; i++)
        o +=
          layer(s, ridge(s, { y: 520 + i * 54, amp: 130 - i * 18, scale: 260, octaves: 5, seed: 'pk' + i }), {
            depth: 0.03 + i * 0.16,
            haze: 0.6,
            drop: 140,
          }) + mist(s, 570 + i * 54, { height: 60, opacity: 0.6, seed: 'pk' + i })
      for (let i = 0; i < s.many(8); i++)
        o += k.cloudBank(s, s.X0 + ((i * 227) % s.span), 742 + (i % 3) * 20, 420, {
          color: mix('#ffffff', s.sky(0.9), 0.3),
          opacity: 0.75,
          seed: 'a' + i,
          rows: 3,
          lift: 1.3,
        })
      o += layer(s, ridge(s, { y: 846, amp: 70, scale: 240, octaves: 5, seed: 'fr' }), {
        depth: 0.72,
        haze: 0.2,
        drop: 120,
      })
      const r = ridge(s, {
        y: 872,
        amp: 34,
        scale: 200,
        octaves: 5,
        seed: 'edge',
        shape: (t) => 330 * Math.max(0, t - 0.26) ** 0.9,
      })
      o += path(k.down(s, r), p.ink)
      ;[820, 900, 975, 1060, 1240].forEach((x, i) => {
        o += person(
          i === 4 ? k.standing() : k.walker({ hat: i % 2 === 0 }),
          x,
          Math.round(heightAt(r, x)) + 5,
          1.7,
          p.ink,
        )
      })
      return (
        o +
        k.flyers(s, [
          [640, 300, 0.34, 8],
          [560, 340, 0.22, -8],
        ])
      )
    },
  },
  'page-community': {
    biome: 'redland',
    time: 'dawn',
    focus: [0.62, 0.66],
    note: 'Village school at the foot of the hills, herders and children arriving',
    draw(s) {
      const { p } = s,
        red = mix('#b3202e', p.sky[1], 0.12)
      let o =
        k.backdrop(s, { x: 430, y: 470, r: 84, cloud: { x0: 0.2 } }) +
        layer(s, ridge(s, { y: 570, amp: 90, seed: 'h' }), { depth: 0.08, haze: 0.5 }) +
        k.plain(s, { y: 630, trees: 6 })[0] +
        layer(s, ridge(s, { y: 740, amp: 12, seed: 'n' }), { depth: 0.56, haze: 0.15 })
      o +=
        acacia(s, 1450, 790, 420, { color: s.mix(p.ink, s.land(0.9), 0.4), light: s.land(0.4), side: -1, pads: 8 }) +
        place(k.school(s, { wall: mix(p.light, '#ffffff', 0.25), roof: p.accent, bays: 5 }), 1080, 790, 1.75)
      o += place(k.rondavel(s), 720, 768, 0.9) + place(k.rondavel(s), 610, 760, 0.66)
      o +=
        herders(
          s,
          [
            [520, 826, 1.9, 0],
            [620, 822, 1.7, 0],
          ],
          red,
        ) +
        [
          [760, 820, 1.3],
          [820, 826, 1.2],
          [872, 818, 1.3],
          [1290, 824, 1.25],
          [1335, 820, 1.15],
        ]
          .map(([x, y, q], i) => person(k.child(), x, y, q, p.ink, i % 2))
          .join('') +
        person(k.standing(), 1210, 818, 1.45, p.ink)
      return o + k.foreground(s, { y: 846, height: 26 })
    },
  },
  'page-conservation': {
    biome: 'gold',
    time: 'dawn',
    focus: [0.64, 0.64],
    wide: { drop: 46 },
    note: 'Ranger on watch over grazing rhino',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 470, y: 470, r: 90, cloud: { x0: 0.2 } }) +
        mountain(s, {
          x: 620,
          base: 620,
          w: 1200,
          h: 210,
          profile: k.mountKenya,
          color: mix(s.land(0.02), p.sky[1], 0.2),
          shade: s.land(0.22),
          snow: mix('#fff8ea', p.sky[3], 0.3),
          snowShade: p.sky[2],
          snowline: 0.74,
          gullies: 30,
          rough: 0.05,
        }) +
        k.plain(s, { y: 620, trees: 10 })[0]
      o +=
        animal(s, 'rhino', s.wide ? 770 : 640, 716, 0.62, { fill: s.land(0.82), light: null }) +
        animal(s, 'rhino', s.wide ? 880 : 780, 720, 0.4, { fill: s.land(0.82), light: null, horn: 0.4 }) +
        layer(s, ridge(s, { y: 764, amp: 14, seed: 'n' }), { depth: 0.8, haze: 0.1 })
      o +=
        animal(s, 'rhino', 1150, 822, 2.1, { flip: true, lit: -1, horn: 1.15, stride: 0.3 }) +
        `<g${s.wide ? ' transform="translate(230 0)"' : ''}>${person(k.standing(), 330, 846, 3.2, p.ink)}${path(
          k.limb([
            [340, 708, 6],
            [360, 728, 5],
            [374, 722, 4],
          ]) +
            k.limb([
              [376, 664, 2.4],
              [372, 850, 2.6],
            ]) +
            poly([
              [310, 668],
              [352, 664],
              [352, 672],
              [366, 674],
              [310, 676],
            ]),
          p.ink,
        )}</g>`
      return (
        o +
        acacia(s, s.wide ? 250 : 120, 850, 470, { light: s.land(0.4), pads: 7 }) +
        k.foreground(s, { y: 838, height: 44, count: 760 })
      )
    },
  },
  'page-volunteer': {
    biome: 'forest',
    time: 'noon',
    focus: [0.6, 0.66],
    note: 'Tree-planting line on a green hillside, Mount Kenya beyond',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 400, y: 420, r: 70, cloud: { amount: 0.5 } }) +
        mountain(s, {
          x: 520,
          base: 600,
          w: 1300,
          h: 280,
          profile: k.mountKenya,
          color: mix(s.land(0.02), p.sky[1], 0.3),
          shade: s.land(0.3),
          snow: mix('#fffaf0', p.sky[3], 0.15),
          snowShade: p.sky[2],
          snowline: 0.7,
          gullies: 34,
          rough: 0.05,
        })
      o +=
        canopy(s, ridge(s, { y: 606, amp: 40, seed: 'f' }), {
          color: s.land(0.34),
          light: s.land(0.2),
          size: 34,
          seed: 'f',
        }) + layer(s, ridge(s, { y: 660, amp: 40, seed: 'h1' }), { depth: 0.46, haze: 0.25 })
      const hill = ridge(s, {
        y: 800,
        amp: 16,
        seed: 'h2',
        shape: (t) => 90 * Math.sin(Math.max(0, Math.min(1, (t * s.W - s.X0) / s.span)) * Math.PI),
      })
      o += layer(s, hill, { depth: 0.62, haze: 0.1 })
      const rows = []
      for (let r = 0; r < 3; r++)
        for (let i = 0; i < s.many(16); i++) {
          const x = s.fromLeft(90) + i * 98 + r * 34,
            y = heightAt(hill, x) + 24 + r * 34,
            q = 0.55 + r * 0.2
          rows.push(
            k.limb([
              [x, y, 1.4 * q],
              [x, y - 22 * q, 1.2 * q],
            ]) +
              k.blob([
                [x, y - 18 * q],
                [x - 13 * q, y - 30 * q],
                [x, y - 46 * q],
                [x + 13 * q, y - 30 * q],
              ]),
          )
        }
      o += path(rows.join(''), s.land(0.86))
      ;[
        [760, 1],
        [900, 0],
        [1010, 1],
        [1180, 0],
        [640, 0],
      ].forEach(([x, b], i) => {
        const y = Math.round(heightAt(hill, x)) + 18
        o += b
          ? person(
              k.blob([
                [-12, 0],
                [-10, -20],
                [-14, -34],
                [-4, -42],
                [10, -38],
                [22, -28],
                [18, -22],
                [4, -26],
                [6, 0],
              ]) +
                k.ellipse(19, -36, 5, 5.4) +
                k.limb([
                  [12, -30, 2],
                  [22, -14, 1.6],
                ]),
              x,
              y,
              1.7,
              p.ink,
              i % 2,
            )
          : person(
              k.standing() +
                k.limb([
                  [8, -46, 1],
                  [14, 2, 1],
                ]) +
                poly([
                  [10, -4],
                  [18, -4],
                  [17, 8],
                  [12, 8],
                ]),
              x,
              y,
              1.7,
              p.ink,
            )
      })
      return (
        o +
        acacia(s, 1490, 830, 380, { light: s.land(0.4), pads: 7 }) +
        k.foreground(s, { y: 862, height: 34, dots: false })
      )
    },
  },
  'page-about': {
    biome: 'gold',
    time: 'dusk',
    focus: [0.66, 0.62],
    note: 'The trail: elephants walking single file along a ridge line into the sun',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.72, x: 1080, y: 500, r: 170, cloud: { x0: 0, x1: 0.8, y1: 0.4 } })
      for (let i = 0; i < 3; i++)
        o += layer(s, ridge(s, { y: 600 + i * 44, amp: 40, scale: 420, seed: 'h' + i }), {
          depth: 0.08 + i * 0.18,
          haze: 0.5,
          drop: 100,
        })
      const r = ridge(s, { y: 764, amp: 12, scale: 500, seed: 'r', shape: (t) => 30 * Math.sin(Math.max(0, t) * 3) })
      o += path(k.down(s, r), s.land(0.9)) + k.shrubs(s, r, { color: s.land(0.9), count: 20, size: 18 })
      ;[
        [520, 1.1],
        [690, 0.62],
        [810, 1.3],
        [1010, 1.2],
        [1140, 0.55],
        [1280, 1.45],
      ].forEach(([x, q], i) => {
        o += animal(s, 'elephant', x, heightAt(r, x) + 6, q, {
          lit: 1,
          stride: i % 2 ? 0.8 : -0.6,
          tusk: q < 0.7 ? 0 : 1 + (i % 3) * 0.3,
          trunk: i % 2 ? 'forward' : 'down',
          fill: s.mix(p.ink, s.land(0.9), 0.3),
        })
      })
      return o + k.foreground(s, { y: 846, height: 36, count: 760 })
    },
  },
  'page-contact': {
    biome: 'savanna',
    time: 'dawn',
    focus: [0.66, 0.62],
    note: 'Light aircraft over an airstrip windsock, Land Cruiser waiting',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 460, y: 470, r: 84, cloud: { x0: 0.2 } }) +
        layer(s, ridge(s, { y: 580, amp: 60, seed: 'h' }), { depth: 0.06, haze: 0.5 }) +
        k.plain(s, { y: 620, trees: 8 })[0] +
        layer(s, ridge(s, { y: 740, amp: 6, seed: 'n' }), { depth: 0.66, haze: 0.15 })
      o += path(
        poly([
          [s.wide ? 183 : 300, s.Y1 + 20],
          [860, 748],
          [960, 748],
          [s.wide ? 1153 : 1120, s.Y1 + 20],
        ]),
        mix(p.light, s.land(0.4), 0.4),
        'opacity="0.7"',
      )
      const c = k.colours(s, mix('#f8eddb', p.sky[2], 0.2))
      o +=
        `<g transform="rotate(-7 1050 360)">${place(k.lightAircraft({ ...c, shade: p.accent }), 1050, s.wide ? 470 : 420, 1.5)}</g>` +
        place(k.landCruiser(c), 1240, 820, 1.35) +
        path(
          k.limb([
            [520, 812, 4],
            [520, 620, 2.6],
          ]) +
            poly([
              [520, 622],
              [600, 634],
              [600, 652],
              [520, 660],
            ]),
          p.ink,
        ) +
        path(
          poly([
            [544, 626],
            [570, 630],
            [570, 655],
            [544, 658],
          ]),
          p.accent,
        )
      return o + k.foreground(s, { y: 852, height: 30 })
    },
  },
  'page-donate': {
    biome: 'redland',
    time: 'dusk',
    focus: [0.64, 0.64],
    wide: { left: 260 },
    note: 'Mother elephant sheltering her calf against a low sun',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { horizon: 0.7, x: 1060, y: 500, r: 230, cloud: { x1: 0.7, y1: 0.36 } }) +
        layer(s, ridge(s, { y: 620, amp: 40, seed: 'h' }), { depth: 0.2, haze: 0.5 }) +
        k.plain(s, { y: 650, gap: 48, trees: 6 })[0] +
        layer(s, ridge(s, { y: 772, amp: 10, seed: 'n' }), { depth: 0.8, haze: 0.1 })
      const f = s.mix(p.ink, s.land(0.9), 0.25)
      o +=
        animal(s, 'elephant', 1120, 826, 3.3, { flip: true, lit: -1, tusk: 1.2, trunk: 'down', fill: f, stride: 0.3 }) +
        animal(s, 'elephant', 830, 832, 1.5, {
          flip: true,
          lit: -1,
          tusk: 0,
          trunk: 'forward',
          fill: f,
          stride: 0.6,
          ear: -3,
        })
      return o + k.foreground(s, { y: 846, height: 36, count: 760 })
    },
  },
  'page-terms': {
    biome: 'gold',
    time: 'noon',
    focus: [0.75, 0.5],
    wide: { left: 250 },
    note: 'Quiet horizon: a single acacia and long grass',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 1180, y: 440, r: 74, noonY: 260, cloud: { amount: 0.4 } }) +
        layer(s, ridge(s, { y: 620, amp: 40, seed: 'h' }), { depth: 0.06, haze: 0.5 }) +
        k.plain(s, { y: 656, gap: 50, trees: 3 })[0] +
        acacia(s, 1290, 806, 400, {
          color: s.mix(p.ink, s.land(0.95), 0.4),
          light: s.land(0.35),
          pads: 8,
          spread: 1.4,
        }) +
        layer(s, ridge(s, { y: 790, amp: 12, seed: 'n' }), { depth: 0.78, haze: 0.1 })
      return o + k.foreground(s, { y: 838, height: 46, count: 900 })
    },
  },
  'placeholder-safari': {
    biome: 'gold',
    time: 'dawn',
    focus: [0.5, 0.5],
    note: 'Neutral stand-in: acacia, hills and a low sun',
    draw(s) {
      let o = k.backdrop(s, { x: 800, y: 470, r: 110, cloud: null })
      for (let i = 0; i < 3; i++)
        o += layer(s, ridge(s, { y: 580 + i * 66, amp: 46, seed: 'h' + i }), {
          depth: 0.08 + i * 0.24,
          haze: 0.4,
          drop: 120,
        })
      return (
        o +
        acacia(s, 980, 810, 330, { light: s.p.light, lightOpacity: 0.25, pads: 7, spread: 1.4 }) +
        k.foreground(s, { y: 812, height: 32 })
      )
    },
  },
}
