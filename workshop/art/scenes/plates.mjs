// Species plates, fleet plates and team portraits: one strong subject on a two-tone ground.
import * as k from '../lib/kit.mjs'

const { animal, place, path, poly, mix, layer, ridge } = k

const plate = (ground, draw, note, biome = 'gold', time = 'dusk') => ({
  biome,
  time,
  width: 1200,
  height: 900,
  focus: [0.5, 0.5],
  note,
  draw(s) {
    const [top, low] = ground
    const r = ridge(s, { y: 700, amp: 16, scale: 420, seed: 'g' })
    let o = `<rect width="1200" height="900" fill="${top}"/><circle cx="600" cy="430" r="330" fill="${mix(top, '#fff4d8', 0.32)}"/><circle cx="600" cy="430" r="268" fill="${mix(top, '#fff4d8', 0.5)}"/>`
    o +=
      layer(s, ridge(s, { y: 620, amp: 60, scale: 260, seed: 'far' }), { color: mix(top, low, 0.45), haze: 0 }) +
      path(k.down(s, r), low)
    return (
      o +
      draw(s, mix(low, '#0c0f14', 0.78), low) +
      k.grass(s, ridge(s, { y: 790, amp: 12, seed: 'gr' }), {
        count: 420,
        height: 40,
        color: mix(low, '#0c0f14', 0.55),
      }) +
      path(k.down(s, ridge(s, { y: 790, amp: 12, seed: 'gr' })), mix(low, '#0c0f14', 0.55))
    )
  },
})
const beast =
  (kind, x, y, q, opts = {}) =>
  (s, ink) =>
    `<ellipse cx="${x}" cy="${y}" rx="${q * 62}" ry="${q * 5}" fill="${ink}" opacity="0.35"/>` +
    animal(s, kind, x, y, q, {
      fill: ink,
      light: '#ffe3a6',
      rim: 1.1,
      ...opts,
      ink: { far: mix(ink, '#8a7a6a', 0.22), ...opts.ink },
    })

const G = {
  rust: ['#d98a4e', '#8a3b2a'],
  sage: ['#9db08a', '#41593f'],
  teal: ['#6fa39c', '#1f5256'],
  ochre: ['#dcae5a', '#8f5f2a'],
  rose: ['#d6957f', '#7a3a48'],
  slate: ['#8d9fae', '#34475e'],
  olive: ['#bdb06a', '#5d5a2c'],
  plum: ['#b78a9c', '#56324f'],
}

const fleet = (ground, make, q, note, ex = 0, afloat = false) => ({
  biome: 'gold',
  time: 'noon',
  width: 1200,
  height: 800,
  focus: [0.5, 0.5],
  note,
  draw(s) {
    const [top, low] = ground
    let o =
      `<rect width="1200" height="800" fill="${top}"/><circle cx="600" cy="380" r="290" fill="${mix(top, '#fff4d8', 0.34)}"/>` +
      layer(s, ridge(s, { y: 540, amp: 70, scale: 260, seed: 'far' }), { color: mix(top, low, 0.38), haze: 0 }) +
      layer(s, ridge(s, { y: 600, amp: 30, scale: 300, seed: 'mid' }), { color: mix(top, low, 0.7), haze: 0 })
    const g = ridge(s, { y: 655, amp: 6, seed: 'g' })
    o +=
      k.acacia(s, 1040, 610, 190, { color: mix(top, low, 0.85), pads: 5 }) +
      path(k.down(s, g), low) +
      `<ellipse cx="${600 + ex}" cy="684" rx="${q * 120}" ry="16" fill="#0c0f14" opacity="0.35"/>`
    const ink = mix(low, '#0c0f14', 0.8),
      c = {
        body: '#f4e8d2',
        shade: mix(low, '#f4e8d2', 0.5),
        glass: mix(ink, top, 0.35),
        tyre: ink,
        hub: mix(ink, '#f4e8d2', 0.5),
        trim: ink,
        glow: '#f2b24a',
      }
    if (afloat)
      o += k.lenses(s, {
        y0: 662,
        y1: 735,
        count: 40,
        w: 220,
        h: 4,
        color: mix(top, '#fff4d8', 0.4),
        opacity: 0.45,
        x1: 1200,
      })
    return (
      o +
      place(make(c, s), 600 + ex, afloat ? 690 : 684, q) +
      k.grass(s, ridge(s, { y: 748, amp: 8, seed: 'gr' }), { count: 300, height: 30, color: ink }) +
      path(k.down(s, ridge(s, { y: 748, amp: 8, seed: 'gr' })), ink)
    )
  },
})

