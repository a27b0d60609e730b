import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { counted } from '../lib/content/format'
import { prepareDatabase } from './lib/content'
import { openDatabase } from './lib/database'
import { errorMessage, OperatorError, print } from './lib/report'
import { atEnd, run } from './lib/run'

const help = `The content of the site as one workbook.

  npm run content -- export content.xlsx             write it: trips, days, prices, places, team, fleet, claims, words
  npm run content -- check content.xlsx              name every fault by sheet and cell
  npm run content -- import --dry-run content.xlsx   say what would change, field by field
  npm run content -- import content.xlsx             take it over; the workbook is written anew to go on in
  npm run content -- undo                            take the last import back; ten are kept

  Photographs are looked for in the folder photos beside the workbook. docs/operator.md tells more.`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean' } },
})

const [command, file] = positionals

const commands: Record<string, () => Promise<number | undefined>> = {
  export: async () => {
    const target = named()
    const { exportWorkbook } = await import('../lib/workbook/import')
    await writeWhole(target, await exportWorkbook())
    print(`Wrote ${target}`)
    return 0
  },
  check: async () => {
    const { faults, lines } = await read(true)
    if (faults.length === 0)
      print(
        lines.length > 0 ? 'Nothing is wrong. An import would change:' : 'Nothing is wrong, and nothing is changed.',
      )
    for (const line of faults.length === 0 ? lines : []) print(`  ${line}`)
    return faults.length > 0 ? 1 : 0
  },
  import: async () => {
    const isTrial = options['dry-run'] ?? false
    const { faults, lines, before } = await read(isTrial)
    if (faults.length > 0) return 1
    if (lines.length === 0) print('Nothing is changed: the site says the same.')
    else print(isTrial ? 'Would be changed:' : 'Changed:')
    for (const line of lines) print(`  ${line}`)
    if (before) {
      const { exportWorkbook } = await import('../lib/workbook/import')
      await writeWhole(named(), await exportWorkbook())
      print(`${file} is written anew: go on in it. "npm run content -- undo" takes this back.`)
    }
    return 0
  },
  undo: async () => {
    const { undoImport } = await import('../lib/workbook/import')
    const undone = await undoImport()
    if (!undone) throw new OperatorError('There is no import to undo.')
    print(`The import of ${undone.source} is undone:`)
    for (const line of undone.lines) print(`  ${line}`)
    return 0
  },
}

function named() {
  if (!file) throw new OperatorError(`Name the file.\n\n${help}`)
  return path.resolve(file)
}

async function read(isTrial: boolean) {
  const source = named()
  const bytes = await readFile(source).catch((error) => {
    throw new OperatorError(`${file} cannot be read: ${errorMessage(error)}`)
  })
  const { importWorkbook } = await import('../lib/workbook/import')
  const { photosIn } = await import('../lib/workbook/photos')
  const { faultLine } = await import('../lib/workbook/parse')
  const photos = await photosIn(path.join(path.dirname(source), 'photos'))
  const outcome = await importWorkbook(bytes, { source: path.basename(source), photos, isTrial })
  for (const fault of outcome.faults) print(faultLine(fault))
  const { length } = outcome.faults
  if (length > 0) print(`${counted(length, 'fault')}. Nothing was changed.`)
  return outcome
}

// Written atomically.
async function writeWhole(target: string, bytes: Buffer) {
  await writeFile(`${target}.unfinished`, bytes)
  await rename(`${target}.unfinished`, target)
}

await run(async () => {
  const perform = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined
  if (options.help) return print(help)
  if (!perform) throw new OperatorError(help)
  const { url } = await openDatabase()
  process.env.DATABASE_TIMEOUT_MS ||= '20000'
  await prepareDatabase(url)
  const { db } = await import('../lib/platform/db')
  atEnd(() => db().$disconnect())
  const { WorkbookError } = await import('../lib/workbook/read')
  const { UnavailableError } = await import('../lib/platform/errors')
  return perform().catch((error: unknown) => {
    const isSentence = error instanceof WorkbookError || error instanceof UnavailableError
    throw isSentence ? new OperatorError(error.message) : error
  })
})
