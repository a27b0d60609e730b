import { type Candidate, describeMiss, judge, type Met } from './criteria'
import { type Alternative, type Group, isNegated, keyOfText } from './plan'

/** By text of the plan: the trips that contain it, with points by field. */
export type Hits = Map<string, Map<number, number>>

/** exact: all groups match; near: all but one, or nearly (a day, a month, a few dollars); most; none: nothing was found. */
export type Fit = 'exact' | 'near' | 'most' | 'none'

export type Ranking = {
  fit: Fit
  /** By id of the trips found. */
  points: Map<number, number>
  /** For near matches: what a trip has instead of the group that it does not meet. */
  misses: Map<number, string>
  /** For near matches: the words that one or another of them does not meet. */
  missed: string[]
  /** Beside few exact matches: the trips that come next, and what they have instead. */
  next: Map<number, string>
  /** Scores of all trips that match any group. */
  closest: Map<number, number>
  unknown: string[]
}

/** A title, place or highlight scores at least this; a day scores less. */
export const pointsOfHighlight = 6
/** A title or place scores at least this. */
export const pointsOfPlace = 10
const typedBonus = 30
const rare = 0.15
// A fact outweighs any words, and a matched group outweighs all points.
const forFact = 1000
const forPart = 100_000
const mostNear = 6
/** Fewer matches than a row of cards. */
const few = 3

/** A trip's result for one group. Facts are places, animals and constraints, not words. */
type Part = Met & { isFact: boolean }

export function rank(groups: Group[], hits: Hits, candidates: Candidate[]): Ranking {
  const measured = groups.map((group) => ({
    group,
    parts: group.isExcluded ? measureWithout(group, hits, candidates) : measure(group, hits, candidates),
    mentioned: mentionedIn(group, hits),
  }))
  const broken = new Set(measured.filter(({ parts }) => parts.size === 0).flatMap(({ group }) => group.within ?? []))
  const isKnown = ({ group, parts }: (typeof measured)[number]) => parts.size > 0 && !broken.has(group.within ?? '')
  const required = measured.filter(({ group }) => !group.isOptional)
  const missing = required.filter((one) => !isKnown(one)).map(({ group }) => group)
  const unknown = [...new Set(missing.map(({ typed, within = '' }) => (broken.has(within) ? within : typed)))]
  // In a search of optional words only, those found in some trip count.
  const needed = (required.length > 0 ? required : measured).filter(isKnown)

  const rows = candidates.map((trip) => {
    const met = needed.flatMap(({ parts }) => parts.get(trip.id) ?? [])
    const facts = met.filter(({ isFact }) => isFact).length
    const points = measured.reduce(
      (sum, { group, parts }) => sum + (parts.get(trip.id)?.points ?? 0) * (group.isOptional ? 0.1 : 1),
      facts * forFact + mentions(trip.id, needed),
    )
    // The first group not met, else the first nearly met.
    const missed =
      needed.find(({ parts }) => !parts.has(trip.id)) ?? needed.find(({ parts }) => !parts.get(trip.id)?.isExact)
    return { id: trip.id, trip, met: met.length, points, missed: missed?.group }
  })
  type Row = (typeof rows)[number]
  const reasons = (found: Row[]) => new Map(found.map(({ id, trip, missed }) => [id, describeMissed(missed, trip)]))
  const ranking = (fit: Fit, found: Row[], next: Row[] = []): Ranking => ({
    fit,
    points: new Map(
      found.map(({ id, points, met, missed }) => [id, points + (isUnwanted(missed) ? met - 1 : met) * forPart]),
    ),
    misses: fit === 'near' ? reasons(found) : new Map(),
    missed: fit === 'near' ? [...new Set(found.flatMap(({ missed }) => missed?.typed ?? []))] : [],
    next: reasons(next),
    closest: new Map(rows.filter(({ met }) => met > 0).map(({ id, met, points }) => [id, met * forPart + points])),
    unknown,
  })

  if (required.length === 0) return ranking('exact', rows)
  // If most words are unknown, the rest says too little about the search.
  if (unknown.length > needed.length || needed.length === 0) return ranking('none', [])
  // What somebody does not want comes last.
  const byPoints = rows.toSorted(
    (a, b) => Number(isUnwanted(a.missed)) - Number(isUnwanted(b.missed)) || b.points - a.points,
  )
  const nearly = byPoints.filter(({ met, missed }) => met === needed.length && missed)
  const allButOne = byPoints.filter(({ met }) => met > 0 && met === needed.length - 1)
  const exact = rows.filter(({ missed }) => missed === undefined)
  if (exact.length >= few) return ranking('exact', exact)
  if (exact.length > 0) {
    const next = [...nearly, ...allButOne].filter(({ missed }) => isFactual(missed) && !isUnwanted(missed))
    return ranking('exact', exact, next.slice(0, few))
  }
  if (nearly.length > 0) return ranking('near', nearly)
  if (allButOne.length > 0) return ranking('near', withUnwantedLast(allButOne.slice(0, mostNear), allButOne))
  const enough = rows.reduce((highest, { met }) => Math.max(highest, met), needed.length * 0.6)
  const most = byPoints.filter(({ met }) => met >= enough)
  return most.length > 0 ? ranking('most', most) : ranking('none', [])
}

