import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { counted } from '../lib/content/format'
import { fileOfCaller } from './lib/paths'
import { prepareDatabase } from './lib/prepare-database'
import { errorMessage, fileProblem, OperatorError, print } from './lib/report'
import { atEnd } from './lib/run'
import { runCommand } from './lib/run-command'

const help = `The content of the site as one workbook.

  npm run content -- export content.xlsx   write it: trips, days, prices, places, team, fleet, claims, words
  npm run content -- check content.xlsx    name every fault by sheet and cell, or what an import would change,
                                           and what is still as it was installed
  npm run content -- import content.xlsx   take it over; the workbook is written anew to go on in
  npm run content -- undo                  take the last import back; those of two years are kept
  npm run content -- refresh               compute the prices and days of trips anew, after changes by SQL

  Photographs are looked for in the folder photos beside the workbook. docs/operator.md tells more.`

await runCommand(help, {}, null, async (url) => {
  process.env.DATABASE_TIMEOUT_MS ||= '20000'
  await prepareDatabase(url)
  const { exportWorkbook, importWorkbook, listInstalled } = await import('../lib/workbook/import')
  const { undoPublication } = await import('../lib/publishing/publish')
  const { faultLine } = await import('../lib/workbook/read')
  const { listPhotoFiles, photosIn } = await import('../lib/publishing/photos')
  const { refreshTrips } = await import('../lib/itineraries/refresh')
  const { db } = await import('../lib/platform/db')
  atEnd(() => db().$disconnect())

  async function read(file: string | undefined, isTrial: boolean) {
    const source = resolve(file)
    const bytes = await readFile(source).catch((error) => {
      throw new OperatorError(`${file} cannot be read: ${errorMessage(error)}`)
    })
    const folder = path.join(path.dirname(source), 'photos')
    // The workbook is opened once more for the names of its photographs.
    const hasPhotos = (await listPhotoFiles(folder)).length > 0
    const photos = hasPhotos ? (isNamed: (name: string) => boolean) => photosIn(folder, { isNamed }) : []
    const outcome = await importWorkbook(bytes, { source: path.basename(source), photos, isTrial })
    for (const fault of outcome.faults) print(faultLine(fault))
    const { faults, unlistedFaults = 0 } = outcome
    if (unlistedFaults > 0) print(`and ${unlistedFaults} more`)
    if (faults.length > 0) print(`${counted(faults.length + unlistedFaults, 'fault')}. Nothing was changed.`)
    if (outcome.left.length > 0) print('Left as on the site, where somebody else has changed the same rows:')
    for (const line of outcome.left) print(`  ${line}`)
    return { ...outcome, bytes }
  }

  return {
    export: async ([file]) => {
      await writeWhole(resolve(file), await exportWorkbook())
      print(`Wrote ${resolve(file)}`)
    },
    check: async ([file]) => {
      const { faults, lines, left, hint, bytes } = await read(file, true)
      if (faults.length > 0) return 1
      print(
        lines.length > 0
          ? 'Nothing is wrong. An import would change:'
          : `Nothing is wrong, and ${left.length > 0 ? 'an import would change nothing' : 'nothing is changed'}.`,
      )
      for (const line of lines) print(`  ${line}`)
      if (hint) print(hint)
      const [heading, ...installed] = await listInstalled(bytes)
      if (heading) print(heading)
      for (const line of installed) print(`  ${line}`)
    },
    import: async ([file]) => {
      const { faults, lines, left, hint, before } = await read(file, false)
      if (faults.length > 0) return 1
      const nothing = left.length > 0 ? 'Nothing is changed.' : 'Nothing is changed: the site says the same.'
      print(lines.length > 0 ? 'Changed:' : nothing)
      for (const line of lines) print(`  ${line}`)
      if (hint) print(hint)
      if (left.length > 0) print(`${file} is kept, since it has more than the site took: export a new one to go on in.`)
      else if (before) {
        await writeWhole(resolve(file), await exportWorkbook())
        print(`${file} is written anew: go on in it. "npm run content -- undo" takes this back.`)
      }
    },
    undo: async () => {
      const undone = await undoPublication()
      if (!undone) throw new OperatorError('There is no import to undo.')
      print(`The import of ${undone.source} is undone:`)
      for (const line of undone.lines) print(`  ${line}`)
    },
    refresh: async () => {
      const count = await db().$transaction((tx) => refreshTrips(tx), { timeout: 120_000 })
      print(count > 0 ? `Refreshed ${counted(count, 'trip')}.` : 'Every trip was up to date.')
    },
  }
})

function resolve(file: string | undefined) {
  if (!file) throw new OperatorError(`Name the file.\n\n${help}`)
  return fileOfCaller(file)
}

// Written atomically.
async function writeWhole(target: string, bytes: Buffer) {
  await writeFile(`${target}.unfinished`, bytes).catch((error: unknown) => {
    throw fileProblem('The workbook cannot be written', error)
  })
  await rename(`${target}.unfinished`, target)
}
