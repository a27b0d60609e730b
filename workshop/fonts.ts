// npm run fonts: cuts both font families down to what the site uses (lib/design/tokens.ts), after the families change.

import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { print } from '../scripts/lib/report'
import { run } from '../scripts/lib/run'
import { renameFont } from './rename-font'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸıĀāĒēĪīŌōŪū‘’“”‚„–—…•′″€™←↑→↓−×½¼¾`

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const literata = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'
const literataItalic = '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2'

// Letters of our captions; others come from the next font of the family.
const caption = `${range(0x20, 0x7e)}${range(0xe0, 0xff)}‘’“”–—…·°½`

// What a first page on a phone shows. Kerning costs 3 KB a font, an axis of weights 5 KB. lib/design/fonts/fonts.css names the rest.
const firstLetters = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?()/%&'+-$‘’“”·°½²`

// The letters of titles and prices.
const headlineLetters = `${range(0x20, 0x7e)}àáâãäåæçèéêëìíîïñòóôõöøùúûüýÀÁÂÃÄÅÇÈÉÊËÍÎÑÓÔÕÖØÚÛÜß°·½²‘’“”–—…€→←×−•©`
// Bricolage is cut twice, for headlines and for controls. A variable axis costs 14 KiB, so only controls have one.
const fonts = [
  {
    from: bricolage,
    to: 'lib/design/fonts/bricolage-display-first.woff2',
    variationAxes: { opsz: 80, wdth: 75, wght: 800 },
    text: firstLetters,
    keepFeatures: ['kern', 'tnum'],
  },
  {
    from: bricolage,
    to: 'lib/design/fonts/bricolage-text-first.woff2',
    variationAxes: { opsz: 16, wdth: 96, wght: { min: 400, max: 700 } },
    text: `${firstLetters}@©`,
    keepFeatures: ['tnum'],
  },
  {
    from: literata,
    to: 'lib/design/fonts/literata-first.woff2',
    variationAxes: { wght: 400 },
    text: firstLetters,
    keepFeatures: [],
  },
  {
    from: literataItalic,
    to: 'lib/design/fonts/literata-latin-names.woff2',
    variationAxes: { wght: 400 },
    text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .',
    keepFeatures: [],
  },
  {
    from: bricolage,
    to: 'lib/design/fonts/bricolage-display.woff2',
    variationAxes: { opsz: 80, wdth: 75, wght: 800 },
    text: headlineLetters,
  },
  {
    from: bricolage,
    to: 'lib/design/fonts/bricolage-text.woff2',
    variationAxes: { opsz: 16, wdth: 96, wght: { min: 400, max: 800 } },
  },
  {
    from: literata,
    to: 'lib/design/fonts/literata.woff2',
    variationAxes: { wght: 400 },
  },
  {
    from: literataItalic,
    to: 'lib/design/fonts/literata-italic.woff2',
    variationAxes: { wght: 400 },
    text: caption,
  },
]

// Shared pictures are drawn without a browser: single styles, no WOFF2, and titles may have any Latin letter.
const latinExtended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ`
const headline = { opsz: 80, wdth: 75, wght: 800 }
const pictureFonts = ['latin', 'latin-ext'].flatMap((subset) => [
  {
    from: bricolage.replace('latin', subset),
    to: `lib/design/fonts/bricolage-${subset}.ttf`,
    variationAxes: headline,
    text: latin + latinExtended,
  },
  {
    from: `@fontsource-variable/literata/files/literata-${subset}-wght-normal.woff2`,
    to: `lib/design/fonts/literata-${subset}.ttf`,
    variationAxes: { wght: 450 },
    text: latin + latinExtended,
  },
])

// Papers (lib/papers) have names in Latin and Arabic letters of all kinds.
const everyLatin = `${latin}${latinExtended}${range(0x180, 0x24f)}${range(0x1e00, 0x1eff)}`
const arabic = ` ${range(0x600, 0x6ff)}`
const weights = [
  { wght: 400, style: 'Regular' },
  { wght: 700, style: 'Bold' },
]
const paperFonts = [
  ...['latin', 'latin-ext'].flatMap((subset) =>
    weights.map(({ wght, style }) => ({
      from: bricolage.replace('latin', subset),
      to: `lib/design/fonts/bricolage-paper-${subset}-${wght}.ttf`,
      variationAxes: { opsz: 14, wdth: 96, wght },
      text: everyLatin,
      family: subset === 'latin' ? 'Bricolage Latin' : 'Bricolage Further',
      style,
    })),
  ),
  ...['latin', 'latin-ext'].map((subset) => ({
    from: `@fontsource-variable/literata/files/literata-${subset}-wght-normal.woff2`,
    to: `lib/design/fonts/literata-paper-${subset}.ttf`,
    variationAxes: { wght: 400 },
    text: everyLatin,
    family: subset === 'latin' ? 'Literata Latin' : 'Literata Further',
    style: 'Regular',
  })),
  ...weights.map(({ wght, style }) => ({
    from: `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${wght}-normal.woff2`,
    to: `lib/design/fonts/noto-paper-arabic-${wght}.ttf`,
    variationAxes: {},
    text: arabic,
    family: 'Noto Naskh Arabic',
    style,
  })),
]

await run(async () => {
  for (const { from, to, variationAxes, text, family, style } of paperFonts) {
    const source = await readFile(require.resolve(from))
    const data = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes })
    await writeFile(new URL(`../${to}`, import.meta.url), renameFont(data, family, style))
    print(`${to} ${Math.round(data.length / 1024)} kB`)
  }
  for (const { from, to, variationAxes, text, ...options } of [...fonts, ...pictureFonts]) {
    const source = await readFile(require.resolve(from))
    const targetFormat = to.endsWith('.ttf') ? 'truetype' : 'woff2'
    const data = await subsetFont(source, text ?? latin, { targetFormat, variationAxes, ...options })
    await writeFile(new URL(`../${to}`, import.meta.url), data)
    print(`${to} ${Math.round(source.length / 1024)} -> ${Math.round(data.length / 1024)} kB`)
  }
})
