// Puts an animal together: far limbs, body, rim light on the sun side, markings, details.
import { path } from './geom.mjs'

// spec: { far: [d], near: [d], marks: [d], pale: [d], dark: [d] }; ink: { fill, far, light, pale, rim, side }
export function beast(
  s,
  spec,
  {
    fill = s.p.ink,
    far,
    light = null,
    pale = null,
    marks = null,
    rim = 1.5,
    side = 1,
    dark = null,
    crease = null,
  } = {},
) {
  const behind = far ?? s.mix(fill, s.sky(1), 0.16)
  const body = spec.near.join('')
  let out = path((spec.far ?? []).join(''), behind)
  if (light) {
    const clip = s.clip(body)
    out += path(body, light)
    out += `<g ${clip}><g transform="translate(${-rim * side} ${rim * 0.8})">${spec.near.map((d) => path(d, fill)).join('')}</g></g>`
  } else out += path(body, fill)
  if (marks && spec.marks) out += `<g ${s.clip(body)}>${path(spec.marks.join(''), marks)}</g>`
  if (spec.crease) out += path(spec.crease.join(''), crease ?? behind)
  if (spec.over) {
    const over = spec.over.join('')
    out += light
      ? path(over, light) +
        `<g ${s.clip(over)}><g transform="translate(${-rim * side} ${rim * 0.8})">${path(over, fill)}</g></g>`
      : path(over, fill)
  }
  if (spec.dark) out += path(spec.dark.join(''), dark ?? fill)
  if (spec.pale) out += path(spec.pale.join(''), pale ?? light ?? s.p.light)
  return out
}
