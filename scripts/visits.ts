import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { csvLine } from '../lib/domain/csv'
import { msPerDay } from '../lib/domain/duration'
import { dayInNairobi } from '../lib/domain/nairobi'
import { readArguments } from './lib/arguments'
import { countVisits, type PageVisits } from './lib/count-visits'
import { fileOfCaller } from './lib/paths'
import { fileProblem, OperatorError, print } from './lib/report'
import { run } from './lib/run'

const help = `The pages that were opened, by day in Nairobi, from the log of the site.

  npm run visits -- site.log older.log                     of these files
  journalctl -u tembo-web -o cat | npm run visits          of what another program writes (docs/visits.md)

  --days 7   only today and the six days before
  --csv      as a table for a spreadsheet`

const options = { days: { type: 'string' }, csv: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

// Characters: longer than any line of the site.
const longestLine = 10_000

await run(async () => {
  const { values, positionals } = readArguments({ allowPositionals: true, options }, help)
  if (values.help) return print(help)
  if (positionals.length === 0 && process.stdin.isTTY) throw new OperatorError(`Name the files of the log.\n\n${help}`)
  const visits = await countVisits(readLines(positionals), values.days && firstDay(values.days))
  if (values.csv) process.stdout.write(toTable(visits).map(csvLine).join(''))
  else if (visits.length > 0) print(format(toTable(visits)))
  else print('No page was opened in this log, or it is none of the site with LOG_LEVEL=info and LOG_FORMAT=json.')
})

function firstDay(text: string) {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new OperatorError(`--days takes a number of days from 1, not "${text}".`)
  return dayInNairobi(new Date(Date.now() - (Number(text) - 1) * msPerDay))
}

async function* readLines(names: string[]) {
  if (names.length === 0) yield* toLines(process.stdin)
  for (const name of names) {
    try {
      yield* toLines(createReadStream(fileOfCaller(name)))
    } catch (error) {
      throw fileProblem(`${name} cannot be read`, error)
    }
  }
}

/** A log may be larger than the memory, and no log at all. Unlike Node's readline it fails when the stream does. */
async function* toLines(stream: Readable) {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = (lines.pop() ?? '').slice(0, longestLine)
    yield* lines
  }
  yield rest
}

function toTable(visits: PageVisits[]) {
  const lines = visits.map(({ day, page, visitor, ahead, robot }) => [day, page, visitor, ahead, robot])
  return [['day', 'page', 'visitors', 'ahead', 'robots'], ...lines]
}

function format(table: (string | number)[][]) {
  const widest = Math.max(...table.map(([, page]) => String(page).length))
  return table
    .map(([day, page, ...counts]) =>
      [String(day).padEnd(10), String(page).padEnd(widest), ...counts.map((count) => String(count).padStart(8))].join(
        '  ',
      ),
    )
    .join('\n')
}
