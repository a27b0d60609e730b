// A release of the site and its worker, with the settings and limits of their units on the smallest machine.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { canDrill } from '@/workshop/drills/lab/machine'
import { rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { openClient } from '../support/http-client'
import { ownDatabase } from '../support/own-database'
import { send } from '../support/post'
import { until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

// For ten: MINUTES=10 npm run test:drills -- memory
const minutes = Number(process.env.MINUTES || 1.5)
const megabyte = 1024 * 1024
// What Linux leaves of 1 GB.
const machine = 960 * megabyte
const database = await ownDatabase()
const folder = temporaryFolder()

// Control groups of version 2, or 1.
const isTwo = existsSync('/sys/fs/cgroup/cgroup.controllers')
const groups = isTwo ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory'
const limitFile = isTwo ? 'memory.max' : 'memory.limit_in_bytes'
const processMemory = isTwo ? /^anon (\d+)/m : /^total_rss (\d+)/m

function startLimited(name: string, release: string, env: Record<string, string>) {
  const unit = readFileSync(path.join(root, 'deploy/systemd', `tembo-${name}.service`), 'utf8')
  const settings = [...unit.matchAll(/^Environment=(?:"(.+)"|(.+))$/gm)]
  const ofUnit = settings.flatMap(([, quoted, plain = '']) => (quoted ? [quoted] : plain.split(' ')))
  const limit = Math.floor((machine * Number(/^MemoryMax=(\d+)%$/m.exec(unit)?.[1])) / 100)
  const command = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  const group = path.join(groups, `tembo-drill-${process.pid}-${name}`)
  mkdirSync(group)
  writeFileSync(path.join(group, limitFile), String(limit))
  const further = Object.entries(env).map(([key, value]) => `${key}=${value}`)
  const enter = 'echo $$ >"$1/cgroup.procs" && shift && exec env "$@"'
  const child = spawn('sh', ['-c', enter, 'sh', group, ...ofUnit, ...further, ...command], { cwd: release })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await until(() => readFileSync(path.join(group, 'cgroup.procs'), 'utf8') === '')
    rmdirSync(group)
  })
  const memory = () => Number(processMemory.exec(readFileSync(path.join(group, 'memory.stat'), 'utf8'))?.[1])
  return { child, output: () => output, memory, limit }
}

type Service = ReturnType<typeof startLimited>

function recordPeak({ memory }: Service) {
  let peak = 0
  const reading = setInterval(() => {
    peak = Math.max(peak, memory())
  }, 100)
  onTestFinished(() => clearInterval(reading))
  return () => `${Math.round(peak / megabyte)} MB`
}

const widths = [96, 160, 240, 320, 420, 640, 828, 1080, 1440, 1920]
const pages = ['/', '/about', '/itineraries', '/itineraries/6', '/destinations/kenya', '/book', '/contact', '/fleet']

