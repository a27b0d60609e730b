/** Null unless a positive 32-bit integer (decision 11). */
export function parseItineraryId(value: string | undefined) {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null
  const id = Number(value)
  return id <= 2_147_483_647 ? id : null
}
