import type { SeedContribution } from './types'

/** Samples, to our invented partners: the operator replaces them by what it gave. */
export const contributions: SeedContribution[] = [
  { year: 2024, receiver: 'Wild Olive Primary School', amount: 9600 },
  { year: 2024, receiver: 'Seven Hills Community Conservancy', amount: 8400 },
  { year: 2025, receiver: 'Wild Olive Primary School', amount: 11_200 },
  { year: 2025, receiver: 'Seven Hills Community Conservancy', amount: 9300 },
  { year: 2025, receiver: 'Grey Crane Wetland Watch', amount: 4500 },
]
