// Which letters the cards' fonts have (workshop/fonts.ts).

const letters = ' -~\u00a1-\u00ac\u00ae-\u017f\u0218-\u021b‘’“”‚„–—…•€™'
const others = new RegExp(`[^${letters}]`, 'gu')

/** On one line. Other letters lose accents (ạ to a) or go: the drawing library would ask a font service for them. */
export function printable(text: string) {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(others, (letter) => letter.normalize('NFKD').replace(others, ''))
    .replace(/ +/g, ' ')
    .replace(/^[ ,;:.]+/, '')
    .trimEnd()
}
