import { parseTravellers, type Travellers, travellerPairs } from '@/lib/domain/travellers'
import { travellersText } from './travellers-text'

export const savedTravellers = () => toTravellers(travellersText.read())

export const saveTravellers = (travellers: Travellers | null) => travellersText.write(toText(travellers))

export const toText = (travellers: Travellers | null) =>
  `${new URLSearchParams(travellerPairs(travellers).filter(([, value]) => value) as [string, string][])}`

/** Past months are dropped. */
export function toTravellers(text: string) {
  const params = Object.fromEntries(new URLSearchParams(text))
  const isOver = (params.from ?? '') < new Date().toISOString().slice(0, 7)
  return parseTravellers({ ...params, from: isOver ? '' : params.from })
}
