import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../scripts/lib/paths'
import { print } from '../../scripts/lib/report'
import { benchFolder } from './folder'
import { plotPage } from './plot'
import { isMet, type Row } from './rows'

const title = 'How fast the site is'

export async function report(rows: Row[]) {
  const about = await circumstances()
  const lines = rows.map(cells)
  const table = [['What', 'Where', 'Result', 'Goal', ''], ...lines]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  for (const line of table)
    print(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  const missed = rows.filter((row) => isMet(row) === false).length
  const summary = `${rows.filter((row) => row.goal).length - missed} goals met, ${missed} missed`

  await mkdir(benchFolder, { recursive: true })
  await writeFile(path.join(benchFolder, 'results.json'), JSON.stringify({ about, rows }, null, 2))
  await writeFile(path.join(benchFolder, 'index.html'), plotPage(title, `${about}. ${summary}.`, rows))
  await writeFile(path.join(benchFolder, 'results.md'), markdown(about, lines))
  print(
    `\n${about}\n${summary}. The plots are in .bench/index.html, the figures in results.json and results.md beside it.`,
  )
}

function cells(row: Row) {
  const met = isMet(row)
  const goal = row.goal ? `${row.goal.is} ${row.goal.limit}` : ''
  return [row.group, row.name, row.value.toLocaleString('en'), goal, met === undefined ? '' : met ? 'met' : 'MISSED']
}

function markdown(about: string, lines: string[][]) {
  const rows = lines.map((line) => `| ${line.join(' | ')} |`)
  return `${about}\n\n| What | Where | Result | Goal | |\n| --- | --- | ---: | --- | --- |\n${rows.join('\n')}\n`
}

async function circumstances() {
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const processors = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const [load] = os.loadavg()
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `commit ${stdout?.trim() || 'unknown'}`,
    `Next.js ${dependencies.next}, Node ${process.versions.node}`,
    `${processors.length} x ${processors[0]?.model.trim()}, ${memory} GiB`,
    `load ${load?.toFixed(1)}`,
  ].join('; ')
}
