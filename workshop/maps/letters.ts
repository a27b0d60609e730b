// A map is a picture, which cannot use the fonts of the page. Its words are drawn as shapes, with known widths.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { type Letters, units } from '../../lib/maps/letters'

const require = createRequire(import.meta.url)
const text = `${Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')}’–·°½`

// Land in the font of controls, waters in italics, as maps do it.
const faces = {
  sans: {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    variationAxes: { opsz: 14, wdth: 86, wght: 650 },
  },
  italic: {
    from: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    variationAxes: { wght: 450 },
  },
}

/** `units` is the font size. */
export async function makeLetters(): Promise<Letters> {
  const entries = Object.entries(faces).map(async ([name, { from, variationAxes }]) => {
    const data = await subsetFont(await readFile(require.resolve(from)), text, {
      targetFormat: 'truetype',
      variationAxes,
    })
    const face = new Face(new Blob(new Uint8Array(data).buffer))
    return [name, lettersOf(new Font(face), units / face.upem)] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Letters
}

function lettersOf(font: Font, scale: number) {
  return Object.fromEntries(
    [...text].map((letter) => {
      const buffer = new Buffer()
      buffer.addText(letter)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const [info] = buffer.getGlyphInfos()
      const [position] = buffer.getGlyphPositions()
      if (!info || !position) throw new Error(`The font has no ${letter}`)
      return [
        letter,
        [Math.round(position.xAdvance * scale), relative(font.glyphToPath(info.codepoint), scale)] as const,
      ]
    }),
  )
}

/** 'M10,20L...' in font units, upwards, becomes steps in whole units, downwards, from and to the letter's origin. */
function relative(path: string, scale: number) {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let result = ''
  let lastCommand = ''
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      result += 'z'
      lastCommand = 'Z'
      ;[x, y] = [startX, startY]
      continue
    }
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const points = Array.from({ length: values.length / 2 }, (_, i) => [
      Math.round((values[2 * i] ?? 0) * scale),
      Math.round(-(values[2 * i + 1] ?? 0) * scale),
    ])
    const steps = points.map(([px = 0, py = 0]) => [px - x, py - y])
    ;[x = 0, y = 0] = points.at(-1) ?? []
    if (command === 'M') [startX, startY] = [x, y]
    if (command === 'L' && steps[0]?.every((step) => step === 0)) continue
    // A repeated command is not written again.
    const isSame = command === lastCommand && command !== 'M'
    lastCommand = command
    const numbersOut = join(steps.flat())
    result += isSame ? (numbersOut.startsWith('-') ? '' : ' ') + numbersOut : command.toLowerCase() + numbersOut
  }
  return result + (x || y ? `m${join([-x, -y])}` : '')
}

const join = (numbers: number[]) => numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join('')
