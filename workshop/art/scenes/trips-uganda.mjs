import * as k from '../lib/kit.mjs'

const { layer, ridge, animal, heightAt, mist, place, person, path, poly, mix, canopy } = k
const hills = (s, y, n = 4, amp = 70) =>
  Array.from(
    { length: n },
    (_, i) =>
      layer(s, ridge(s, { y: y + i * 46, amp: amp - i * 6, scale: 340 - i * 30, seed: 'hl' + i }), {
        depth: 0.02 + i * 0.13,
        haze: 0.5,
        drop: 110,
      }) + mist(s, y + i * 46 + 40, { height: 44, opacity: 0.5, seed: 'ml' + i }),
  ).join('')

export default {
  'trip-bwindi': {
    biome: 'forest',
    time: 'dawn',
    focus: [0.62, 0.62],
    wide: { drop: 46 },
    note: 'Silverback on a mossy rise above misty rainforest ridges',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.6, x: 480, y: 360, r: 70, cloud: { y1: 0.3 } }) + hills(s, 430, 4, 110)
      const r1 = ridge(s, { y: 650, amp: 60, seed: 'c1' }),
        r2 = ridge(s, { y: 730, amp: 40, seed: 'c2', shape: (t) => 70 * t })
      o +=
        canopy(s, r1, { color: s.land(0.6), light: s.land(0.4), size: 46, seed: 'a' }) +
        mist(s, 700, { height: 60, opacity: 0.5, seed: 'mm' }) +
        canopy(s, r2, { color: s.land(0.8), light: s.land(0.56), size: 70, seed: 'b' })
      const knoll = ridge(s, { y: 900, amp: 8, seed: 'kn', shape: (t) => 92 * Math.exp(-(((t - 0.64) / 0.2) ** 2)) })
      o += path(k.down(s, knoll), p.ink) + k.grass(s, knoll, { count: 420, height: 24, color: p.ink })
      o +=
        animal(s, 'gorilla', 990, 822, 2.5, {
          lit: -1,
          fill: mix(p.ink, '#1c2a2c', 0.5),
          ink: { crease: mix(p.sky[1], p.ink, 0.5) },
        }) + animal(s, 'gorilla', 1330, 862, 1.1, { lit: -1, flip: true })
      let fern = ''
      for (const [x, y, h] of [
        [s.fromLeft(60), 900, 300],
        [s.fromLeft(210), 920, 210],
        [s.fromRight(1540), 900, 280],
        [s.fromRight(1440), 920, 190],
        [620, 930, 150],
      ])
        for (let i = 0; i < 9; i++) {
          const a = -Math.PI / 2 + (i / 8 - 0.5) * 2.4,
            L = h * (0.8 + 0.2 * Math.sin(i * 7))
          const sp = k.sample(
            [
              [x, y],
              [x + Math.cos(a) * L * 0.5, y + Math.sin(a) * L * 0.62],
              [x + Math.cos(a) * L, y + Math.sin(a) * L * 0.62],
            ],
            9,
          )
          const up = [],
            dn = []
          sp.forEach((q, j) => {
            const t = j / (sp.length - 1),
              w = Math.sin(Math.PI * Math.min(1, t + 0.08)) * h * 0.075 * (j % 2 ? 1.3 : 0.5)
            up.push([q[0] - w * 0.3, q[1] - w])
            dn.push([q[0] + w * 0.3, q[1] + w])
          })
          fern += poly([...up, ...dn.reverse()])
        }
      return o + path(fern, s.mix(p.ink, s.land(0.9), 0.25))
    },
  },
  'trip-gorilla-family': {
    biome: 'forest',
    time: 'noon',
    focus: [0.56, 0.66],
    wide: { drop: 46 },
    note: 'A gorilla family in a clearing under the tall trees of Bwindi',
    draw(s) {
      const { p, H } = s
      const { rng } = s.sub('trunks')
      let o = `<rect${s.wide ? ` x="${s.X0}" y="${s.Y0}"` : ''} width="${s.span}" height="${H}" fill="${s.fade(s.sky(0.55), s.sky(0.98), 0, 0, 0, H * 0.75, 'userSpaceOnUse')}"/>`
      for (let L = 0; L < 3; L++) {
        const col = s.land(0.08 + L * 0.2)
        const y = 600 + L * 62
        let wood = ''
        for (let i = 0; i < (9 - L * 2) * (s.span / s.W); i++) {
          const x = s.X0 + rng() * s.span
          const r = (7 + L * 8) * rng.range(0.7, 1.3)
          // The clearing stays open behind the family.
          const inClearing = L === 2 && Math.abs(x - 880) < 380
          if (!inClearing)
            wood += k.limb([
              [x - r, y + 40, r * 2.2],
              [x, y - 90, r],
              [x + rng.range(-30, 30), 200, r * 0.8],
              [x + rng.range(-60, 60), -60, r * 0.7],
            ])
        }
        o +=
          path(wood, s.fade(col, mix(col, s.sky(1), 0.3), 0, 200, 0, y, 'userSpaceOnUse')) +
          canopy(s, ridge(s, { y, amp: 22, seed: 'gu' + L }), {
            color: col,
            light: L ? s.land(L * 0.2 - 0.02) : null,
            size: 32 + L * 14,
            seed: 'gu' + L,
          }) +
          mist(s, y + 8, { height: 48, opacity: 0.36, seed: 'gm' + L })
      }
      const floor = ridge(s, { y: 800, amp: 12, seed: 'gf', shape: (t) => 24 * Math.exp(-(((t - 0.55) / 0.3) ** 2)) })
      o += path(k.down(s, floor), s.land(0.86)) + k.grass(s, floor, { count: 520, height: 26, color: s.land(0.86) })
      const coat = mix(p.ink, '#1c2a2c', 0.5)
      const saddle = mix('#a9b3ad', p.ink, 0.4)
      const others = { lit: -1, fill: coat, ink: { crease: coat } }
      o +=
        animal(s, 'gorilla', 560, 806, 1.5, others) +
        animal(s, 'gorilla', 690, 818, 0.8, others) +
        animal(s, 'gorilla', 980, 836, 2.6, { ...others, flip: true, ink: { crease: saddle } }) +
        animal(s, 'gorilla', 1290, 812, 1.4, { ...others, flip: true })
      const front = ridge(s, { y: 876, amp: 16, seed: 'gn' })
      return o + path(k.down(s, front), p.ink) + k.grass(s, front, { count: 620, height: 40, color: p.ink })
    },
  },
  'trip-murchison': {
    biome: 'forest',
    time: 'noon',
    focus: [0.6, 0.5],
    note: 'The Nile forcing through the gorge at Murchison Falls, hippos below',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, {
          horizon: 0.5,
          x: s.wide ? 300 : 420,
          y: 330,
          r: 66,
          cloud: { y1: 0.34, amount: 0.55 },
          noonY: 170,
        }) + layer(s, ridge(s, { y: 360, amp: 40, seed: 'h' }), { depth: 0.05, haze: 0.4 })
      o += canopy(s, ridge(s, { y: 364, amp: 20, seed: 'c0' }), {
        color: s.land(0.45),
        light: s.land(0.25),
        size: 34,
        seed: 'c0',
      })
      o += k.waterfall(s, {
        x: 980,
        top: 372,
        base: 690,
        w: 96,
        spread: 116,
        cliff: mix(s.land(0.62), '#8a5a3c', s.night ? 0.15 : 0.42),
        cliffDark: mix(s.land(0.9), '#3a241c', 0.4),
      })
      o += k.water(s, 690, s.Y1, { color: mix(s.sky(0.75), s.land(0.4), 0.4), deep: s.land(0.7) })
      for (let i = 0; i < 10; i++)
        o += `<ellipse cx="${760 + i * 52}" cy="${690 + (i % 3) * 9}" rx="80" ry="16" fill="${mix('#ffffff', p.sky[3], 0.25)}" opacity="0.42"/>`
      o += [
        [620, 790, 1.1, 0],
        [770, 812, 1.3, 1],
        [420, 802, 1, 0],
      ]
        .map(([x, y, q, f]) =>
          animal(s, 'hippo', x, y, q, { water: true, flip: !!f, fill: mix(p.ink, '#5a4450', 0.45) }),
        )
        .join('')
      const left = ridge(s, {
        y: 860,
        amp: 20,
        seed: 'lb',
        shape: (t) => 260 * Math.max(0, 1 - Math.max(0, t) * 3.2) ** 1.3 + 300 * Math.max(0, t - 0.72) ** 1.1,
      })
      o +=
        canopy(s, left, { color: s.mix(p.ink, s.land(0.9), 0.3), light: s.land(0.55), size: 62, seed: 'lb' }) +
        k.palm(s, 90, 690, 280, { light: s.land(0.4), lean: 0.1 }) +
        k.palm(s, 1530, 800, 330, { light: s.land(0.4), lean: -0.12 })
      return (
        o +
        k.flyers(s, [s.wide ? [690, 225, 0.9, 4] : [560, 260, 0.9, 4]], 'eagle') +
        k.papyrus(s, 300, 560, 940, 130, { count: 18 })
      )
    },
  },
  'trip-kibale': {
    biome: 'forest',
    time: 'noon',
    focus: [0.62, 0.6],
    note: 'Shafts of light in the rainforest, trackers on a trail',
    draw(s) {
      const { p, H } = s
      const { rng } = s.sub('trunks')
      let o =
        `<rect${s.wide ? ` x="${s.X0}" y="${s.Y0}"` : ''} width="${s.span}" height="${H}" fill="${s.fade(s.sky(0.5), s.sky(0.98), 0, 0, 0, H * 0.75, 'userSpaceOnUse')}"/>` +
        k.sun(s, 940, s.wide ? 315 : 250, 60, { halos: 5, disc: !s.night || true })
      for (let L = 0; L < 4; L++) {
        const d = 0.1 + L * 0.22,
          col = s.land(d),
          y = 610 + L * 58
        let wood = ''
        for (let i = 0; i < (9 - L * 1.4) * (s.span / s.W); i++) {
          let x = s.X0 + rng() * s.span
          if (L > 1 && Math.abs(x - 920) < 230 + L * 40) x += x < 920 ? -300 : 300
          const r = (6 + L * 7) * rng.range(0.7, 1.3)
          wood += k.limb([
            [x - r * 1.2, y + 40, r * 2.4],
            [x, y - 90, r],
            [x + rng.range(-30, 30), 200, r * 0.8],
            [x + rng.range(-60, 60), -60, r * 0.7],
          ])
          if (L > 1)
            wood += k.limb([
              [x + r, y - 300 * rng(), r * 0.5],
              [x + 120, y - 420, r * 0.32],
              [x + 220 * rng.sign(), 60, r * 0.2],
            ])
        }
        o +=
          path(wood, s.fade(col, mix(col, s.sky(1), 0.3), 0, 200, 0, y, 'userSpaceOnUse')) +
          canopy(s, ridge(s, { y: y, amp: 20, seed: 'u' + L }), {
            color: col,
            light: L ? s.land(d - 0.1) : null,
            size: 30 + L * 14,
            seed: 'u' + L,
          }) +
          (L < 3 ? mist(s, y + 6, { height: 50, opacity: 0.42, seed: 'k' + L }) : '')
        const roof = ridge(s, {
          y: 40 + L * 6,
          amp: 60,
          seed: 'roof' + L,
          shape: (t) => -(180 - L * 34) * (2 * t - 1.15) ** 2 + 20,
        })
        o += `<g transform="translate(0 ${130}) scale(1 -1)">${canopy(
          s,
          roof.map(([x, yy]) => [x, 130 - yy + 0]),
          { color: col, size: 40 + L * 18, seed: 'rf' + L },
        )}</g>`
      }
      for (let i = 0; i < 5; i++) {
        const x = 820 + i * 76
        o += path(
          poly([
            [x, -20],
            [x + 50, -20],
            [x - 210 + i * 30, s.Y1],
            [x - 360 + i * 30, s.Y1],
          ]),
          p.sun,
          `opacity="${0.06 + (i % 2) * 0.04}"`,
        )
      }
      o += k.track(s, {
        x0: 800,
        x1: 960,
        y0: s.Y1 + 20,
        y1: 706,
        bend: 70,
        w0: 12,
        w1: 170,
        color: mix(p.light, s.land(0.5), 0.4),
        opacity: 0.6,
      })
      ;[
        [930, 770, 1.1],
        [985, 762, 1.02],
        [1030, 756, 0.96],
      ].forEach(([x, y, q], i) => {
        o += person(i ? k.walker({ pole: false }) : k.standing(), x, y, q, p.ink)
      })
      return o + k.foreground(s, { y: 870, height: 60, count: 420, dots: false })
    },
  },
  'trip-crater-lakes': {
    biome: 'forest',
    time: 'dusk',
    focus: [0.55, 0.6],
    wide: { drop: 50 },
    note: 'Ndali crater lakes from the ridge with a hillside lodge',
    draw(s) {
      const { p } = s
      let o = k.backdrop(s, { horizon: 0.5, x: 1150, y: 380, r: 78, cloud: { y1: 0.3 } })
      o +=
        k.mountain(s, {
          x: -100,
          base: 480,
          w: 1100,
          h: 200,
          profile: k.mountKenya,
          color: s.land(0.06),
          shade: s.land(0.3),
          gullies: 24,
          rough: 0.09,
          seed: 'rw',
        }) + hills(s, 456, 3, 50)
      o += path(
        poly([...ridge(s, { y: 580, amp: 18, seed: 'base' }), [s.X1 + 40, s.Y1 + 20], [s.X0 - 40, s.Y1 + 20]]),
        s.fade(s.land(0.4), s.land(0.6), 0, 560, 0, 800, 'userSpaceOnUse'),
      )
      o +=
        k.lake(s, 430, 640, 210, 34) +
        k.lake(s, 1330, 630, 170, 24) +
        k.lake(s, 860, 716, 330, 62) +
        k.canopy(s, ridge(s, { y: 812, amp: 20, seed: 'n', shape: (t) => 150 * Math.abs(2 * t - 1.05) ** 2 }), {
          color: s.land(0.84),
          light: s.land(0.6),
          size: 46,
        })
      o +=
        [
          [1330, 780, 1],
          [1440, 762, 1.15],
          [1545, 748, 1],
        ]
          .map(([x, y, q]) => place(k.rondavel(s, { lit: s.time !== 'noon' && s.time !== 'dawn' }), x, y, q))
          .join('') + k.palm(s, 1250, 800, 220, { lean: -0.1, light: s.land(0.5) })
      return (
        o +
        animal(s, 'crane', 300, 852, 1.15, { lit: 1 }) +
        animal(s, 'crane', 430, 860, 1, { flip: true, lit: 1 }) +
        k.foreground(s, { y: 862, height: 40 })
      )
    },
  },
  'trip-nile-jinja': {
    biome: 'coast',
    time: 'noon',
    focus: [0.6, 0.66],
    note: 'Raft dropping into white water on the Nile at Jinja',
    draw(s) {
      const { p } = s
      let o =
        k.backdrop(s, { horizon: 0.5, x: 420, y: 330, r: 66, cloud: { y1: 0.36, amount: 0.5 } }) +
        layer(s, ridge(s, { y: 420, amp: 60, seed: 'h' }), { depth: 0.08, haze: 0.4 })
      const g = mix(s.land(0.7), '#2e5a3a', s.night ? 0.2 : 0.55)
      o +=
        canopy(s, ridge(s, { y: 470, amp: 30, seed: 'b1' }), {
          color: mix(g, s.sky(1), 0.35),
          light: mix(g, s.sky(1), 0.55),
          size: 36,
          seed: 'b1',
        }) + k.water(s, 510, s.Y1 + 20, { bands: 8 })
      const foam = mix('#ffffff', p.sky[3], 0.16),
        { rng } = s.sub('foam')
      for (let i = 0; i < 9; i++) {
        const y = 590 + i * 38,
          pts = [],
          amp = 10 + i * 5
        for (let x = s.X0 - 40; x <= s.X1 + 60; x += 24)
          pts.push([x, y - Math.abs(Math.sin(x / (90 + i * 22) + i * 1.7)) * amp - rng() * amp * 0.3])
        o += path(
          poly([...pts, [s.X1 + 60, y + 120 + s.Y0], [s.X0 - 40, y + 120 + s.Y0]]),
          mix(s.land(0.2), s.land(0.72), (i / 9) * 0.9),
          'opacity="0.9"',
        )
        const crest = pts.map(([x, yy]) => [x, yy, Math.abs(Math.sin(x / (90 + i * 22) + i * 1.7))])
        let run = []
        for (const q of [...crest, [0, 0, 0]]) {
          if (q[2] > 0.5) run.push(q)
          else {
            if (run.length > 2)
              o += path(
                poly([
                  ...run.map(([x, yy]) => [x, yy - 1]),
                  ...run
                    .slice()
                    .reverse()
                    .map(([x, yy, v], j) => [
                      x,
                      yy + (v - 0.45) * (9 + i * 3.2) * (0.65 + 0.5 * Math.abs(Math.sin(j * 2.3 + x))),
                    ]),
                ]),
                foam,
                'opacity="0.88"',
              )
            run = []
          }
        }
        if (i === 5) {
          o += `<g transform="rotate(-9 900 760)">${place(k.raft({ body: mix(p.accent, '#f6c044', 0.3), shade: mix(p.accent, p.ink, 0.35), trim: p.ink }), 900, 768, 2.1)}</g>`
          let sp = ''
          for (let q = 0; q < 90; q++) {
            const a = rng.range(-2.9, -0.2),
              r = rng.range(30, 190)
            sp += k.ellipse(
              1050 + Math.cos(a) * r * 1.1,
              770 + Math.sin(a) * r * 0.75,
              rng.range(2, 9),
              rng.range(2, 8),
            )
          }
          o += path(sp, foam, 'opacity="0.9"')
        }
      }
      o += canopy(
        s,
        ridge(s, {
          y: 980,
          amp: 10,
          seed: 'b2',
          shape: (t) => 340 * Math.max(0, 1 - Math.max(0, t) * 4) ** 1.4 + 420 * Math.max(0, t - 0.82) ** 1 * 2,
        }),
        { color: mix(p.ink, g, 0.45), light: g, size: 60, seed: 'b2' },
      )
      return (
        o +
        k.palm(s, 110, 760, 330, { light: g, lean: 0.16, color: mix(p.ink, g, 0.3) }) +
        k.birds(s, 1200, 240, { count: 7 })
      )
    },
  },
}
