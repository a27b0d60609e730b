// Requests per second, beside nginx serving the same bytes as files and a bare Next.js page of that size.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/lib/paths'
import { print } from '../../scripts/lib/report'
import { freeAddress } from '../../scripts/lib/server'
import { atLeast, type Row } from './rows'
import { startSite } from './site'
import { startStaticNginx } from './static-nginx'
import { wrk } from './wrk'

const pages = ['/', '/itineraries/6', '/destinations/kenya', '/itineraries']
const restPaths = ['/api/itineraries', '/api/itineraries/6', '/api/itineraries?query=elephant', '/api/team-members']
const rendered = new Set(restPaths)

const behindNginx = 'workshop/many.ts'

type Bare = { url: string; path: string }

/** `bare` is a page of the home page's size on a bare Next.js site. */
export async function measureLoad(site: string, bare: Bare, isQuick: boolean): Promise<Row[]> {
  const [seconds, rounds] = isQuick ? [2, 1] : [4, 3]
  const paths = isQuick ? ['/', '/itineraries/6', '/api/itineraries'] : [...pages, ...restPaths]
  const nginx = await startStaticNginx(site, paths)
  const rows: Row[] = []
  let home = 0
  for (const [index, name] of paths.entries()) {
    print(`Load on ${name}`)
    // Right after each other, so that both meet the same load on the machine.
    const limit = wrk(new URL(String(index), nginx.url).href, seconds, rounds)
    const own = wrk(new URL(name, site).href, seconds, rounds)
    if (name === '/') home = own.perSecond
    rows.push(
      { group: 'Requests per second', name, value: own.perSecond },
      { group: 'Requests per second', name: `nginx, the bytes of ${name}`, value: limit.perSecond },
      { group: 'Of nginx with the same bytes', name, value: ratio(own.perSecond, limit.perSecond) },
      { group: '99th percentile, ms', name, value: own.p99 },
    )
  }
  const { perSecond } = wrk(new URL(bare.path, bare.url).href, seconds, rounds)
  rows.push(
    { group: 'Requests per second', name: 'bare Next.js page, as large as /', value: perSecond },
    { group: 'Times a bare Next.js page of that size', name: '/', value: ratio(home, perSecond), goal: atLeast(1) },
  )
  rows.push(...(await behindShippedNginx(paths, nginx.url, seconds, rounds)))
  await nginx.stop()
  return rows
}

async function behindShippedNginx(paths: string[], files: string, seconds: number, rounds: number) {
  if (!existsSync(path.join(root, behindNginx))) {
    print('There is no nginx configuration with this version: nothing is measured behind it.')
    return []
  }
  print('Load behind the shipped nginx configuration')
  const { port } = await freeAddress()
  // SITE_URL as in the build, so that its pages are served.
  const site = await startSite(port, { SITE_URL: process.env.SITE_URL ?? '' }, [
    '--import',
    'tsx',
    'workshop/many.ts',
    '1',
  ])
  const rows: Row[] = []
  for (const [index, name] of paths.entries()) {
    const limit = wrk(new URL(String(index), files).href, seconds, rounds)
    const { perSecond } = wrk(new URL(name, site.url).href, seconds, rounds)
    const share = ratio(perSecond, limit.perSecond)
    rows.push({
      group: 'Of nginx with the same bytes, behind the shipped nginx',
      name,
      value: share,
      ...(!rendered.has(name) && { goal: atLeast(0.65) }),
    })
  }
  await site.stop()
  return rows
}

const ratio = (value: number, limit: number) => Math.round((value / limit) * 1000) / 1000
