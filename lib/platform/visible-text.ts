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

/** Without what nobody can see, and without spaces around it. Empty when nothing is left but combining marks. */
export function visibleText(text: string) {
  const visible = text.replace(blank, ' ').replace(invisible, '$1').trim()
  return countVisible(visible) > 0 ? visible : ''
}

/** A letter counts once with its marks, and so does a run of spaces. */
export function countVisible(text: string) {
  const letters = text.replace(/[\p{M}\p{DI}]/gu, '').trim()
  return letters.match(/\s+|\S/gu)?.length ?? 0
}
