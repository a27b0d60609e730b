// npm run sheets: a picture of every page, and all of them side by side.
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readArguments } from '../scripts/lib/arguments'
import { root } from '../scripts/lib/paths'
import { OperatorError, print } from '../scripts/lib/report'
import { run } from '../scripts/lib/run'
import { startQuietSite } from '../scripts/lib/server'
import { sitePaths } from '../scripts/lib/site-paths'
import { findBrowser } from '../scripts/lib/testing/browser'
import { composeSheets } from './sheets/compose'
import { shootPages } from './sheets/shoot'

const help = `Pictures of every page in sheets/: one file a page and width, and contact sheets of them.

  npm run sheets                                  every page at 390 and 1440 px
  npm run sheets -- --widths 768,1920 --paths /,/book
  npm run sheets -- --url http://localhost:3000   a site that is running, instead of starting one`

const words = {
  options: {
    help: { type: 'boolean', short: 'h' },
    url: { type: 'string' },
    widths: { type: 'string', default: '390,1440' },
    paths: { type: 'string', default: sitePaths.join(',') },
  },
} as const

await run(async () => {
  const { values: options } = readArguments(words, help)
  if (options.help) return print(help)
  const widths = options.widths.split(',').map(Number)
  if (!widths.every((width) => Number.isInteger(width) && width >= 240 && width <= 3840)) {
    throw new OperatorError(`--widths are whole numbers from 240 to 3840, not "${options.widths}".`)
  }
  const { url } = options
  if (url && !(await fetch(url).catch(() => null))) throw new OperatorError(`No site answers at ${url}.`)
  const browser = await findBrowser()
  const site = url ? undefined : await startQuietSite()
  const folder = path.join(root, 'sheets')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    const shots = await shootPages({
      browser,
      url: url ?? site?.url ?? '',
      paths: options.paths.split(','),
      width,
      folder,
    })
    for (const sheet of await composeSheets(shots, width, folder)) print(path.relative(root, sheet))
  }
  await site?.stop()
})
