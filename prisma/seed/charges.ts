// What must be paid on the spot, with our sources. The prices on the site include it.
import type { SeedCharge } from './types'

export const zanzibarInsurance: SeedCharge = {
  name: 'Zanzibar’s compulsory visitor insurance',
  amount: 44,
  currency: 'USD',
  unit: 'a person; half from 3 to 17 years',
  usdPerPerson: 44,
  freeBelow: 3,
  childrenTo: 17,
  usdPerChild: 22,
  paidTo: 'Zanzibar Insurance Corporation, online before arrival',
  asOf: '2025-06-17',
  source: 'In force since 1 October 2024: trendsnafrica.com, January 2025; unitenewsonline.org, 17 June 2025',
}

/** Two to five dollars a person and night, by the stars of the hotel. */
export const zanzibarBedTax = (unit: string, amount: number): SeedCharge => ({
  name: 'Zanzibar’s infrastructure tax',
  amount,
  currency: 'USD',
  unit,
  usdPerPerson: amount,
  paidTo: 'The hotel, on leaving',
  asOf: '2023-07-08',
  source: 'US$4 a night in hotels of three and four stars, 5 in five, since 1 July 2023: african-road-safari.com',
})

export const mainlandInsurance: SeedCharge = {
  name: 'Tanzania’s visitor insurance (mainland), if it is asked for',
  amount: 44,
  currency: 'USD',
  unit: 'a person',
  usdPerPerson: 44,
  paidTo: 'National Insurance Corporation or its agents, on entering',
  asOf: '2025-07-04',
  source:
    'Notice of the Ministry of Finance, 4 July 2025, put off to January 2026 (thecitizen.co.tz): confirm that it is asked for',
}

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
  unit: 'a person, two red tickets of two zones',
  usdPerPerson: 3.27,
  perDollar: 3.6725,
  paidTo: 'The ticket machine at the station',
  asOf: '2026-11-22',
  source:
    'RTA fares, AED 6 a ride through two zones (travellingfinns.com, estatemagazine.ae); AED 3.6725 to the dollar',
}
