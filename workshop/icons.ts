// npm run icons: draws the icons and the default shared picture, after the mark, a colour or the brand has changed.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mark } from '../lib/design/logo-outline'
import { colors } from '../lib/design/tokens'
import { pageCard } from '../lib/seo/share-card/card'
import { drawCard } from '../lib/seo/share-card/draw'
import { run } from '../scripts/lib/run'

const write = (file: string, data: string | Buffer) => writeFile(new URL(`../${file}`, import.meta.url), data)

/** `share` is the part of the tile that the mark fills. */
function tile(size: number, share: number, radius = 0) {
  const shift = (64 - 64 * share) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">
    <rect width="64" height="64" rx="${radius}" fill="${colors.night.DEFAULT}"/>
    <path transform="translate(${shift} ${shift}) scale(${share})" fill="${colors.sun.DEFAULT}" d="${mark}"/></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An icon file with one PNG of up to 255 pixels. */
function ico(png: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

// In a browser tab the mark takes a colour that shows on the tab.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="An elephant"><style>path{fill:${colors.ink.DEFAULT}}@media(prefers-color-scheme:dark){path{fill:${colors.paper}}}</style><path d="${mark}"/></svg>\n`

await run(async () => {
  await mkdir(new URL('../public/icons', import.meta.url), { recursive: true })
  await write('app/icon.svg', svg)
  await write('app/favicon.ico', ico(await tile(32, 0.84, 10), 32))
  await write('app/apple-icon.png', await tile(180, 0.66))
  for (const size of [192, 512]) {
    await write(`public/icons/${size}.png`, await tile(size, 0.74, 14))
    // Launchers may cut away all but the middle 80%.
    await write(`public/icons/${size}-maskable.png`, await tile(size, 0.56))
  }
  await write('public/share-card.jpg', await drawCard(pageCard('/')))
})
