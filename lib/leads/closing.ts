/** Why a request is closed. */
export const closingReasons = {
  answered: 'Answered, nothing more to do',
  lost: 'Lost to another',
  price: 'Too dear',
  dates: 'Their dates do not work',
  'no answer': 'No answer from them',
  other: 'Something else',
}

export type ClosingReason = keyof typeof closingReasons

export const closingReasonNames = Object.keys(closingReasons) as ClosingReason[]
