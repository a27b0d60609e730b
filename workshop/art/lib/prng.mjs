// Seeded randomness: every scene is drawn from its name, so a re-render is identical.
export function hash(text) {
  let h = 2166136261
  for (const c of String(text)) h = Math.imul(h ^ c.codePointAt(0), 16777619)
  return h >>> 0
}

export function makeRng(seed) {
  let a = hash(seed) || 1
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.range = (lo, hi) => lo + (hi - lo) * next()
  next.int = (lo, hi) => Math.floor(next.range(lo, hi + 1))
  next.pick = (list) => list[Math.floor(next() * list.length)]
  next.sign = () => (next() < 0.5 ? -1 : 1)
  return next
}

// Smooth 1-D value noise and its layered (fbm) form, both in about -1..1.
export function makeNoise(seed) {
  const base = hash(seed)
  const at = (i) => {
    let h = Math.imul(i ^ base, 0x27d4eb2d)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    return (((h ^ (h >>> 13)) >>> 0) / 4294967296) * 2 - 1
  }
  const noise = (x) => {
    const i = Math.floor(x)
    const t = x - i
    const s = t * t * (3 - 2 * t)
    return at(i) * (1 - s) + at(i + 1) * s
  }
  noise.fbm = (x, octaves = 4, gain = 0.5) => {
    let sum = 0,
      amp = 1,
      total = 0,
      freq = 1
    for (let o = 0; o < octaves; o++) {
      sum += amp * noise(x * freq + o * 37.7)
      total += amp
      amp *= gain
      freq *= 2.03
    }
    return sum / total
  }
  return noise
}
