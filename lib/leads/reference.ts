// The short reference a visitor quotes on the phone.
import 'server-only'
import { randomInt } from 'node:crypto'

// Without 0, 1, I, L, O and U, which are misread or misheard.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as TT-7K4Q2P9: seven random characters, 2 x 10^10 of them, so it cannot be guessed. */
export function makeReference() {
  return `TT-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`
}