export default {
  'species-mountain-bongo': plate(
    G.sage,
    beast('antelope', 590, 770, 4.6, {
      horns: 'spiral',
      heavy: 1,
      fill: '#5a2418',
      ink: { marks: '#f6e3c4', far: '#3a1812' },
    }),
    'Bongo bull in chestnut with white stripes and spiral horns',
  ),
  'species-hirola': plate(
    G.ochre,
    beast('antelope', 590, 770, 4.6, {
      horns: 'lyre',
      heavy: 0.35,
      fill: '#5f3a1e',
      ink: { marks: '#f8ead0', far: '#3d2514' },
    }),
    'Hirola with lyre horns and white spectacle line',
  ),
  'species-black-rhino': plate(
    G.rust,
    beast('rhino', 575, 775, 4.3, { horn: 1.3, stride: 0.3 }),
    'Black rhino, hooked lip and two horns',
  ),
  'species-grevys-zebra': plate(
    G.teal,
    beast('zebra', 580, 775, 4.7, { ink: { marks: '#fbf1dc' } }),
    "Grevy's zebra: fine stripes, white belly, round ears",
  ),
  'species-elephant': plate(
    G.rose,
    beast('elephant', 570, 780, 4.5, { tusk: 1.9, stride: 0.6, trunk: 'forward' }),
    'Bull elephant striding',
  ),
  'species-giraffe': plate(
    G.olive,
    beast('giraffe', 560, 800, 3.35, {
      stride: 0.4,
      fill: '#e9c07a',
      light: '#fff0cc',
      ink: { marks: '#6b3517', far: '#8a5a2e', dark: '#2a140a' },
    }),
    'Giraffe, head to the sun',
  ),
  'species-lion': plate(
    G.ochre,
    beast('lion', 590, 775, 5.2, {
      stride: 0.6,
      fill: '#8a5322',
      light: '#ffe3a6',
      ink: { crease: '#3a1f10', far: '#65401f', dark: '#24130a' },
    }),
    'Maned lion on the walk',
  ),
  'species-grey-crowned-crane': plate(
    G.slate,
    beast('crane', 590, 785, 4, { rim: 0.9, ink: { crease: '#e9dfcf', pale: '#f4c14e' } }),
    'Grey crowned crane with gold crown',
  ),
  'species-vulture': plate(
    G.plum,
    (s, ink) =>
      k.limb &&
      path(
        k.blob([
          [380, 800],
          [420, 730],
          [560, 700],
          [760, 716],
          [840, 800],
        ]),
        mix(ink, '#6a5a5a', 0.25),
      ) +
        beast('vulture', 590, 720, 4.4, { ink: { crease: '#6b5148', pale: '#f1e3cf' } })(s, ink) +
        k.flyers(
          s,
          [
            [300, 200, 0.8, -8],
            [200, 330, 0.5, 10],
          ],
          'soaring',
          ink,
        ),
    'Vulture on a boulder, two soaring behind',
  ),
  'species-gorilla': plate(
    G.sage,
    beast('gorilla', 590, 780, 4.9, { ink: { crease: '#7d8a86' } }),
    'Silverback on his knuckles',
  ),
  'vehicle-land-cruiser': fleet(G.ochre, (c) => k.landCruiser(c), 3.9, 'Stretched Land Cruiser, roof up'),
  'vehicle-minibus': fleet(G.teal, (c) => k.minibus(c), 3.7, 'Pop-top safari minibus'),
  'vehicle-overland-truck': fleet(G.rust, (c) => k.overlandTruck(c), 3.2, 'Overland truck'),
  'vehicle-open-4x4': fleet(G.olive, (c) => k.open4x4(c), 3.9, 'Open game-drive 4x4 with canopy'),
  'vehicle-light-aircraft': fleet(
    G.slate,
    (c) => k.lightAircraft({ ...c, shade: '#c9572f' }),
    3.3,
    'Bush plane on the strip',
    40,
  ),
  'vehicle-boat': fleet(G.teal, (c) => k.boat(c), 3.5, 'Canopied river launch', 0, true),
  ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`portrait-${i + 1}`, portrait(i)])),
}

