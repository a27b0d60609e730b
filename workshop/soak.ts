// npm run soak [-- minutes]: ten minutes at the machine's full rate, and whether the memory of the site stays flat.
import { readFile } from 'node:fs/promises'
import { startNode } from '../scripts/lib/child'
import { programs } from '../scripts/lib/paths'
import { freePort } from '../scripts/lib/ports'
import { OperatorError, print } from '../scripts/lib/report'
import { run } from '../scripts/lib/run'
import { buildSite } from '../scripts/lib/site-build'
import { applyTestSettings, openTestDatabases } from '../scripts/lib/testing/environment'
import { slopePerMinute } from './lib/slope'
import { ask, visit } from './lib/visitors'

const atOnce = 24
// Caches fill and code is compiled during this share of the time.
const warmUp = 0.3
// Percent a minute.
const flat = 0.5

await run(async () => {
  const minutes = Number(process.argv[2] ?? 10)
  if (!(minutes >= 1 && minutes <= 600))
    throw new OperatorError('Give the minutes as a number from 1: npm --prefix workshop run soak -- 30')
  applyTestSettings()
  Object.assign(process.env, { LOG_LEVEL: 'error', RATE_LIMIT_PER_HOUR: '100000000' })
  const { site: database } = await openTestDatabases()
  await buildSite(database)
  const site = await startSite()
  const end = Date.now() + minutes * 60_000
  const counts = new Map<string, number>()
  const readings: { minute: number; megabytes: number }[] = []
  const begin = Date.now()
  const reading = setInterval(async () => {
    readings.push({ minute: (Date.now() - begin) / 60_000, megabytes: await memoryOf(site.pid) })
  }, 5000)
  const telling = setInterval(() => tell(readings, counts), 60_000)
  await Promise.all(Array.from({ length: atOnce }, () => visit(site.port, end, counts)))
  clearInterval(reading)
  clearInterval(telling)
  await site.stop()
  tell(readings, counts)
  return verdict(readings, counts, minutes)
})

async function startSite() {
  const port = await freePort()
  const { child, ended } = startNode([programs.run, 'start'], {
    env: { ...process.env, PORT: String(port) },
  })
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new OperatorError(`The site does not start:\n${(await ended).output}`)
  }
  // Waited for, so that nobody uses the database when it is stopped.
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { port, pid: child.pid ?? 0, stop }
}

async function isUp(port: number) {
  const status = await ask(port, '/api/health/ready')
  if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 200))
  return status === 200
}

/** In megabytes. Linux only: elsewhere the soak reports only rates and errors. */
async function memoryOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024
}

type Readings = { minute: number; megabytes: number }[]

function tell(readings: Readings, counts: Map<string, number>) {
  const { minute, megabytes } = readings.at(-1) ?? { minute: 0, megabytes: 0 }
  const answers = [...counts].sort().map(([group, count]) => `${group} ${count}`)
  print(`${minute.toFixed(1)} min: ${megabytes.toFixed(0)} MB, ${answers.join(', ')}`)
}

function verdict(readings: Readings, counts: Map<string, number>, minutes: number) {
  const warm = readings.filter(({ minute }) => minute >= minutes * warmUp)
  const slope = slopePerMinute(warm)
  const mean = warm.reduce((sum, { megabytes }) => sum + megabytes, 0) / warm.length
  const percent = (slope / mean) * 100
  const faults = (counts.get('5xx') ?? 0) + (counts.get('lost') ?? 0)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  print(`${Math.round(total / minutes / 60)} requests a second; ${faults} of ${total} failed`)
  print(`After warming up: ${mean.toFixed(0)} MB, ${slope.toFixed(2)} MB a minute (${percent.toFixed(2)} %)`)
  const isFlat = percent < flat
  print(isFlat && faults === 0 ? 'Flat, and nothing failed.' : `NOT ${isFlat ? 'without failures' : 'flat'}.`)
  return isFlat && faults === 0 ? 0 : 1
}
