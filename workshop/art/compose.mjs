// Finds a scene by name, draws it for a time of day on a plain or wide stage, crops it.
import { readdir } from 'node:fs/promises'
import { makeStage } from './lib/stage.mjs'

let cache
async function scenes() {
  if (cache) return cache
  cache = {}
  for (const file of (await readdir(new URL('./scenes/', import.meta.url))).sort())
    if (file.endsWith('.mjs')) Object.assign(cache, (await import(`./scenes/${file}`)).default)
  return cache
}
export const sceneNames = async () => Object.keys(await scenes())

// Crops are windows on the same drawing: [x, y, w, h] as shares, kept at the drawing's own ratio unless named otherwise.
function windowFor(crop, { W: core, H, X0, Y0, span: W, focus: at }) {
  const focus = [(at[0] * core - X0) / W, (at[1] * H - Y0) / H]
  const zoom = (k, fx, fy, ratio = W / H) => {
    const w = Math.min(W, (H / k) * ratio, W / (ratio < W / H ? 1 : k)),
      h = w / ratio
    return [X0 + Math.max(0, Math.min(W - w, fx * W - w / 2)), Y0 + Math.max(0, Math.min(H - h, fy * H - h / 2)), w, h]
  }
  switch (crop) {
    case 'focus':
      return zoom(1.75, ...focus)
    case 'left':
      return zoom(1.45, 0.3, 0.55)
    case 'right':
      return zoom(1.45, 0.75, 0.6)
    case 'low':
      return zoom(1.3, focus[0], 0.9)
    case 'card':
      return zoom(1, focus[0], 0.5, 4 / 3)
    case 'square':
      return zoom(1, focus[0], 0.5, 1)
    case 'tall':
      return zoom(1, focus[0], 0.5, 3 / 4)
    case 'poster':
      return zoom(1, focus[0], 0.5, 4 / 5)
    default:
      return [X0, Y0, W, H]
  }
}

// The wide stage (2300 x 900): `left` is the country added left of the core, `drop` how far the view looks down.
function wideOf(name, scene) {
  if (scene.width) throw new Error(`${name} is a plate and has no wide stage`)
  return { left: 350, drop: 36, ...scene.wide }
}

// A headline shade in the scene's own ink: 'left' or 'top'.
function scrimFor(side, s, [x, y, w, h]) {
  const id = s.id('scrim')
  s.def(
    `<linearGradient id="${id}" x1="0" y1="0" x2="${side === 'top' ? 0 : 1}" y2="${side === 'top' ? 1 : 0}"><stop offset="0" stop-color="${s.p.ink}" stop-opacity=".72"/><stop offset=".38" stop-color="${s.p.ink}" stop-opacity=".46"/><stop offset=".68" stop-color="${s.p.ink}" stop-opacity="0"/></linearGradient>`,
  )
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`
}

export async function drawScene(name, { time, crop, scrim, stage } = {}) {
  const scene = (await scenes())[name]
  if (!scene) throw new Error(`No scene called ${name}`)
  const s = makeStage({
    name: scene.seed ?? name,
    biome: scene.biome,
    time: time ?? scene.time,
    width: scene.width,
    height: scene.height,
    focus: scene.focus,
    wide: stage === 'wide' ? wideOf(name, scene) : null,
  })
  const [x, y, w, h] = windowFor(crop, s)
  const body = scene.draw(s) + (scrim ? scrimFor(scrim, s, [x, y, w, h]) : '')
  const out = s.wide && !crop ? 2300 : 1600
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x.toFixed(1)} ${y.toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}" width="${out}" height="${Math.round((out * h) / w)}"><defs>${s.defs()}</defs>${body}</svg>`
  return { svg, width: w, height: h, note: scene.note, stage: s }
}
