import { encode } from 'uqr'

/**
 * Draws a text as a QR code. Takes the text; returns the side of the code in modules, with the four light ones that
 * ISO/IEC 18004 wants around it, and the dark ones as an SVG path: one stroke of height 1 for each run in a row.
 */
export function qrCode(text: string) {
  const { size, data } = encode(text, { border: 4, ecc: 'M' })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map((run) => `M${run.index} ${y}h${run[0].length}`)
      .join(''),
  )
  return { size, path: rows.join('') }
}
