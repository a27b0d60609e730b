import type { Constraint } from './constraints'
import { type Alternative, type Group, keyOfText } from './plan'

/** What the search needs of a trip besides its words. */
export type Candidate = {
  id: number
  duration: number
  price: number
  months: number[]
  isCheap: boolean
  animals: string[]
  /** Null where nobody has said. */
  youngest: number | null
  isGentle: boolean
  hasFlights: boolean
  /** What it is called and where it goes, folded word by word. */
  names: string[]
}

/** By text of the plan: the trips that have it, with points for where. */
export type Hits = Map<string, Map<number, number>>

/** All is met; all but for a day, a month or a few dollars; most of it; nothing was found. */
export type Fit = 'exact' | 'near' | 'most' | 'none'

export type Ranking = {
  fit: Fit
  /** Of the trips that were found. */
  points: Map<number, number>
  /** Of every trip that meets any part of it. */
  closest: Map<number, number>
  unknown: string[]
  parts: { typed: string; ids: Set<number> }[]
}

/** A title, place or highlight scores at least this; a day scores less. */
export const pointsOfHighlight = 6
/** The same for titles and places. */
export const pointsOfPlace = 10
const typedBonus = 30
const rare = 0.15
// With children, each year above the age that most trips take counts against a trip.
const children = /\b(?:famil(?:y|ies)|kids?|child(?:ren)?|toddlers?|daughters?|sons?)\b/
const usualAge = 5
const forChildren = 5

export function rank(groups: Group[], hits: Hits, candidates: Candidate[]): Ranking {
  const measured = groups.map((group) => measure(group, hits, candidates))
  const isFound = (index: number) => (measured[index]?.size ?? 0) > 0
  const broken = new Set(groups.filter((_, index) => !isFound(index)).flatMap(({ within }) => within ?? []))
  const isKnown = (index: number) => isFound(index) && !broken.has(groups[index]?.within ?? '')
  const required = groups.map((group, index) => ({ group, index })).filter(({ group }) => !group.isOptional)
  const missing = required.filter(({ index }) => !isKnown(index))
  const unknown = [
    ...new Set(missing.map(({ group: { typed, within = '' } }) => (broken.has(within) ? within : typed))),
  ]
  const known = required.filter(({ index }) => isKnown(index))
  // In a search of small words only, those that some trip has count.
  const optional = groups.map((_, index) => ({ index })).filter(({ index }) => isKnown(index))
  const needed = (required.length > 0 ? known : optional).map(({ index }) => index)

  const parts = needed.map((index) => ({
    typed: groups[index]?.typed ?? '',
    ids: new Set(measured[index]?.keys()),
  }))
  if (groups.length === 0 || (required.length === 0 && needed.length === 0)) {
    const all = new Map(candidates.map(({ id }) => [id, 0]))
    return { fit: 'exact', points: all, closest: all, unknown, parts }
  }
  const meeting = candidates.filter(({ id }) => measured.some((group) => group.has(id)))
  const hasChildren = groups.some(({ typed }) => children.test(typed))
  const rows = meeting.map(({ id, youngest }) => {
    const all = measured.map((group) => group.get(id))
    const met = needed.flatMap((index) => all[index] ?? [])
    return {
      id,
      met: met.length,
      isStrict: met.every(({ isStrict }) => isStrict),
      points:
        all.reduce((sum, one, index) => sum + (one?.points ?? 0) * (groups[index]?.isOptional ? 0.1 : 1), 0) -
        (hasChildren ? forChildren * Math.max(0, (youngest ?? usualAge) - usualAge) : 0),
    }
  })
  const pointsOf = (found: typeof rows) => new Map(found.map(({ id, points }) => [id, points]))
  const some = rows.filter(({ met }) => met > 0)
  const closest = new Map(some.map(({ id, met, points }) => [id, met * 1000 + points]))
  const whole = some.filter(({ met }) => met === needed.length)
  // One known word of three says too little of what was asked.
  if (unknown.length > known.length) return { fit: 'none', points: new Map(), closest, unknown, parts }
  const strict = whole.filter(({ isStrict }) => isStrict)
  if (strict.length > 0) return { fit: 'exact', points: pointsOf(strict), closest, unknown, parts }
  if (whole.length > 0) return { fit: 'near', points: pointsOf(whole), closest, unknown, parts }
  if (required.length === 0) {
    const points = pointsOf(rows)
    const all = new Map(candidates.map(({ id }) => [id, points.get(id) ?? 0]))
    return { fit: 'exact', points: all, closest, unknown, parts }
  }
  const enough = Math.max(...some.map(({ met }) => met), Math.ceil(needed.length * 0.6))
  const most = needed.length > 2 ? some.filter(({ met }) => met >= enough) : []
  return { fit: most.length > 0 ? 'most' : 'none', points: pointsOf(most), closest, unknown, parts }
}

