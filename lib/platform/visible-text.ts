// Blank glyphs: Hangul fillers, the empty Braille pattern, the musical null note.
const blank = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu

// What cannot be seen; first what looks like it and has a meaning: variants of emoji and ideographs, the tags of a flag,
// and joiners where Arabic or Indic scripts need them.
const kept = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e007f}]{4,7}',
  '[\\p{ExtPict}\\p{EMod}][\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{ExtPict}))?',
  '[#*\\d]\\ufe0f(?=\\u20e3)',
  '\\p{sc=Han}\\p{VS}',
  '(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{DI}])(?:[\\p{L}\\p{M}][\\u200c\\u200d](?=\\p{DI}*[\\p{L}\\p{M}])|\\p{M}\\u200d)',
].join('|')
const invisible = new RegExp(`(${kept})|[\\p{DI}\\ufff9-\\ufffc]`, 'gu')
// Tested first, in a fraction of the time: hardly any text has one.
const maybeInvisible = /[\p{DI}\ufff9-\ufffc]/u
const letter = /[^\s\p{M}\p{DI}]/u

/** Without what nobody can see, and without spaces around it. Empty when nothing is left but combining marks. */
export function visibleText(text: string) {
  const spaced = text.replace(blank, ' ')
  const visible = (maybeInvisible.test(spaced) ? spaced.replace(invisible, '$1') : spaced).trim()
  return letter.test(visible) ? visible : ''
}

/** A letter counts once with its marks, and so does a run of spaces. */
export function countVisible(text: string) {
  const letters = text.replace(/[\p{M}\p{DI}]/gu, '').trim()
  return letters.match(/\s+|\S/gu)?.length ?? 0
}
