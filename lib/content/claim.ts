/** 'to confirm': from a secondary source; 'sample': a placeholder. */
export const claimStatuses = ['checked', 'to confirm', 'sample'] as const

export type Claim = {
  id: string
  /** A figure or a few words. */
  text: string
  meaning: string
  proof: string
  status: (typeof claimStatuses)[number]
  owner: string
  checkedOn: string
  nextCheck: string
}
