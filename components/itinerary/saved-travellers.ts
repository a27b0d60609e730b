import { parseTravellers, type Travellers, travellerPairs, withDay } from '@/lib/domain/travellers'
import { travellersText } from './travellers-text'

export const savedTravellers = () => readTravellers(travellersText.read())

export const saveTravellers = (travellers: Travellers | null) => travellersText.write(toText(withDay(travellers)))

export const toText = (travellers: Travellers | null) =>
  `${new URLSearchParams(travellerPairs(travellers).filter(([, value]) => value) as [string, string][])}`

export const readTravellers = (text: string) => parseTravellers(Object.fromEntries(new URLSearchParams(text)))
