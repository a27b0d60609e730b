// One drawing in progress: size, palette, randomness, ids and reusable defs.
// Scenes are composed on 0..W by 0..H. The wide stage shows more of the same country: X0..X1 by Y0..Y1 around that core.

import { inks, mix, ramp } from './palette.mjs'
import { makeNoise, makeRng } from './prng.mjs'

export function makeStage({
  name,
  biome = 'savanna',
  time = 'dusk',
  width = 1600,
  height = 900,
  focus = [0.62, 0.6],
  wide = null,
}) {
  const X0 = wide ? -wide.left : 0,
    X1 = wide ? X0 + 2300 : width,
    Y0 = wide ? wide.drop : 0,
    Y1 = Y0 + height,
    span = X1 - X0
  const p = inks(biome, time)
  let ids = 0
  const defs = []
  const stage = {
    name,
    biome,
    time,
    W: width,
    H: height,
    X0,
    X1,
    Y0,
    Y1,
    span,
    wide: Boolean(wide),
    p,
    focus,
    // an x kept at the same distance from the left or right edge of the stage, and a count kept at the same density
    fromLeft: (x) => x + X0,
    fromRight: (x) => x + X1 - width,
    many: (count) => Math.round((count * span) / width),
    night: time === 'night',
    rng: makeRng(name),
    noise: makeNoise(name),
    sub: (tag) => ({ rng: makeRng(name + '/' + tag), noise: makeNoise(name + '/' + tag) }),
    id: (tag = 'i') => `${tag}${ids++}`,
    def: (markup) => defs.push(markup),
    defs: () => defs.join(''),
    // land colour at depth 0 (far) .. 1 (near)
    land: (d) => ramp(p.land, d),
    sky: (d) => ramp(p.sky, d),
    fade(color, to, x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = 'objectBoundingBox') {
      const id = stage.id('g')
      defs.push(
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="${units}"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      )
      return `url(#${id})`
    },
    clip(d) {
      const id = stage.id('c')
      defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
      return `clip-path="url(#${id})"`
    },
    mix,
  }
  return stage
}
