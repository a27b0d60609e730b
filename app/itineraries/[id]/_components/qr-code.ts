import { encode } from 'uqr'

/**
 * Returns the width in modules, with the four light ones around it that ISO/IEC 18004 asks for,
 * and the dark ones as an SVG path: one stroke of height 1 for each run in a row.
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
