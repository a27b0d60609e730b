/** Why a request is closed. */
export const closingReasons = {
  answered: 'Answered, nothing more to do',
  lost: 'Lost to another',
  price: 'Too dear',
  dates: 'Their dates do not work',
  'no answer': 'No answer from them',
  'not possible': 'Not possible for us',
  travelled: 'They have travelled',
  cancelled: 'The booked trip was cancelled',
  other: 'Something else',
}

export type ClosingReason = keyof typeof closingReasons

/** Of requests that end without a trip, as Numbers has them. */
export const lossReasons: Record<string, string> = {
  price: closingReasons.price,
  dates: closingReasons.dates,
  'no answer': closingReasons['no answer'],
  lost: 'Went elsewhere',
  'not possible': closingReasons['not possible'],
  cancelled: closingReasons.cancelled,
} satisfies Partial<Record<ClosingReason, string>>

/** Those to choose from; a booked trip is cancelled with what is still owed of it. */
export const chosenReasons = Object.fromEntries(
  Object.entries(closingReasons).filter(([reason]) => reason !== 'cancelled'),
) as Omit<typeof closingReasons, 'cancelled'>

/** 'too dear' */
export const describeClosed = (closedFor: string | null | undefined) =>
  closingReasons[(closedFor ?? 'other') as ClosingReason].toLowerCase()

export const closingReasonNames = Object.keys(closingReasons) as ClosingReason[]
