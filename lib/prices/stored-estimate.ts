import type { Estimate, EstimateLine } from './estimate'

type FirstLine = Omit<EstimateLine, 'kind' | 'people' | 'part'>

/** As it was stored with a request: before lines had kinds, they were words of the line. Null: none was made. */
export function readStoredEstimate(stored: unknown): Estimate | null {
  const found = stored as Estimate | null
  if (!found?.isPriced) return found
  return { ...found, lines: found.lines.map((line) => ('kind' in line ? line : upgrade(line))) }
}

export const readStoredEstimates = (stored: unknown) =>
  ((stored ?? []) as unknown[]).flatMap((one) => readStoredEstimate(one) ?? [])

function upgrade(line: FirstLine): EstimateLine {
  const [, part] = /^The trip(?:, (.+))?$/.exec(line.what) ?? []
  const [, people] = /^(\d+) (?:person|people)$/.exec(line.count) ?? []
  const isTrip = line.what.startsWith('The trip')
  const kind = line.isOnTheSpot ? 'charge' : isTrip ? 'trip' : line.what === 'Transfer' ? 'transfer' : 'surcharge'
  return { ...line, kind, people: people ? Number(people) : null, ...(part && { part }) }
}
