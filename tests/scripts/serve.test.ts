import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFolder } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { makeContactBody, makeReviewBody } from '../support/factories'
import { ownDatabase } from '../support/own-database'
import { hiddenFields } from '../support/plain-form'
import { send } from '../support/post'
import { runScript, type Site, startSite, until } from '../support/scripts'

const database = await ownDatabase()
const brands = { one: 'Simba Walks', two: 'Twiga Walks' }
const sites = new Map<string, Site>()

async function serve(name: keyof typeof brands) {
  const env = {
    ...{ DATABASE_URL: database, SITE_URL: `https://${name}.example` },
    ...{ BRAND_NAME: brands[name], RATE_LIMIT_PER_HOUR: '1000', MAIL_WORKER: '0' },
  }
  const site = await startSite(env, 'serve')
  sites.set(name, site)
  expect(site.output()).toContain(`The site is at https://${name}.example`)
  expect(site.output()).toMatch(/^NOT READY FOR VISITORS, .*contact\.phone: \+254 700 000 000/m)
}

beforeAll(async () => {
  await Promise.all([serve('one'), serve('two')])
})

afterAll(async () => {
  await Promise.all([...sites.values()].map(({ stop }) => stop()))
})

const addressOf = (name: string) => `http://127.0.0.1:${sites.get(name)?.port}`

async function everyPath() {
  const manifest = await readFile(path.join(buildFolder(), 'prerender-manifest.json'), 'utf8')
  return [...Object.keys(JSON.parse(manifest).routes), '/itineraries', '/sitemap.xml', '/robots.txt']
}

test('an idle connection stays open longer than proxies keep theirs', async () => {
  const { headers } = await fetch(`${addressOf('one')}/api/health/live`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(600)
})

test.each([
  ['one', 'two', everyPath],
  ['two', 'one', async () => ['/', '/itineraries', '/itineraries/6', '/sitemap.xml']],
] as const)(
  'the site called %s shows its own address and brand everywhere, and not that of %s',
  async (name, other, paths) => {
    for (const page of await paths()) {
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const response = await fetch(`${addressOf(name)}${page}`, { headers })
        const said = `${page}\n${JSON.stringify([...response.headers])}\n${await response.text()}`
        expect(said).not.toMatch(new RegExp(`tembo\\.test|${other}\\.example|${brands[other]}`))
      }
    }
    const home = await (await fetch(addressOf(name))).text()
    expect(home).toContain(`<link rel="canonical" href="https://${name}.example"/>`)
    expect(home.match(/<script type="application\/ld\+json">.*?<\/script>/s)?.[0]).toContain(`https://${name}.example`)
    expect(home).toContain(brands[name])
  },
)

test('a header for parts of pages that no router sends leaves a page what it is, and its caching too', async () => {
  for (const headers of [{}, { rsc: '2' }, { rsc: '2', range: 'bytes=0-' }] as Record<string, string>[]) {
    const response = await fetch(`${addressOf('one')}/book?itinerary=6`, { headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(await response.text()).toMatch(/<option value="6" selected/)
  }
})

test('a form is taken at the address that it has now, with the answer on it', async () => {
  const fields = hiddenFields(await (await fetch(`${addressOf('one')}/contact`)).text())
  const body = new FormData()
  const words = makeContactBody({ message: 'One build, and two addresses.' })
  for (const [name, value] of [...fields, ...Object.entries(words)]) body.append(name, value as string)
  const headers = { origin: 'https://two.example' }
  const response = await fetch(`${addressOf('two')}/contact`, { method: 'POST', body, headers })
  expect(await response.text()).toMatch(/TT-[2-9A-Z]{7}/)
})

test('both are one site: a review sent to one shows on the other', async () => {
  const shown = async () => (await fetch(`${addressOf('two')}/itineraries/7`)).text()
  await shown()
  const comment = 'Seen from both.'
  await send(addressOf('one'), 'reviews', makeReviewBody({ itineraryId: 7, comment }))
  await until(async () => (await shown()).includes(comment))
})

test('it listens on every address of the machine, and answers the check of a container', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  const own = addresses.filter(({ family }) => family === 'IPv4').map(({ address }) => address)
  for (const address of ['127.0.0.1', 'localhost', ...own]) {
    const response = await fetch(`http://${address}:${sites.get('one')?.port}/api/health/live`)
    expect([address, response.status]).toEqual([address, 200])
  }
})

test.each([
  ['DATABASE_URL', '', /^Set DATABASE_URL: "npm run serve" starts no database of its own\.\n$/],
  ['NEXT_DIST_DIR', '.next-none', /^There is no build in this folder\. Make it with "npm run build"\.\n$/],
  ['HOST', '192.0.2.1', /^HOST is 192\.0\.2\.1, which is not an address of this machine\. Leave it out .+ them\.\n$/m],
])('with %s set to "%s" it does not start and says so in one sentence', async (name, value, sentence) => {
  const env = { DATABASE_URL: database, PORT: String(await freePort()), [name]: value }
  expect(await runScript('serve', { env })).toEqual({ code: 1, output: expect.stringMatching(sentence) })
})
