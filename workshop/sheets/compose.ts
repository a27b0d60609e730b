import path from 'node:path'
import sharp from 'sharp'
import { colors } from '../../lib/design/tokens'
import type { Shot } from './shoot'

// A JPEG can be 65,535 px high, but nobody looks at that. A longer page is cut here.
const tallest = 3200
const label = 36
const gap = 24

/** As many pages side by side as one can still read. */
export async function composeSheets(shots: Shot[], width: number, folder: string) {
  const [columns, column] = width < 768 ? [10, 200] : [6, 340]
  const files: string[] = []
  for (let start = 0; start < shots.length; start += columns) {
    const file = path.join(folder, `sheet-${width}-${start / columns + 1}.jpg`)
    await composeSheet(shots.slice(start, start + columns), column, file)
    files.push(file)
  }
  return files
}

async function composeSheet(shots: Shot[], column: number, file: string) {
  const pages = await Promise.all(
    shots.map(async (shot) => {
      const { data, info } = await sharp(shot.file).resize(column).toBuffer({ resolveWithObject: true })
      const height = Math.min(info.height, tallest)
      return {
        title: shot.path,
        height,
        picture: await sharp(data)
          .extract({ ...corner, width: column, height })
          .toBuffer(),
      }
    }),
  )
  const place = (index: number) => gap + index * (column + gap)
  await sharp({
    create: {
      width: place(pages.length),
      height: label + Math.max(...pages.map(({ height }) => height)) + gap,
      channels: 3,
      background: colors.straw,
    },
  })
    .composite(
      pages.flatMap(({ title, picture }, index) => [
        { input: Buffer.from(caption(title, column)), left: place(index), top: 0 },
        { input: picture, left: place(index), top: label },
      ]),
    )
    .jpeg({ quality: 82 })
    .toFile(file)
}

const corner = { left: 0, top: 0 }

function caption(title: string, width: number) {
  const text = title.replaceAll('&', '&amp;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}">
    <text y="24" font-family="sans-serif" font-size="15" fill="${colors.ink.DEFAULT}">${text}</text></svg>`
}
