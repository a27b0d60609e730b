import 'server-only'
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { toAsciiDigits } from '../domain/digits'
import { countryCodes } from '../forms/country-codes'
import { QuestionError } from '../platform/errors'
import type { TypedPhone } from './kinds/kind'

/** `text`: international, or as typed where that is not known. Links only for numbers that can exist. */
export type ReadPhone = { text: string; tel?: string; whatsapp?: string }

export function readPhone({ phone, countryCode }: TypedPhone): ReadPhone | null {
  const typed = phone && toAsciiDigits(phone).trim()
  if (!typed) return null
  const number = findNumber(typed, countryCode)
  if (!number || !isTrusted(number, typed)) return { text: countryCode ? `${typed} (${countryCode})` : typed }
  const text = number.formatInternational()
  // Beside the number there may be a code for calling abroad, which is at most four digits.
  const isWhole = digitsIn(typed).length <= digitsIn(text).length + 4
  return {
    text: isWhole ? text : `${text} (typed: ${typed})`,
    tel: number.getURI(),
    whatsapp: `https://wa.me/${number.number.slice(1)}`,
  }
}

/** By ISO 3166, such as 'DE'; '' without a number, or where it cannot be read. */
export const countryOfPhone = (typed: TypedPhone) => numberOf(typed)?.country ?? ''

const numberOf = ({ phone, countryCode }: TypedPhone) =>
  phone ? findNumber(toAsciiDigits(phone).trim(), countryCode) : undefined

// Numbering plans change, so a number with its own country code is trusted if it has the right length.
const isTrusted = (number: PhoneNumber, typed: string) =>
  number.isValid() || (isInternational(typed) && number.isPossible())

const isInternational = (typed: string) => /^\(?\s*(?:\+|00)/.test(typed)

/** The first number of a text that may have two, or words after it. */
function findNumber(typed: string, countryCode: string | null) {
  const parts = [typed, ...typed.split(/[/;,|&]|\s(?:or|and|oder|und|ou|et)\s/i), typed.split(/\p{L}/u)[0] ?? '']
  const numbers = parts.flatMap((part) => parse(part, countryCode) ?? [])
  return numbers.find((number) => number.isValid()) ?? numbers.find((number) => number.isPossible())
}

function parse(text: string, countryCode: string | null) {
  // Not every country dials abroad with 00, but visitors write it.
  const trimmed = text.trim().replace(/^\(?\s*00/, '+')
  const [country] = countryCodes.find(({ value }) => value === countryCode)?.regions.split(' ') ?? []
  return parsePhoneNumberFromString(trimmed, country as CountryCode | undefined)
}

/**
 * For a form: throws QuestionError, perhaps with the likely code, if the number cannot be one of the chosen country.
 * `checkedPhone` of the input is the code and number about which it asked before.
 */
export function checkPhone({ phone, countryCode }: TypedPhone, input: unknown, languages: readonly string[]) {
  const typed = phone && toAsciiDigits(phone).trim()
  const { checkedPhone } = input as Record<string, unknown>
  if (!typed || digitsIn(String(checkedPhone)) === digitsIn(`${countryCode}${typed}`)) return
  // Without a country any number may be right somewhere.
  if (!countryCode && !isInternational(typed)) return
  const number = findNumber(typed, countryCode)
  if (number && isTrusted(number, typed)) return
  const likely = isInternational(typed) ? undefined : likelyCode(typed, languages)
  const chosen = countryCodes.find(({ value }) => value === countryCode)
  const of = chosen && !isInternational(typed) ? `${chosen.label} (${chosen.value})` : 'any country we know'
  const guess = likely
    ? ` Is it a number of ${likely.label} (${likely.value})?`
    : ' Is a digit missing, or one too many?'
  throw new QuestionError(
    'phone',
    `${phone} is not a telephone number of ${of}.${guess} If it is right as it is, send again.`,
    { checked: `${countryCode ?? ''} ${phone}`, suggestion: likely?.value },
  )
}

/** Of the number's country, if it has one time at that moment. */
export function timeZoneOf(typed: TypedPhone, at: Date) {
  const number = numberOf(typed)
  // Several countries may share a code, such as Britain and Jersey.
  const countries = number?.country ? [number.country] : (number?.getPossibleCountries() ?? [])
  const zones = countries.flatMap(timeZonesIn)
  const times = new Set(zones.map((timeZone) => at.toLocaleString('en', { timeZone })))
  return times.size === 1 ? (zones[0] ?? null) : null
}

/** Node 22 and later have the method in place of the property. */
function timeZonesIn(country: string): string[] {
  const locale: { timeZones?: string[]; getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

const digitsIn = (text: string) => toAsciiDigits(text).replace(/\D/g, '')

function likelyCode(typed: string, languages: readonly string[]) {
  const fitting = countryCodes.flatMap((code) => {
    const number = parse(typed, code.value)
    if (!number?.isValid()) return []
    const isOwn = code.regions
      .split(' ')
      .some((region) => languages.some((language) => language.endsWith(`-${region}`)))
    return [{ code, rank: Number(isOwn) * 2 + Number(/MOBILE/.test(number.getType() ?? '')) }]
  })
  return fitting.sort((a, b) => b.rank - a.rank)[0]?.code
}
