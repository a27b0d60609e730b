import { toAsciiDigits } from './digits'

// As keyboards, phones and other languages write it.
const apostrophes = /['’‘‛`´ʹʻʼʽˈˊˋ′‵՚׳ꞌ＇｀]/g
const plainSigns: Record<string, string> = {
  '،': ',',
  '、': ',',
  '。': '.',
  '؛': ';',
  '؟': '?',
  '٪': '%',
  '⁄': '/',
  '∕': '/',
}

/** The same search in plain signs and digits, without what cannot be seen. Letters stay as they are. */
export function withPlainSigns(text: string) {
  return toAsciiDigits(text.replace(apostrophes, "'").replace(/\p{DI}/gu, ''))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[^\p{L}\p{M}\p{Nd}$£€₹<>%*+.,/&()|:;!?'-]/gu, (sign) => plainSigns[sign] ?? ' ')
}

/**
 * Lower case, without accents and apostrophes. Keeps the signs that lib/search reads; otherwise it must match the SQL
 * function search_normalize.
 */
export function normalizeSearch(text: string) {
  return withPlainSigns(text).toLowerCase().normalize('NFD').replace(accentsAndApostrophes, '')
}

const accentsAndApostrophes = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f']/g

/** 'gorillas' and 'gorilla', 'families' and 'family'. */
export function foldWord(word: string) {
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
}

export const foldWords = (words: string[]) => words.map(foldWord).join(' ')

/** Words of letters, marks and digits. */
export const tokens = (normalized: string) => normalized.split(/[^\p{L}\p{M}\p{Nd}]+/u).filter(Boolean)

export const foldedWords = (text: string) => new Set(tokens(normalizeSearch(text)).map(foldWord))

// Words without meaning for a search.
export const stopWords = new Set(
  (
    'a an and any are as at be but by can could do does day day days early late mid end start for from get go going have ' +
    'how i id if im in into is it its know like looking love many me more most my need no not of on one only or our out ' +
    'over please possible really should show so some somewhere something that the their them there they this to two ' +
    'three four five want wanting wants was we week weeks what when where which who will with without would you your ' +
    'during around about near next months month than less under between through until till while much per each ' +
    'find give tell think maybe also both all months nights night ' +
    'ich wir mit und der die das den dem fur im am zu von auf nach in eine einen na kwa'
  ).split(' '),
)

/** Qualifiers that mean nothing without the next word. */
export const leaning = new Set(
  (
    'north south east west northern southern eastern western central upper lower inner outer ' +
    'black white red blue green yellow golden silver grey brown pink polar arctic grand hot cold dark bright old new'
  ).split(' '),
)
