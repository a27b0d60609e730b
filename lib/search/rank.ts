import { type Candidate, describeMiss, judge, type Met } from './criteria'
import { type Alternative, type Group, keyOfText } from './plan'

/** By text of the plan: the trips that have it, with points for where. */
export type Hits = Map<string, Map<number, number>>

/** All is met; all but one thing, or but for a day, a month or a few dollars; most of it; nothing was found. */
export type Fit = 'exact' | 'near' | 'most' | 'none'

export type Ranking = {
  fit: Fit
  /** Of the trips that were found. */
  points: Map<number, number>
  /** What a trip does not meet, where it is only near. */
  misses: Map<number, string>
  /** Of every trip that meets any part of it. */
  closest: Map<number, number>
  unknown: string[]
}

/** A title, place or highlight scores at least this; a day scores less. */
export const pointsOfHighlight = 6
/** The same for titles and places. */
export const pointsOfPlace = 10
const typedBonus = 30
const rare = 0.15
// A fact counts more than any words, and each part that is met more than all points.
const forFact = 1000
const forPart = 100_000
const mostNear = 6

/** What a trip comes to in one group; a fact is a place it goes to, an animal one sees, anything but words. */
type Part = Met & { isFact: boolean }

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

  const rows = candidates.map((trip) => {
    const parts = measured.map((group) => group.get(trip.id))
    const met = needed.flatMap((index) => parts[index] ?? [])
    const facts = met.filter(({ isFact }) => isFact).length
    const points = parts.reduce(
      (sum, part, index) => sum + (part?.points ?? 0) * (groups[index]?.isOptional ? 0.1 : 1),
      facts * forFact,
    )
    // The first that is missing, else the first that is only nearly met.
    const missed = needed.find((index) => !parts[index]) ?? needed.find((index) => !parts[index]?.isExact)
    return { id: trip.id, trip, met: met.length, points, missed }
  })
  const ranking = (fit: Fit, found: typeof rows): Ranking => ({
    fit,
    points: new Map(found.map(({ id, points, met }) => [id, points + met * forPart])),
    misses: new Map(
      fit === 'near' ? found.map(({ id, trip, missed }) => [id, describeMissed(groups[missed ?? -1], trip)]) : [],
    ),
    closest: new Map(rows.filter(({ met }) => met > 0).map(({ id, met, points }) => [id, met * forPart + points])),
    unknown,
  })

  if (required.length === 0) return ranking('exact', rows)
  // One known word of three says too little of what was asked.
  if (unknown.length > known.length || needed.length === 0) return ranking('none', [])
  const exact = rows.filter(({ missed }) => missed === undefined)
  if (exact.length > 0) return ranking('exact', exact)
  const nearly = rows.filter(({ met }) => met === needed.length)
  if (nearly.length > 0) return ranking('near', nearly)
  const byPoints = rows.toSorted((a, b) => b.points - a.points)
  const allButOne = byPoints.filter(({ met }) => met > 0 && met === needed.length - 1).slice(0, mostNear)
  if (allButOne.length > 0) return ranking('near', allButOne)
  const enough = rows.reduce((highest, { met }) => Math.max(highest, met), needed.length * 0.6)
  const most = byPoints.filter(({ met }) => met >= enough)
  return most.length > 0 ? ranking('most', most) : ranking('none', [])
}

/** Of a group that a trip does not meet, or only nearly. */
function describeMissed(group: Group | undefined, trip: Candidate) {
  if (!group) return ''
  const constraint = group.alternatives.flatMap(({ constraints }) => constraints)[0]
  return constraint ? describeMiss(constraint, trip, group.typed) : `Without “${group.typed}”`
}

function measure({ alternatives }: Group, hits: Hits, candidates: Candidate[]) {
  const met = new Map<number, Part>()
  const ways = alternatives.map((alternative) => wayTo(alternative, hits, candidates.length))
  for (const candidate of candidates) {
    const parts = ways.flatMap((way) => way(candidate) ?? [])
    const [first, ...others] = parts
    if (!first) continue
    const best = others.reduce((best, part) => (isBetter(part, best) ? part : best), first)
    met.set(candidate.id, {
      isExact: best.isExact,
      isFact: parts.some(({ isFact }) => isFact),
      points: best.points + parts.length - 1,
    })
  }
  return met
}

const isBetter = (one: Met, other: Met) => (one.isExact === other.isExact ? one.points > other.points : one.isExact)

/** How a trip meets an alternative, or null. */
function wayTo({ texts, constraints, isTyped, names = [], isAnimal }: Alternative, hits: Hits, size: number) {
  const found = texts.map((text) => hits.get(keyOfText(text)) ?? new Map<number, number>())
  return (candidate: Candidate): Part | null => {
    if (!names.every((name) => candidate.names.includes(name))) return null
    let points = 0
    let isExact = true
    for (const places of found) {
      const here = places.get(candidate.id)
      if (here === undefined) return null
      const isTelling = here >= pointsOfHighlight || places.size <= Math.max(1, size * rare)
      if (isAnimal && here < pointsOfHighlight) return null
      points += here + (isTyped && isTelling ? typedBonus : 0)
    }
    for (const constraint of constraints) {
      const met = judge(constraint, candidate)
      if (met === null) return null
      isExact &&= met.isExact
      points += met.points
    }
    const isFact = names.length > 0 || constraints.length > 0
    return { points: points / Math.max(1, texts.length), isExact, isFact }
  }
}
