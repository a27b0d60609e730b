// Animals and vehicles set into a scene with the scene's own light.
import { beast } from './beast.mjs'
import * as big from './fauna-big.mjs'
import * as birdset from './fauna-birds.mjs'
import * as plains from './fauna-plains.mjs'
import { path, place } from './geom.mjs'

export const fauna = { ...big, ...plains, ...birdset }

// kind, position of the feet, height scale; flip to face left. `lit` is the sun's side on the page (1 right, -1 left).
export function animal(
  s,
  kind,
  x,
  y,
  k,
  { flip = false, lit = 1, fill, light = s.p.light, rim = 1.4, ink = {}, ...pose } = {},
) {
  return place(beast(s, fauna[kind](pose), { fill, light, rim, side: flip ? -lit : lit, ...ink }), x, y, k, flip)
}

// A loose, far herd: flat ink, no rim.
export function herd(
  s,
  kinds,
  { x0, x1, y, spread = 10, count = 12, k = 0.3, fill = s.p.ink, seed = '', facing = 0 } = {},
) {
  const { rng } = s.sub('herd' + seed + x0)
  let o = ''
  const spots = Array.from({ length: count }, () => [x0 + (x1 - x0) * rng(), y + rng.range(-1, 1) * spread]).sort(
    (a, b) => a[1] - b[1],
  )
  for (const [x, yy] of spots)
    o += place(
      beast(s, fauna[rng.pick(kinds)]({ stride: rng.range(-0.4, 1), graze: rng() < 0.4 }), { fill, far: fill }),
      x,
      yy,
      k * rng.range(0.88, 1.12),
      facing ? facing < 0 : rng() < 0.4,
    )
  return o
}

export const flyers = (s, spots, kind = 'soaring', fill = s.p.ink) =>
  spots
    .map(
      ([x, y, k, r = 0]) =>
        `<g transform="translate(${x} ${y + (s.wide ? 60 : 0)}) rotate(${r}) scale(${k})">${beast(s, { ...fauna[kind](), far: [] }, { fill, pale: s.mix(s.p.sun, fill, 0.06) })}</g>`,
    )
    .join('')
