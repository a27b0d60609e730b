import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildFolder } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { type Answer, openClient } from '@/tests/support/http-client'
import { preparedDataFolder, siteOfFile, startScript } from '@/tests/support/scripts'
import { findNginx, startNginx } from '@/workshop/drills/lab/nginx'

const site = siteOfFile(await preparedDataFolder(), { LOG_LEVEL: 'error', PICTURES_AHEAD: '0' })
// For more: FLOOD=200000 npm --prefix workshop run drill -- flood
const addresses = Number(process.env.FLOOD || 20_000)
const megabyte = 1024 * 1024
const pages = ['/', '/about', '/book', '/itineraries/6', '/destinations/kenya', '/contact']

async function folderSize(folder: string) {
  const names = existsSync(folder) ? await readdir(folder) : []
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Zero where there is no /proc. */
async function memoryOf(pid = 0) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) * 1024
}

let searches = 0

// `pause` in ms: nobody reads more than the shipped nginx lets one address ask for.
async function readPages(port: number, pause: number, isOver: (count: number) => boolean) {
  const visit = openClient(port, 1)
  const answers: Answer[] = []
  while (!isOver(answers.length))
    // The search is new each time, so no copy answers it.
    for (const page of [...pages, `/itineraries?query=calm${searches++}`]) {
      answers.push(await visit(page))
      await sleep(pause)
    }
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  return answers.map(({ milliseconds }) => milliseconds)
}

// A flood comes from other machines. Here, on two cores, it gets one with the site; nginx and the visitor get the other.
const keepToCore = (core: number, pid = process.pid) => execFileSync('taskset', ['-apc', String(core), String(pid)])

async function readInFlood(port: number, pause = 0, count = addresses) {
  const flood = startScript(`workshop/drills/lab/flood.ts ${port} ${count}`, { env: {} })
  keepToCore(1, flood.process.pid)
  const times = await readPages(port, pause, () => flood.process.exitCode !== null)
  expect([await flood.ended, flood.output()]).toEqual([0, ''])
  return times
}

const percentile95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

test(`${addresses} addresses of a stranger leave a visitor all pages, and memory and disk within their limits`, async () => {
  const times = await readInFlood(site.port)
  const memory = await memoryOf(site.process.pid)
  // Node.js frees memory late when the machine has plenty: 960 MB were seen with 24 GB.
  expect(memory).toBeLessThan(1500 * megabyte)
  expect(await folderSize(path.join(buildFolder(), 'cache/pictures'))).toBeLessThan(512 * megabyte)
  const read = `${times.length} pages read, 95th percentile ${percentile95(times).toFixed(1)} ms`
  console.log(`${read}; the site has ${Math.round(memory / megabyte)} MB`)
}, 900_000)

test('behind nginx a visitor waits at most twice as long as without the flood', async () => {
  findNginx()
  keepToCore(1, site.process.pid)
  keepToCore(0)
  const nginxPort = await freePort()
  const nginx = await startNginx({ port: nginxPort, tlsPort: await freePort(), instances: [site.port] })
  // The whole group: nginx runs in a Node process, and would outlive it.
  onTestFinished(() => void process.kill(-Number(nginx.child.pid)))
  const before = percentile95(await readPages(nginxPort, 40, (count) => count >= 300))
  // nginx refuses most of them at once: fewer would be over in five seconds.
  const during = percentile95(await readInFlood(nginxPort, 40, 10 * addresses))
  console.log(`95th percentile of a page: ${before.toFixed(1)} ms quiet, ${during.toFixed(1)} ms flooded`)
  expect(during).toBeLessThan(2 * before)
}, 900_000)
