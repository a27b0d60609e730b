// How large the title of a card is set. Every card has the same room for it, and the drawing library cannot measure.

const room = { width: 1080, twoLines: 76, threeLines: 50 }

// Widths of the headline font in ems, rounded up: of narrow letters, of somewhat narrow, of wide and of the other ones.
const widths: [RegExp, number][] = [
  [/[\s.,:;!|’'()iIlj-]/, 0.22],
  [/[rft1J]/, 0.31],
  [/[mwMW&%@—…]/, 0.69],
  [/\p{Lu}/u, 0.48],
]

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.44

/** The size in pixels: one line fills the card where it can, two hold most titles, three the longest. */
export function titleSize(title: string) {
  const ems = [...title].reduce((sum, letter) => sum + widthOf(letter), 0)
  const oneLine = Math.min(126, Math.floor(room.width / ems))
  if (oneLine >= room.twoLines) return oneLine
  // A line ends where a word does: not all of it can be used.
  return ems * room.twoLines <= room.width * 1.8 ? room.twoLines : room.threeLines
}
