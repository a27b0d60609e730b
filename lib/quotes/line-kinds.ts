/** What has to be asked for and confirmed, of the lines of an offer and of a booking's list. */
export const lineKinds = ['bed', 'permit', 'seat', 'transfer', 'other'] as const
export type LineKind = (typeof lineKinds)[number]

export const kindLabels: Record<LineKind, string> = {
  bed: 'Bed',
  permit: 'Permit',
  seat: 'Seat',
  transfer: 'Transfer',
  other: 'Something else',
}