type Met = { points: number; isStrict: boolean }

function measure({ alternatives }: Group, hits: Hits, candidates: Candidate[]) {
  const met = new Map<number, Met>()
  const ways = alternatives.map((alternative) => wayTo(alternative, hits, candidates.length))
  for (const candidate of candidates) {
    let best: Met | null = null
    let count = 0
    for (const way of ways) {
      const one = way(candidate)
      if (!one) continue
      count += 1
      if (!best || isBetter(one, best)) best = one
    }
    if (best) met.set(candidate.id, { isStrict: best.isStrict, points: best.points + count - 1 })
  }
  return met
}

const isBetter = (one: Met, other: Met) => (one.isStrict === other.isStrict ? one.points > other.points : one.isStrict)

/** How a trip meets an alternative, or null. */
function wayTo({ texts, constraints, isTyped, name, isAnimal }: Alternative, hits: Hits, size: number) {
  const found = texts.map((text) => hits.get(keyOfText(text)) ?? new Map<number, number>())
  return (candidate: Candidate): Met | null => {
    if (name && !candidate.names.includes(name)) return null
    let points = 0
    let isStrict = true
    for (const places of found) {
      const here = places.get(candidate.id)
      if (here === undefined) return null
      const isTelling = here >= pointsOfHighlight || places.size <= Math.max(1, size * rare)
      if (isAnimal && here < pointsOfHighlight) return null
      points += here + (isTyped && isTelling ? typedBonus : 0)
    }
    for (const constraint of constraints) {
      const fit = fits(constraint, candidate)
      if (fit === null) return null
      isStrict &&= fit.isStrict
      points += fit.points
    }
    return { points: points / Math.max(1, texts.length), isStrict }
  }
}

const flat = 10

function fits(constraint: Constraint, candidate: Candidate): Met | null {
  const { duration, price, months, isCheap, animals, youngest, isGentle, hasFlights } = candidate
  switch (constraint.kind) {
    case 'months': {
      if (constraint.months.some((month) => months.includes(month))) return { isStrict: true, points: flat }
      const isBeside = constraint.months.some((month) =>
        months.some((good) => [1, 11].includes(Math.abs(good - month))),
      )
      return isBeside ? { isStrict: false, points: 0 } : null
    }
    case 'days': {
      const { least, most, ideal } = constraint
      const isStrict = duration >= least && duration <= most
      const slack = Math.max(1, Math.round(least / 5))
      if (!isStrict && (duration < least - slack || duration > most + slack)) return null
      return { isStrict, points: flat - Math.min(flat, Math.abs(duration - (ideal ?? duration)) * 2) }
    }
    case 'price': {
      if (price <= 0) return null
      const isStrict = price >= constraint.least && price <= constraint.most
      return isStrict || (price >= constraint.least * 0.85 && price <= constraint.most * 1.15)
        ? { isStrict, points: isStrict ? flat : 0 }
        : null
    }
    case 'animal':
      return animals.includes(constraint.slug) ? { isStrict: true, points: flat } : null
    case 'age':
      if (youngest === null) return { isStrict: false, points: 0 }
      // The younger it takes, the surer.
      return youngest <= constraint.years ? { isStrict: true, points: flat + constraint.years - youngest } : null
    case 'little walking':
      return isGentle ? { isStrict: true, points: flat } : null
    case 'no flights':
      return hasFlights ? null : { isStrict: true, points: flat }
    case 'cheap':
      // The cheaper the better: a hundred dollars are a point.
      return price > 0 ? { isStrict: isCheap, points: Math.max(0, 40 - price / 100) } : null
  }
}
