import * as k from '../lib/kit.mjs'

const { layer, ridge, mountain, acacia, animal, herd, mist, place, path, poly, mix, canopy } = k

export default {
  'dest-kenya': {
    biome: 'gold',
    time: 'dusk',
    focus: [0.64, 0.6],
    note: 'Giraffe on the lip of the Great Rift Valley, lakes and volcanoes below',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { horizon: 0.56, x: 1060, y: 390, r: 92, cloud: { y1: 0.32 } }) +
        mountain(s, {
          x: 120,
          base: 500,
          w: 760,
          h: 150,
          profile: k.cone,
          color: s.land(0.04),
          shade: s.land(0.26),
          gullies: 16,
          seed: 'v',
        })
      for (let i = 0; i < 4; i++)
        o += layer(s, ridge(s, { y: 480 + i * 36, amp: 46, scale: 420 - i * 40, seed: 'r' + i }), {
          depth: 0.04 + i * 0.12,
          haze: 0.5,
          drop: 90,
        })
      o += k.lake(s, 660, 640, 260, 22, { rim: s.land(0.62) }) + mist(s, 660, { height: 40, opacity: 0.4 })
      o += layer(s, ridge(s, { y: 720, amp: 26, seed: 'e', shape: (t) => 60 * t }), { depth: 0.66, haze: 0.2 })
      const lip = ridge(s, { y: 824, amp: 14, seed: 'lip', shape: (t) => 90 * Math.max(0, t - 0.45) })
      o +=
        path(k.down(s, lip), s.land(0.92)) +
        acacia(s, 1450, k.heightAt(lip, 1450) + 8, 470, {
          light: p.accent,
          side: -1,
          lightOpacity: 0.4,
          pads: 8,
          spread: 1.15,
        })
      o +=
        animal(s, 'giraffe', 930, k.heightAt(lip, 930) + 8, 2.3, { lit: 1, stride: 0.4 }) +
        animal(s, 'giraffe', 1240, k.heightAt(lip, 1240) + 8, 1.5, { lit: -1, stride: 0.7 })
      return (
        o +
        k.foreground(s, { y: 850, height: 38, count: 760 }) +
        k.flyers(s, [
          [620, 220, 0.3, 8],
          [700, 190, 0.2, -6],
        ])
      )
    },
  },
  'dest-tanzania': {
    biome: 'savanna',
    time: 'dawn',
    focus: [0.62, 0.56],
    note: 'Kilimanjaro over a baobab and a wildebeest column',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { x: 470, y: 470, r: 76, cloud: { x0: 0.3, y1: 0.34 } }) +
        mountain(s, {
          x: 180,
          base: 630,
          w: 1640,
          h: s.wide ? 360 : 400,
          profile: k.kilimanjaro,
          color: mix(s.land(0.22), p.sky[1], 0.3),
          shade: s.land(0.55),
          snow: mix('#fff6ee', p.sky[3], 0.2),
          snowShade: p.sky[2],
          snowline: 0.82,
          drips: 0.11,
          gullies: 46,
          rough: 0.03,
        })
      o +=
        mist(s, 596, { height: 60 }) +
        k.plain(s, { y: 616, trees: 9 })[0] +
        herd(s, ['wildebeest'], {
          x0: s.wide ? 60 : 300,
          x1: s.X1 + 40,
          y: 706,
          spread: 12,
          count: s.many(38),
          k: 0.27,
          fill: s.land(0.8),
          facing: -1,
        })
      o +=
        layer(s, ridge(s, { y: 764, amp: 12, seed: 'n' }), { depth: 0.82, haze: 0.1 }) +
        k.baobab(s, 1380, 820, 560, { color: s.mix(p.ink, s.land(0.9), 0.3), light: p.accent, side: -1 }) +
        animal(s, 'wildebeest', 930, 824, 1.3, { flip: true, lit: -1, stride: 0.6 }) +
        animal(s, 'wildebeest', 1120, 828, 1.24, { flip: true, lit: -1, graze: true })
      return o + k.foreground(s, { y: 838, height: 34 })
    },
  },
  'dest-uganda': {
    biome: 'forest',
    time: 'dawn',
    focus: [0.64, 0.56],
    wide: { drop: 56 },
    note: 'Misty volcano chain, terraced forest and a pair of crowned cranes',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.6, x: 430, y: 380, r: 84, cloud: { y1: 0.3 } })
      for (const [x, w, h, d] of [
        [820, 620, 250, 0.02],
        [200, 760, 190, 0.08],
        [1020, 860, s.wide ? 280 : 330, 0.14],
      ])
        o += mountain(s, {
          x,
          base: 560,
          w,
          h,
          profile: k.cone,
          color: s.land(d),
          shade: s.land(d + 0.24),
          gullies: 16,
          seed: 'vk' + x,
          haze: 0.8,
        })
      for (let i = 0; i < 4; i++)
        o +=
          layer(s, ridge(s, { y: 520 + i * 48, amp: 64 - i * 5, scale: 330 - i * 20, seed: 'h' + i }), {
            depth: 0.16 + i * 0.13,
            haze: 0.5,
            drop: 100,
          }) + mist(s, 556 + i * 48, { height: 46, opacity: 0.55, seed: 'h' + i })
      const c1 = ridge(s, { y: 726, amp: 36, seed: 'c1', shape: (t) => 80 * Math.max(0, t - 0.4) })
      o +=
        canopy(s, c1, { color: s.land(0.72), light: s.land(0.5), size: 56, seed: 'c1' }) +
        mist(s, 780, { height: 50, opacity: 0.3, seed: 'cm' })
      const kn = ridge(s, { y: 846, amp: 10, seed: 'kn' })
      return (
        o +
        path(k.down(s, kn), p.ink) +
        animal(s, 'crane', 1010, 842, 2.1, {
          lit: -1,
          rim: 1.2,
          ink: { crease: mix(p.light, p.ink, 0.45), pale: p.light },
        }) +
        animal(s, 'crane', 1270, 846, 1.8, {
          lit: -1,
          flip: true,
          rim: 1.2,
          ink: { crease: mix(p.light, p.ink, 0.45), pale: p.light },
        }) +
        k.foreground(s, { y: 850, height: 46, count: 760 })
      )
    },
  },
}
