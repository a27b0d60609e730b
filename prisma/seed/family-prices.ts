// What children pay, who are the kids and toddlers of a request, and the nights that cost more: our samples, of a kind that operators in East Africa publish.
import { oldestKid } from '../../lib/domain/travellers'
import type { SeedSurcharge } from './types'

export const familyRates = {
  childrenTo: oldestKid,
  childWithTwo: 60,
  childWithChild: 80,
  childWithOne: 100,
  belowThree: 0,
}

export const holidays = (usdPerNight: number): SeedSurcharge[] => [
  { name: 'Christmas 2026', firstNight: '2026-12-24', lastNight: '2026-12-26', usdPerNight },
  { name: 'New Year 2027', firstNight: '2026-12-31', lastNight: '2027-01-01', usdPerNight },
  { name: 'Easter 2027', firstNight: '2027-03-26', lastNight: '2027-03-29', usdPerNight },
  { name: 'Christmas 2027', firstNight: '2027-12-24', lastNight: '2027-12-26', usdPerNight },
  { name: 'New Year 2028', firstNight: '2027-12-31', lastNight: '2028-01-01', usdPerNight },
]
