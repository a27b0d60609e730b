// The codes that sign in: six digits, or eight signs for a mailbox whose codes somebody guesses.
import 'server-only'
import { randomInt } from 'node:crypto'
import { toAsciiDigits } from '../domain/digits'

// None looks like another: no 0 O, 1 I L, U.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const longLength = 8

export function makeCode({ isLong }: { isLong: boolean }) {
  if (!isLong) return String(randomInt(1_000_000)).padStart(6, '0')
  return Array.from({ length: longLength }, () => signs[randomInt(signs.length)]).join('')
}

/** '123 456', 'ABCD EFGH' */
export function formatCode(code: string) {
  const half = code.length / 2
  return `${code.slice(0, half)} ${code.slice(half)}`
}

/** As it was made, whatever its case, spaces, hyphens and script of digits. */
export const readCode = (typed: string) =>
  toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
