// What must be paid on the spot, with our sources. The prices on the site include it.
import type { SeedCharge } from './types'

export const zanzibarInsurance: SeedCharge = {
  name: 'Zanzibar’s compulsory visitor insurance',
  amount: 44,
  currency: 'USD',
  unit: 'per person',
  usdPerPerson: 44,
  freeBelow: 3,
  childrenTo: 17,
  usdPerChild: 22,
  paidTo: 'Zanzibar Insurance Corporation, online before arrival',
  asOf: '2025-06-17',
  source: 'In force since October 1, 2024: trendsnafrica.com, January 2025; unitenewsonline.org, June 17, 2025',
}

/** A person and night: 5 dollars with four or five stars, 4 with two or three, 2 with fewer. */
export const zanzibarBedTax = (unit: string, amount: number): SeedCharge => ({
  name: 'Zanzibar’s infrastructure tax',
  amount,
  currency: 'USD',
  unit,
  usdPerPerson: amount,
  paidTo: 'The hotel, on leaving',
  asOf: '2026-11-25',
  source:
    'By stars since July 1, 2023: US$5 with four or five, 4 with two or three, else 2 (travelnews.africa, tourismupdate.co.za); african-road-safari.com has 4 for four. Ask your hotels',
})

export const tourismDirham = (unit: string, amount: number, usdPerPerson: number): SeedCharge => ({
  name: 'Tourism Dirham',
  amount,
  currency: 'AED',
  unit,
  usdPerPerson,
  perDollar: 3.6725,
  paidTo: 'The hotel, on leaving',
  asOf: '2026-11-22',
  source:
    'Executive Council Resolution 2 of 2014: AED 20 with five stars, 10 with three (lookme.ae); AED 3.6725 to the dollar',
})

export const dubaiMetro: SeedCharge = {
  name: 'Metro to the Burj Khalifa and back',
  amount: 12,
  currency: 'AED',
  unit: 'per person, for two red tickets across two zones',
  usdPerPerson: 3.27,
  perDollar: 3.6725,
  paidTo: 'The ticket machine at the station',
  asOf: '2026-11-22',
  source:
    'RTA fares, AED 6 a ride through two zones (travellingfinns.com, estatemagazine.ae); AED 3.6725 to the dollar',
}
