// The short reference that a visitor quotes on the phone.
import 'server-only'
import { randomInt } from 'node:crypto'

// Without 0, 1, I, L, O and U, which are misread or misheard.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Such as TT-7K4Q2P9: seven random characters make 2 x 10^10, too many to guess. */
export function makeReference() {
  return `TT-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`
}
