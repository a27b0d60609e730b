// Visitors, routers in browsers, robots and attackers. Each check returns what was wrong, or nothing.
import { randomUUID } from 'node:crypto'
import { pages, unknownPages } from '../../../scripts/lib/site-paths'
import { type Answer, ask, type Headers, textOf } from './ask'

const evil = 'evil.example'
const hostile: Headers[] = [
  { rsc: '1' },
  { rsc: '0' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/terms' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_index' },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'http' },
  { forwarded: `host=${evil}`, 'x-original-url': '/terms', 'x-rewrite-url': '/terms' },
  { 'x-nextjs-data': '1', 'x-matched-path': '/terms', 'x-invoke-path': '/terms' },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch', 'x-prerender-revalidate': 'guess' },
  { cookie: '__prerender_bypass=guess; __next_preview_data=guess' },
  { 'next-action': 'guess' },
]
const encodings = [
  'br',
  'gzip',
  'identity',
  '',
  '*',
  'br;q=0, gzip;q=0',
  'gzip;q=0, br',
  'zstd, deflate',
  'GZIP',
  'br;q=1.0, *;q=0',
]
const kindsOfPart: Headers[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

type Check = (cdn: string, tell: Told) => Promise<string | undefined>
export type Told = {
  siteUrl: string
  parts: { path: string; headers: Headers }[]
  references: Set<string>
  /** The path of the desk's page, from the mail about a lead. */
  deskPathOf: (reference: string) => Promise<string>
}

/** The addresses of the parts of every page, as the site names them. */
export async function findParts(site: string) {
  const found: Told['parts'] = []
  for (const page of pages) {
    for (const headers of kindsOfPart) {
      const { headers: said } = await ask(site + page, headers)
      if (said.location) found.push({ path: said.location, headers })
    }
  }
  return found
}

const oneOf = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T

function wrongPage(page: string, { siteUrl }: Told, answer: Answer, accepted?: string) {
  const { status, headers } = answer
  if (status !== 200) return `${page} is ${status}`
  const encoding = headers['content-encoding']
  if (encoding && accepted !== undefined && !accepted.toLowerCase().includes(encoding) && !accepted.includes('*'))
    return `${page} is in ${encoding}, which was not asked for`
  if (!headers['content-type']?.startsWith('text/html')) return `${page} is ${headers['content-type']}`
  if (!headers['content-security-policy']) return `${page} has no policy`
  const text = textOf(answer)
  const canonical = `<link rel="canonical" href="${siteUrl}${page === '/' ? '' : page}"/>`
  // /thank-you is not indexed, so it has no canonical address.
  if (page !== '/thank-you' && !text.includes(canonical)) return `${page} is another page`
  if (!text.endsWith('</html>')) return `${page} is not whole`
  if (text.includes(evil)) return `${page} names ${evil}`
}

const readPage: Check = async (cdn, told) => {
  const page = oneOf(pages)
  const encoding = oneOf(encodings)
  return wrongPage(page, told, await ask(cdn + page, { 'accept-encoding': encoding }), encoding)
}

// Whatever the attacker gets, the next visitor must get the page.
const attack: Check = async (cdn, told) => {
  const page = oneOf(pages)
  const headers = oneOf(hostile)
  const path = page + oneOf(['', '', `?x=${randomUUID()}`, '?_rsc=guess', '?_rsc'])
  const answer = await ask(cdn + path, headers)
  if (!path.includes('?') && answer.headers['content-type']?.startsWith('text/x-component')) return `${page} is a part`
  return wrongPage(page, told, await ask(cdn + page))
}

const readPart: Check = async (cdn, { parts }) => {
  const { path, headers } = oneOf(parts)
  // Sometimes a person opens the same address in a tab first.
  if (Math.random() < 0.2) await ask(cdn + path)
  const { status, headers: said } = await ask(cdn + path, headers)
  if (status !== 200 || !said['content-type']?.startsWith('text/x-component'))
    return `the part ${path} is ${status} ${said['content-type']}`
}

const readRange: Check = async (cdn, told) => {
  const page = oneOf(pages)
  const { status, body, headers } = await ask(cdn + page, {
    range: oneOf(['bytes=0-99', 'bytes=-50', 'bytes=999999999-', 'lines=1']),
  })
  if (status === 206 && body.length > 100) return `${page} has ${body.length} bytes of 100`
  if (![200, 206, 416].includes(status)) return `${page} is ${status} for a range`
  if (status === 206 && !headers['content-range']) return `${page} does not say which range`
  return wrongPage(page, told, await ask(cdn + page))
}

const readWithUnknownQuery: Check = async (cdn, told) => {
  const page = oneOf(pages.filter((each) => each !== '/itineraries' && each !== '/book'))
  return wrongPage(page, told, await ask(`${cdn}${page}?utm_source=${Math.floor(Math.random() * 50)}`))
}

// REST lists are cached for a second, as pages are.
const readRest: Check = async (cdn) => {
  const path = oneOf(['/api/itineraries', '/api/itineraries/6', '/api/itineraries/6/reviews'])
  const { status, headers } = await ask(cdn + path, oneOf(hostile))
  if (status !== 200 || !headers['content-type']?.startsWith('application/json'))
    return `${path} is ${status} ${headers['content-type']}`
}

const uncached = ['/itineraries?query=mara', '/book?itinerary=6', '/api/health/ready', ...unknownPages]

const readUncached: Check = async (cdn) => {
  const path = oneOf(uncached)
  const { headers } = await ask(cdn + path)
  if (headers['x-cache'] !== 'MISS') return `${path} came from the cache`
}

const write: Check = async (cdn, { references }) => {
  const body = JSON.stringify({
    name: 'Drill',
    email: `${randomUUID()}@example.org`,
    type: 'volunteer',
    message: 'I mend pumps.',
  })
  const answer = await ask(`${cdn}/api/inquiries`, { 'content-type': 'application/json' }, 'POST', body)
  const { reference } = JSON.parse(textOf(answer)) as { reference?: string }
  if (answer.status !== 201 || !reference || answer.headers['x-cache'] !== 'MISS')
    return `a lead was answered ${answer.status}`
  if (references.has(reference)) return `two leads were answered ${reference}`
  references.add(reference)
}

const form: Check = async (cdn, { siteUrl, references }) => {
  const html = textOf(await ask(`${cdn}/contact`))
  const hidden = [...html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)]
  const fields = new FormData()
  for (const [, name = '', value = ''] of hidden)
    fields.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  const words = { name: 'Drill', email: `${randomUUID()}@example.org`, subject: 'A bird', message: 'It was blue.' }
  for (const [name, value] of Object.entries(words)) fields.append(name, value)
  const response = await fetch(`${cdn}/contact`, { method: 'POST', body: fields, headers: { origin: siteUrl } })
  const reference = (await response.text()).match(/TT-[2-9A-Z]{7}/)?.[0]
  if (!reference || response.headers.get('x-cache') !== 'MISS') return `a form was answered ${response.status}`
  if (references.has(reference)) return `two forms were answered ${reference}`
  references.add(reference)
}

// Each has a page of its own, and nobody else may get it.
const readDesk: Check = async (cdn, { references, deskPathOf }) => {
  if (references.size === 0) return
  const reference = oneOf([...references])
  const answer = await ask(cdn + (await deskPathOf(reference)))
  if (answer.status !== 200 || !textOf(answer).includes(reference)) return `the desk of a lead is ${answer.status}`
  if (answer.headers['x-cache'] !== 'MISS') return 'a page of the desk came from the cache'
  if (answer.headers['cache-control'] !== 'private, no-store') return 'a page of the desk may be kept'
}

const often = [readPage, readPage, readPage, readPart, readPart, attack, attack]
const all = [...often, readRange, readWithUnknownQuery, readRest, readUncached, readDesk, write, form]

/** One random check. `cdn` is its address; returns what was wrong, or nothing. */
export function visitOnce(cdn: string, told: Told) {
  return oneOf(all)(cdn, told)
}
