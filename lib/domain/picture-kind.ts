/** Of a picture, by its first bytes: names say anything. */
export function findPictureKind(bytes: Buffer) {
  const [start, brand] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]
  if (start.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (start === '\x89PNG') return 'PNG'
  if (start === 'RIFF' && brand === 'WEBP') return 'WebP'
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null
  if (/^avi[fs]$/.test(brand)) return 'AVIF'
  return /^(?:he[a-z]{2}|mif1|msf1)$/.test(brand) ? 'HEIC' : null
}
