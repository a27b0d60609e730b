import type { Claim } from './claim'

/** Of the short answers of "Before you go" (travel-answers/). */
export const answerClaim = (id: string, text: string, meaning: string, proof: string): Claim => ({
  id,
  text,
  meaning: `Before you go: ${meaning}`,
  proof,
  status: 'to confirm',
  owner: 'Mercy Kendi',
  checkedOn: '2026-11-30',
  nextCheck: '2027-05-31',
})

export const toRead = 'to be read there before a launch'
