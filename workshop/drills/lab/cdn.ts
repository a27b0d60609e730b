// npm --prefix workshop run drill:cdn -- 60: an hour of mixed traffic through two CDNs, one of which ignores Vary. "quick": 30 s.
import '../../../scripts/lib/node-version'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../scripts/lib/ports'
import { OperatorError, print } from '../../../scripts/lib/report'
import { atEnd, run } from '../../../scripts/lib/run'
import { buildSite } from '../../../scripts/lib/site-build'
import { applyTestSettings, openTestDatabases } from '../../../scripts/lib/testing/environment'
import { wrk } from '../../bench/wrk'
import { ask, textOf } from './ask'
import { findParts, type Told, visitOnce } from './cdn-traffic'
import { startInstance } from './instance'
import { canDrill } from './machine'
import { printTable } from './table'
import { until } from './until'
import { type Cdn, startVarnish } from './varnish'

const siteUrl = 'https://drill.example'
const atOnce = 6
// Without it the visitors alone would take the whole machine, and times would say nothing about the caches.
const pause = 50 // ms
const itinerary = 6
const popular = ['/', `/itineraries/${itinerary}`]
const isQuick = process.argv[2] === 'quick'

await run(async () => {
  const minutes = isQuick ? 0.15 : Number(process.argv[2] ?? 60)
  if (!(minutes > 0)) throw new OperatorError('Give the minutes as a number: npm --prefix workshop run drill:cdn -- 60')
  if (!canDrill()) throw new OperatorError('The drill needs Linux, and root for namespaces and packages.')
  const site = await startSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-cdn-'))
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const cdns: Cdn[] = []
  for (const ignoresVary of [false, true]) cdns.push(await startVarnish(folder, site.port, { ignoresVary }))
  print(`Two CDNs before the site: ${cdns.map(({ name, url }) => `${url} ${name}`).join(', ')}`)

  const database = new pg.Client({ connectionString: site.database })
  await database.connect()
  atEnd(() => database.end())
  async function deskPathOf(reference: string) {
    const { rows } = await database.query("SELECT text FROM mails WHERE reference = $1 AND role = 'operator'", [
      reference,
    ])
    return /\/desk\/\S+/.exec(rows[0]?.text)?.[0] ?? '/no-link'
  }
  const told: Told = { siteUrl, parts: await findParts(site.url), references: new Set(), deskPathOf }
  const wrong = new Map<string, number>()
  const end = performance.now() + minutes * 60_000
  let checks = 0
  let slowest = 0
  let reviews = 0
  let refused = 0
  let isPurgedLate = 0
  async function traffic(cdn: Cdn) {
    while (performance.now() < end) {
      const fault = await visitOnce(cdn.url, told).catch((error: unknown) => `a request failed: ${error}`)
      checks += 1
      if (fault) wrong.set(`${cdn.name}: ${fault}`, (wrong.get(`${cdn.name}: ${fault}`) ?? 0) + 1)
      await sleep(pause)
    }
  }
  async function reviewers() {
    while (performance.now() < end) {
      for (const cdn of cdns) slowest = Math.max(slowest, await timeOfReview(cdn, await newReview(cdn)))
      for (const cdn of cdns) isPurgedLate += (await showsAfterPurge(cdn, await newReview(cdn))) ? 0 : 1
      await sleep(1000)
    }
  }
  // One that is refused is sent again, as its author would.
  async function newReview(cdn: Cdn) {
    const comment = `We saw ${randomUUID()} twice.`
    await until(async () => {
      const isTaken = await sendReview(cdn, comment)
      refused += isTaken ? 0 : 1
      return isTaken
    })
    reviews += 1
    return comment
  }
  await Promise.all([...cdns.flatMap((cdn) => Array.from({ length: atOnce }, () => traffic(cdn))), reviewers()])
  const loads = cdns.flatMap((cdn) => popular.map((page) => loadOf(cdn, page)))
  for (const [fault, count] of wrong) print(`${count} times ${fault}`)
  return judge()

  function judge() {
    const wrongs = [...wrong.values()].reduce((sum, count) => sum + count, 0)
    const timed = (isWell: boolean) => (isQuick ? undefined : isWell)
    return printTable([
      { what: 'Answers checked', value: checks },
      { what: 'Wrong ones', value: wrongs, isWell: wrongs === 0 },
      { what: 'Reviews sent', value: reviews },
      { what: 'Refused at first', value: refused, isWell: refused === 0 },
      { what: 'Not shown at once after one or two purges', value: isPurgedLate, isWell: isPurgedLate === 0 },
      {
        what: 'Longest until a review showed without',
        value: `${(slowest / 1000).toFixed(1)} s`,
        isWell: timed(slowest <= 2000),
      },
      ...loads.map(({ what, perSecond, asked }) => ({
        what,
        value: `${perSecond} a second, the site ${asked.toFixed(1)}`,
        isWell: timed(perSecond >= 1000 && asked <= 1.2),
      })),
    ])
  }
})

async function startSite() {
  const build = process.env.NEXT_DIST_DIR
  applyTestSettings()
  if (build) process.env.NEXT_DIST_DIR = build
  Object.assign(process.env, { SITE_URL: siteUrl, RATE_LIMIT_PER_HOUR: '100000000', LOG_LEVEL: 'error' })
  const { site: url } = await openTestDatabases()
  await buildSite(url)
  const port = await freePort()
  const instance = startInstance(port, { ...process.env, DATABASE_URL: url }, 'serve')
  atEnd(instance.stop)
  await instance.up
  return { port, url: `http://127.0.0.1:${port}`, database: url }
}

async function sendReview({ url }: Cdn, comment: string) {
  const body = JSON.stringify({ itineraryId: itinerary, userName: 'Drill', rating: 5, comment })
  const { status } = await ask(`${url}/api/reviews`, { 'content-type': 'application/json' }, 'POST', body)
  return status === 201
}

async function shows({ url }: Cdn, comment: string) {
  return textOf(await ask(`${url}/itineraries/${itinerary}`)).includes(comment)
}

function timeOfReview(cdn: Cdn, comment: string) {
  return until(() => shows(cdn, comment))
}

// An answer that is on its way may be stored just after the purge: a second purge must do.
async function showsAfterPurge(cdn: Cdn, comment: string) {
  const purge = () => ask(`${cdn.url}/itineraries/${itinerary}`, {}, 'PURGE')
  await purge()
  if (await shows(cdn, comment)) return true
  await purge()
  return shows(cdn, comment)
}

/** How many requests reach the site while visitors read one page as fast as they can. */
function loadOf(cdn: Cdn, page: string) {
  const seconds = isQuick ? 1 : 10
  const before = cdn.asked()
  const { perSecond } = wrk(cdn.url + page, seconds, 1)
  const asked = (cdn.asked() - before) / seconds
  return { what: `${page} ${cdn.name}`, perSecond, asked }
}
