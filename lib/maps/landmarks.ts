import type { Position } from './frame'
import type { Kind } from './placing'

export type Landmark = { name: string; kind: Extract<Kind, 'town' | 'park' | 'peak' | 'island'>; at: Position }

export const capitals: Landmark[] = [
  { name: 'Nairobi', kind: 'town', at: [36.82, -1.28] },
  { name: 'Kampala', kind: 'town', at: [32.58, 0.32] },
  { name: 'Dodoma', kind: 'town', at: [35.74, -6.17] },
  { name: 'Kigali', kind: 'town', at: [30.06, -1.95] },
]

export const landmarks: Landmark[] = [
  ...capitals,
  { name: 'Kilimanjaro', kind: 'peak', at: [37.35, -3.07] },
  { name: 'Mount Kenya', kind: 'peak', at: [37.31, -0.15] },
  { name: 'Mount Meru', kind: 'peak', at: [36.75, -3.25] },
  { name: 'Mount Elgon', kind: 'peak', at: [34.55, 1.13] },
  { name: 'Rwenzori', kind: 'peak', at: [29.87, 0.39] },
  { name: 'Virunga', kind: 'peak', at: [29.45, -1.45] },
  { name: 'Maasai Mara', kind: 'park', at: [35.05, -1.5] },
  { name: 'Serengeti', kind: 'park', at: [34.75, -2.35] },
  { name: 'Amboseli', kind: 'park', at: [37.25, -2.64] },
  { name: 'Tsavo East', kind: 'park', at: [38.8, -2.8] },
  { name: 'Tsavo West', kind: 'park', at: [38.1, -3.1] },
  { name: 'Samburu', kind: 'park', at: [37.53, 0.62] },
  { name: 'Meru', kind: 'park', at: [38.2, 0.1] },
  { name: 'Aberdare', kind: 'park', at: [36.7, -0.4] },
  { name: 'Ngorongoro', kind: 'park', at: [35.58, -3.2] },
  { name: 'Tarangire', kind: 'park', at: [36.0, -3.95] },
  { name: 'Ruaha', kind: 'park', at: [34.6, -7.6] },
  { name: 'Queen Elizabeth', kind: 'park', at: [29.95, -0.15] },
  { name: 'Kibale', kind: 'park', at: [30.4, 0.45] },
  { name: 'Bwindi', kind: 'park', at: [29.65, -1.05] },
  { name: 'Lake Mburo', kind: 'park', at: [30.95, -0.63] },
  { name: 'Murchison Falls', kind: 'park', at: [31.65, 2.25] },
  { name: 'Kidepo Valley', kind: 'park', at: [33.75, 3.8] },
  { name: 'Entebbe', kind: 'town', at: [32.46, 0.06] },
  { name: 'Mbarara', kind: 'town', at: [30.66, -0.61] },
  { name: 'Fort Portal', kind: 'town', at: [30.27, 0.66] },
  { name: 'Mombasa', kind: 'town', at: [39.66, -4.05] },
  { name: 'Kisumu', kind: 'town', at: [34.76, -0.1] },
  { name: 'Narok', kind: 'town', at: [35.87, -1.09] },
  { name: 'Nanyuki', kind: 'town', at: [37.07, 0.01] },
  { name: 'Arusha', kind: 'town', at: [36.68, -3.37] },
  { name: 'Moshi', kind: 'town', at: [37.33, -3.35] },
  { name: 'Dar es Salaam', kind: 'town', at: [39.27, -6.8] },
  { name: 'Tanga', kind: 'town', at: [39.1, -5.07] },
  { name: 'Zanzibar', kind: 'island', at: [39.33, -6.02] },
  { name: 'Pemba', kind: 'island', at: [39.75, -5.2] },
  { name: 'Sharjah', kind: 'town', at: [55.41, 25.36] },
]

/** Where it differs from Natural Earth. */
export const countryNames: Record<string, string> = {
  'Dem. Rep. Congo': 'DR Congo',
  'S. Sudan': 'South Sudan',
  'United Arab Emirates': 'UAE',
}
