/** Damerau-Levenshtein distance: letters to drop, add, change or swap. */
export function distance(from: string, to: string) {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const [one = '', other = ''] = [from[i - 1], to[j - 1]]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + (one === other ? 0 : toChange(one, other, from.length)),
        isSwap ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return at(rows, from.length, to.length)
}

// In a short word a changed letter makes another word: 'tiger' is not a mistyped 'timer'.
function toChange(one: string, other: string, length: number) {
  const areVowels = /^[aeiouy]{2}$/.test(one + other)
  return length < 5 || (length < 6 && !areVowels) ? 2 : 1
}

const at = (rows: number[][], i: number, j: number) => rows[i]?.[j] ?? 0

// Gives letters that sound alike the same spelling.
const sound = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/^rh/, 'r')
    .replace(/(.)\1+/g, '$1')

const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3)

/** Null when no known word is similar enough. `known` has the most likely first. */
export function correctedWord(typed: string, known: string[]): string | null {
  const judged = known
    .map((word, place) => {
      const byLetters = distance(typed, word)
      const bySound = distance(sound(typed), sound(word))
      // Typing errors are rarer in the first letter.
      const first = sound(typed)[0] === sound(word)[0] ? 0 : 1
      const isBeginning = typed.length > 3 && word.startsWith(typed)
      return { word, place, steps: isBeginning ? 0 : Math.min(byLetters, bySound + 0.5) + first }
    })
    .filter(({ word, steps }) => steps <= allowed(word.length < typed.length ? word : typed))
    .sort((a, b) => a.steps - b.steps || a.place - b.place)
  return judged[0]?.word ?? null
}
