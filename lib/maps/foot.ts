import type { TravelMode } from '../domain/choices'
import type { Frame } from './frame'
import { footOf, lines } from './ink'
import { outlineOf, units, widthOf } from './letters'

const lengths = [1, 2, 5, 10, 20, 50, 100, 200]

/** Longest round distance that fits the scale bar. */
function scaleOf({ perKm, width }: Pick<Frame, 'perKm' | 'width'>) {
  const most = width < 500 ? 70 : 120
  const km = lengths.findLast((length) => length * perKm <= most) ?? 1
  return { km, length: km * perKm }
}

export function drawFoot(frame: Frame, country: string, modes: TravelMode[]) {
  const { width, height, format } = frame
  const { bg, ridge, text, back, front } = footOf(country)
  const size = format.text.other + 0.5
  const rise = width < 500 ? 12 : 18
  const shape = (d: string, fill: string) =>
    `<path transform="translate(0 ${height - rise})scale(${round(width / 1440)} ${round(rise / 110)})" d="${d}" fill="${fill}"/>`
  const bottom = height + format.foot
  const word = (x: number, y: number, words: string) =>
    `<path transform="translate(${round(x)} ${round(y)})scale(${round(size / units)})" d="${outlineOf(words)}" fill="${text}"/>`
  const [side, sample] = width < 500 ? [16, 26] : [24, 34]
  const base = bottom - (width < 500 ? 16 : 20)
  const rowOf = width < 500 ? base - 24 : base
  let x = side
  const legend = modes.map((mode) => {
    const { word: words, width: stroke, dashes, isRound } = lines[mode]
    const item =
      `<path d="M${round(x)} ${round(rowOf - size * 0.33)}h${sample}" stroke="${text}" stroke-width="${stroke}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}${isRound ? ' stroke-linecap="round"' : ''}/>` +
      word(x + sample + 7, rowOf, words)
    x += sample + 7 + widthOf(words, size) + (width < 500 ? 14 : 22)
    return item
  })
  const { km, length } = scaleOf(frame)
  const label = `${km} km`
  const north = width - side - 6
  const start = width < 500 ? side : north - 34 - length - widthOf(label, size) - 8
  const bar = `<path d="M${round(start)} ${round(base - size * 0.66)}v${round(size * 0.66)}h${round(length)}v-${round(size * 0.66)}" stroke="${text}" stroke-width="1.6" fill="none"/>`
  const needle = `<path d="M${north} ${round(base - 26)}l5 14-5-3.5-5 3.5z" fill="${text}"/>`
  return (
    shape(back, ridge) +
    shape(front, bg) +
    `<path d="M0 ${height - 2}h${width}v${format.foot + 2}h-${width}z" fill="${bg}"/>` +
    legend.join('') +
    bar +
    word(start + length + 8, base, label) +
    needle +
    word(north - widthOf('N', size) / 2, base, 'N')
  )
}

const round = (n: number) => Math.round(n * 1000) / 1000