function portrait(i) {
  const ground = Object.values(G)[i],
    wide = [0, 10, -4, 6, 0, 12, -2, 4][i]
  return {
    biome: 'gold',
    time: 'dusk',
    width: 900,
    height: 900,
    focus: [0.5, 0.5],
    note:
      [
        'Ranger hat',
        'Cropped hair',
        'Head wrap',
        'Cap',
        'Braids tied back',
        'Beard and brimmed hat',
        'Natural hair',
        'Short hair, scarf',
      ][i] + ' silhouette on a landscape disc',
    draw(s) {
      const [top, low] = ground,
        ink = mix(low, '#0c0f14', 0.72),
        cp = s.clip(k.ellipse(450, 450, 350, 350)),
        cloth = mix(low, '#0c0f14', 0.35),
        x = 450,
        flip = i % 2 === 1
      let disc = `<rect width="900" height="900" fill="${mix(top, '#fff4d8', 0.3)}"/><circle cx="${flip ? 270 : 640}" cy="330" r="92" fill="${mix(top, '#fff4d8', 0.78)}"/><circle cx="${flip ? 270 : 640}" cy="330" r="150" fill="#fff4d8" opacity="0.25"/>`
      for (let q = 0; q < 3; q++)
        disc += layer(s, ridge(s, { y: 470 + q * 70, amp: 60, scale: 220, seed: 'p' + q }), {
          color: mix(mix(top, '#fff4d8', 0.2), low, 0.25 + q * 0.28),
          haze: 0,
        })
      if (i % 3 === 0) disc += k.acacia(s, flip ? 690 : 210, 560, 150, { color: mix(top, low, 0.8) })
      // three-quarter profile: neck, jaw and brow turned to the light
      const head = k.blob(
        [
          [392, 372],
          [398, 318],
          [432, 276],
          [486, 268],
          [530, 292],
          [548, 336],
          [551, 366],
          [565, 400],
          [562, 412],
          [550, 417],
          [552, 436],
          [545, 446],
          [546, 462],
          [530, 482],
          [498, 486],
          [486, 494],
          [480, 540],
          [400, 548],
          [404, 470],
          [398, 430],
        ],
        6,
      )
      const body = k.blob(
        [
          [404, 500],
          [372, 556],
          [300 - wide, 588],
          [236 - wide, 640],
          [206 - wide, 760],
          [206, 930],
          [700, 930],
          [690 + wide, 760],
          [652 + wide, 636],
          [580 + wide, 588],
          [506, 562],
          [480, 510],
        ],
        8,
      )
      const extra = {
        0:
          path(
            k.blob(
              [
                [340, 318],
                [400, 292],
                [410, 238],
                [450, 216],
                [505, 218],
                [536, 240],
                [546, 290],
                [606, 308],
                [602, 320],
                [540, 318],
                [440, 322],
              ],
              6,
            ),
            ink,
          ) +
          path(
            poly([
              [402, 286],
              [544, 282],
              [546, 298],
              [400, 304],
            ]),
            cloth,
          ),
        1: path(
          k.blob(
            [
              [388, 380],
              [390, 310],
              [430, 262],
              [490, 254],
              [536, 284],
              [520, 300],
              [440, 300],
              [410, 340],
              [402, 390],
            ],
            6,
          ),
          ink,
        ),
        2:
          path(
            k.blob(
              [
                [384, 400],
                [366, 330],
                [384, 250],
                [440, 206],
                [506, 206],
                [546, 250],
                [548, 308],
                [500, 318],
                [440, 330],
                [404, 372],
              ],
              6,
            ),
            low,
          ) +
          path(
            k.limb([
              [380, 330, 4],
              [440, 270, 6],
              [520, 250, 3],
            ]) +
              k.limb([
                [374, 290, 3],
                [430, 236, 5],
                [500, 218, 3],
              ]),
            mix(top, '#fff4d8', 0.3),
          ),
        3: path(
          k.blob(
            [
              [390, 330],
              [396, 270],
              [440, 236],
              [504, 238],
              [544, 276],
              [548, 306],
              [628, 322],
              [620, 334],
              [540, 328],
              [450, 318],
              [398, 346],
            ],
            6,
          ),
          cloth,
        ),
        4:
          path(
            k.blob(
              [
                [390, 400],
                [384, 320],
                [424, 262],
                [490, 250],
                [538, 284],
                [520, 304],
                [446, 300],
                [410, 360],
                [402, 440],
                [388, 520],
                [356, 590],
                [338, 586],
                [362, 500],
                [374, 430],
              ],
              6,
            ),
            ink,
          ) +
          path(
            k.limb([
              [384, 420, 4],
              [400, 416, 5],
            ]),
            mix(top, '#fff4d8', 0.3),
          ),
        5:
          path(
            k.blob(
              [
                [316, 328],
                [394, 300],
                [404, 232],
                [450, 214],
                [520, 222],
                [546, 296],
                [634, 318],
                [628, 332],
                [540, 324],
                [430, 328],
              ],
              6,
            ),
            cloth,
          ) +
          path(
            k.blob(
              [
                [424, 396],
                [446, 424],
                [486, 446],
                [520, 440],
                [548, 424],
                [552, 440],
                [548, 468],
                [534, 494],
                [500, 502],
                [462, 496],
                [432, 462],
              ],
              6,
            ),
            ink,
          ),
        6: path(
          k.blob(
            [
              [404, 450],
              [356, 410],
              [338, 340],
              [360, 260],
              [424, 212],
              [506, 210],
              [562, 252],
              [566, 300],
              [530, 306],
              [470, 306],
              [430, 350],
              [420, 410],
            ],
            8,
          ),
          ink,
        ),
        7:
          path(
            k.blob(
              [
                [388, 390],
                [390, 312],
                [430, 264],
                [490, 256],
                [536, 288],
                [514, 300],
                [440, 306],
                [412, 350],
              ],
              6,
            ),
            ink,
          ) +
          path(
            k.blob(
              [
                [392, 506],
                [440, 528],
                [492, 514],
                [520, 560],
                [470, 596],
                [400, 590],
                [366, 552],
              ],
              6,
            ),
            mix(top, '#fff4d8', 0.25),
          ),
      }[i]
      const skin = mix(ink, '#6b3f2a', 0.35)
      const collar =
        i === 7
          ? ''
          : path(
              poly([
                [392, 540],
                [442, 612],
                [500, 546],
                [540, 578],
                [452, 680],
                [352, 572],
              ]),
              mix(cloth, '#fff4d8', 0.16),
            )
      const person =
        path(body, cloth) +
        path(head, skin) +
        `<g ${s.clip(head)}>${path(
          k.limb([
            [546, 280, 14],
            [560, 370, 7],
            [566, 420, 8],
            [552, 470, 8],
            [500, 500, 8],
            [484, 540, 8],
          ]),
          mix(top, '#fff4d8', 0.35),
          'opacity="0.4"',
        )}</g>` +
        collar +
        extra
      return `<rect width="900" height="900" fill="${low}"/><circle cx="450" cy="450" r="372" fill="${mix(low, '#fff4d8', 0.82)}"/><g ${cp}>${disc}<g${flip ? ' transform="translate(900 0) scale(-1 1)"' : ''}>${person}</g></g>`
    },
  }
}
