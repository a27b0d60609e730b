const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '')

/** Without '#': TemboTrails, Safari, Kenya. */
export function shareHashtags(brand: string, country: string) {
  return [...new Set([letters(brand), 'Safari', letters(country)])].filter(Boolean)
}
