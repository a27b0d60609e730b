// The kinds of field the forms are made of.
import * as z from 'zod'

// Zod would try to compile code, which our Content-Security-Policy forbids: Firefox reports that as an error of the page.
z.config({ jitless: true })

// Control characters but tab and line ends, and the marks that reverse the direction of text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const cleanText = (message = 'Required') => z.string(message).transform((value) => value.replace(unwanted, '').trim())

const capped = (max: number) => z.string().max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)

/** A text that must be given. Takes the length at most, the message when it is missing or too short, and the length at least. */
export function requiredText(max: number, message: string, min = 1) {
  return cleanText(message).pipe(capped(max).min(min, message))
}

/** A text that must be given but may be empty. Takes the length at most. */
export function givenText(max: number) {
  return cleanText().pipe(capped(max))
}

/** A text that may be left out; empty becomes null. Takes the length at most. */
export function optionalText(max: number) {
  return cleanText()
    .pipe(capped(max))
    .nullish()
    .transform((value) => value || null)
}

/** An e-mail address. Takes the message when it is not one. */
export function emailAddress(message: string) {
  return cleanText(message).pipe(z.email(message).max(254, message))
}

/**
 * A head count. Empty or not a number falls back (specification section 5), out of range is refused (decision 40).
 * Takes the limits, the fallback and the message when it is outside.
 */
export function headCount(min: number, max: number, fallback: number, message: string) {
  return z.preprocess(
    (value) => {
      // Number() would ask anything else for its own idea of a number.
      const given = typeof value === 'number' ? value : typeof value === 'string' ? value.trim() : ''
      const count = given === '' ? Number.NaN : Number(given)
      return Number.isFinite(count) ? count : fallback
    },
    z.int(message).min(min, message).max(max, message),
  )
}
