/** Of a column of 32 bits. */
export const largestId = 2_147_483_647

/** Null unless a positive 32-bit integer (decision 11). */
export function parseItineraryId(value: string | undefined) {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null
  const id = Number(value)
  return id <= largestId ? id : null
}