/** Pages, shared pictures, and every picture of the pages in every width. */
async function readLinks(address: string) {
  const html = (await Promise.all(pages.map(async (page) => (await fetch(address + page)).text()))).join('')
  const sources = new Set([...html.matchAll(/_next\/image\?url=([\w%.-]+)&/g)].map(([, source]) => source))
  const cards = [...html.matchAll(/\/og\/[^"\\]+/g)].map(([link]) => link.replaceAll('&amp;', '&'))
  const trips = Array.from({ length: 18 }, (_, index) => `/itineraries/${index + 1}`)
  const pictures = [...sources].flatMap((source) => widths.map((w) => `/_next/image?url=${source}&w=${w}&q=60`))
  expect(pictures.length).toBeGreaterThan(300)
  return { pages: [...pages, ...trips], pictures, cards: [...new Set(cards)] }
}

const numbered = (count: number, link: (number: number) => string) => Array.from({ length: count }, (_, n) => link(n))

describe.runIf(canDrill())('site and worker', () => {
  test('serve visitors and bursts within 512 MB of a machine of 1 GB', async ({ task }) => {
    const notes: string[] = []
    task.meta.notes = notes
    const release = path.join(folder, 'release')
    execFileSync(process.execPath, ['deploy/release.mjs', release], { cwd: root })
    const port = await freePort()
    const settings = {
      ...{ DATABASE_URL: database, DATA_DIR: folder, PORT: String(port), SITE_URL: 'http://localhost:3000' },
      ...{ NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '', NODE_ENV: 'production', LOG_LEVEL: 'warn' },
      ...{ PICTURES_AHEAD: '1', CONTENT_DIR: path.join(folder, 'content') },
    }
    const web = startLimited('web', release, { ...settings, MAIL_WORKER: '0' })
    const worker = startLimited('worker', release, settings)
    expect(web.limit + worker.limit).toBeLessThanOrEqual(512 * megabyte)
    const [peakOfSite, peakOfWorker] = [recordPeak(web), recordPeak(worker)]
    const endings = () => [web, worker].map(({ child }) => child.exitCode ?? child.signalCode)
    const hasStarted = () => web.output().includes('The site is at') && worker.output().includes('The mail worker runs')
    await until(() => hasStarted() || endings().some((ending) => ending !== null))
    expect(endings(), web.output() + worker.output()).toEqual([null, null])
    const address = `http://127.0.0.1:${port}`

    const links = await readLinks(address)
    const references: string[] = []
    const statuses = new Map<number, number>()
    const odd: string[] = []
    async function visit(ask: ReturnType<typeof openClient>, link: string, accept = 'image/avif,image/webp,*/*') {
      const { status, headers } = await ask(link, { accept })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500 && !(status === 503 && headers['retry-after'])) odd.push(`${status} ${link}`)
    }
    const message = async () => references.push(await send(address, 'inquiries', makeInquiryBody()))
    function report(what: string) {
      const counts = [...statuses].map(([status, count]) => `${status} ${count} times`).join(', ')
      notes.push(`${what}: ${counts}; at most ${peakOfSite()} for the site and ${peakOfWorker()} for the worker`)
      expect(odd).toEqual([])
      expect(endings(), (web.output() + worker.output()).slice(-2000)).toEqual([null, null])
      statuses.clear()
    }

    const end = Date.now() + minutes * 60_000
    const pick = (list: string[], number: number) => list[number % list.length] ?? '/'
    async function readAsVisitor(visitor: number) {
      const ask = openClient(port, 6)
      for (let turn = visitor * 7; Date.now() < end; turn += 1) {
        const some = numbered(5, (number) => pick(links.pictures, turn * 5 + number))
        const page = [pick(links.pages, turn), `/itineraries?query=calm${turn}`, pick(links.cards, turn)]
        await Promise.all([...page, ...some].map((link) => visit(ask, link, turn % 2 ? 'image/webp,*/*' : undefined)))
        if (turn % 10 === 0) await message()
        // Visitors read.
        await sleep(50)
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, visitor) => readAsVisitor(visitor)))
    report('Visitors')

    for (const burst of [
      numbered(1200, (number) => `/itineraries?query=burst${number}`),
      numbered(1200, (number) => pick(links.pictures, number)),
      numbered(1200, (number) => (number % 2 ? pick(links.pictures, number * 7) : `/itineraries?query=both${number}`)),
    ]) {
      const ask = openClient(port, burst.length)
      const answers = burst.map((link) => visit(ask, link))
      await Promise.all([...answers, message()]).catch((error: Error) => {
        throw new Error(`${error.message}; ended: ${endings()}; ${(web.output() + worker.output()).slice(-2000)}`)
      })
      report(`Burst of ${burst[0]}`)
    }

    const stored = await rowsOf('SELECT FROM leads WHERE reference = ANY($1)', [references], database)
    expect(stored).toHaveLength(references.length)
    // The worker has taken over the workbook that it put there itself.
    await until(async () => (await rowsOf('SELECT FROM content_files', [], database)).length === 1)
    expect(endings()).toEqual([null, null])
  }, 900_000)
})
