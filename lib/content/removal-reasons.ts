export const removalReasons = {
  spam: 'advertising, links, or the work of a robot',
  abuse: 'insults, threats, hatred, or lies about a person',
  'personal data': 'details of somebody who has not agreed, or a review whose own writer wants it taken down',
  'not about a trip': 'about something other than a trip with us',
  'no guest of ours': 'written by somebody who has not travelled with us',
  duplicate: 'the same review again',
  court: 'a court or an authority has told us to',
}

export type RemovalReason = keyof typeof removalReasons

export const removalReasonNames = Object.keys(removalReasons) as RemovalReason[]

export function isRemovalReason(text: unknown): text is RemovalReason {
  return removalReasonNames.some((name) => name === text)
}
