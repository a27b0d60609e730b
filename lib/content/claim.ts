/** Checked; read at second hand; or made up, for the operator to replace. */
export const claimStatuses = ['checked', 'to confirm', 'sample'] as const

export type Claim = {
  id: string
  /** What pages show, a figure or a few words. */
  text: string
  meaning: string
  proof: string
  status: (typeof claimStatuses)[number]
  owner: string
  checkedOn: string
  nextCheck: string
}
