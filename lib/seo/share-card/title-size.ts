// The drawing library cannot measure text.

const room = { width: 1080, twoLines: 76, threeLines: 50 }

// Widths of the headline font in ems, rounded up: narrow, less narrow, wide, capitals; all others below.
const widths: [RegExp, number][] = [
  [/[\s.,:;!|’'()iIlj-]/, 0.22],
  [/[rft1J]/, 0.31],
  [/[mwMW&%@—…]/, 0.69],
  [/\p{Lu}/u, 0.48],
]

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.44

/** In pixels: one line if that fills the card, two for most titles, three for the longest. */
export function titleSize(title: string) {
  const ems = [...title].reduce((sum, letter) => sum + widthOf(letter), 0)
  const oneLine = Math.min(126, Math.floor(room.width / ems))
  if (oneLine >= room.twoLines) return oneLine
  // Lines end between words, so they are never quite full.
  return ems * room.twoLines <= room.width * 1.8 ? room.twoLines : room.threeLines
}