/** Not only a word of the texts. */
const isFactual = (group: Group | undefined) =>
  group?.alternatives.some(({ constraints, names = [] }) => constraints.length + names.length > 0)

const isUnwanted = (group: Group | undefined) => group !== undefined && isNegated(group.typed)

/** The last of the trips gives way to the one that has all but what is not wanted. */
function withUnwantedLast<Row extends { missed: Group | undefined }>(shown: Row[], all: Row[]) {
  const unwanted = all.find(({ missed }) => isUnwanted(missed))
  return !unwanted || shown.includes(unwanted) ? shown : [...shown.slice(0, -1), unwanted]
}

/** Points for texts that tell of a place although the trip does not go there: enough to come before the others. */
const mentions = (id: number, needed: { parts: Map<number, Part>; mentioned: Map<number, number> }[]) =>
  needed.reduce((sum, { parts, mentioned }) => sum + (parts.has(id) ? 0 : (mentioned.get(id) ?? 0)), 0)

/** What a trip offers instead of a group that it fails or nearly meets. */
function describeMissed(group: Group | undefined, trip: Candidate) {
  if (!group) return ''
  if (group.isExcluded) return group.typed.replace(/^without/, 'With')
  const constraint = group.alternatives.flatMap(({ constraints }) => constraints)[0]
  return constraint ? describeMiss(constraint, trip, group.typed) : `Without “${group.typed}”`
}

/** The parts by id of the trips that meet the group. */
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

/** The trips that do not have it; a day that only mentions it does not count. */
function measureWithout(group: Group, hits: Hits, candidates: Candidate[]) {
  const having = measure(group, hits, candidates)
  const has = (id: number) => {
    const part = having.get(id)
    return part !== undefined && (part.isFact || part.points >= pointsOfHighlight)
  }
  const without: Part = { points: 0, isExact: true, isFact: false }
  return new Map(candidates.flatMap(({ id }) => (has(id) ? [] : [[id, without] as const])))
}

function mentionedIn({ alternatives }: Group, hits: Hits) {
  const named = alternatives.filter(({ names = [], texts }) => names.length > 0 && texts.length === 1)
  return new Map(named.flatMap(({ texts }) => texts.flatMap((text) => [...(hits.get(keyOfText(text)) ?? [])])))
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
      const isSpecific = here >= pointsOfHighlight || places.size <= Math.max(1, size * rare)
      if (isAnimal && here < pointsOfHighlight) return null
      points += here + (isTyped && isSpecific ? typedBonus : 0)
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
