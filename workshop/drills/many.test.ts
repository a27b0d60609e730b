// Several instances on one database, behind nginx.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import http2 from 'node:http2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFolder } from '@/scripts/lib/paths'
import { answers, freePort } from '@/scripts/lib/ports'
import { isAlive } from '@/scripts/lib/processes'
import { makeBookingBody, makeContactBody, makeInquiryBody, makeReviewBody } from '@/tests/support/factories'
import { actionId, hiddenFields } from '@/tests/support/plain-form'
import { postJson, send } from '@/tests/support/post'
import { preparedDataFolder, rowsIn, type Script, startScript, until } from '@/tests/support/scripts'

const dataFolder = await preparedDataFolder()
const limit = 6

let many: Script
let front: string
let tls: string
let instances: string[]

beforeAll(async () => {
  const port = await freePort()
  const env = { DATA_DIR: dataFolder, PORT: String(port), RATE_LIMIT_PER_HOUR: String(limit) }
  many = startScript('workshop/many.ts 2', { env })
  await until(() => many.output().includes('nginx is in front') || many.process.exitCode !== null)
  if (many.process.exitCode !== null) throw new Error(many.output())
  const [, ports = ''] = many.output().match(/^Instances on ports (.+)$/m) ?? []
  instances = ports.split(', ').map((instance) => `http://127.0.0.1:${instance}`)
  front = `http://127.0.0.1:${port}`
  tls = `https://127.0.0.1:${port + 1}`
})

afterAll(() => many.stop())

const query = (sql: string, values: unknown[] = []) => rowsIn<Record<string, unknown>>(dataFolder, sql, values)

// In ms. The README promises two seconds, a busy machine gets more; without notifications it would take an hour.
const soon = 15_000

const textOf = async (url: string) => (await fetch(url)).text()

function showsSoon(urls: string[], text: string) {
  return Promise.all(urls.map((url) => until(async () => (await textOf(url)).includes(text), soon)))
}

/** Instances note their process and port in the build folder. */
async function pidsOf(instances: string[]) {
  const notes = await readdir(buildFolder())
  const ports = instances.map((instance) => new URL(instance).port)
  const numbers = notes.map((note) => note.match(/^serving-(\d+)-(\d+)$/)).filter((match) => match !== null)
  return numbers
    .filter(([, , port = '']) => ports.includes(port))
    .map(([, pid]) => Number(pid))
    .filter(isAlive)
}

/** Posts the contact form as one visitor; returns the one reference in the answer. */
async function sendForm(origin: string, fields: [string, string][], headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const from = { 'x-forwarded-for': '198.51.100.11', origin: process.env.SITE_URL ?? '' }
  const response = await fetch(`${origin}/contact`, { method: 'POST', body, headers: { ...from, ...headers } })
  expect(response.status).toBe(200)
  const references = new Set((await response.text()).match(/TT-[2-9A-Z]{7}/g))
  expect(references.size).toBe(1)
  return [...references]
}

const on = (path: string) => [...instances, front].map((origin) => `${origin}${path}`)

test('an edit by SQL shows on every instance, in prerendered pages and in the list', async () => {
  await Promise.all([...on('/itineraries/7'), ...on('/itineraries'), ...on('/teams')].map(textOf))
  await query("UPDATE itineraries SET title = 'Renamed by SQL' WHERE id = 7")
  await query("UPDATE team_members SET role = 'Promoted by SQL' WHERE id = 1")
  await showsSoon([...on('/itineraries/7'), ...on('/itineraries')], 'Renamed by SQL')
  await showsSoon(on('/teams'), 'Promoted by SQL')
})

test('a form of one instance, sent by its script to another, is stored there once', async () => {
  const message = 'Opened here and called there.'
  const id = actionId(hiddenFields(await textOf(`${instances[0]}/contact`)))
  // React's encoding of the action's arguments: null, and the form with the fields that begin with _1_.
  const fields = Object.entries(makeContactBody({ message }))
  const form = fields.map(([name, value]): [string, string] => [`_1_${name}`, value])
  const call = { 'next-action': id, accept: 'text/x-component' }
  const [reference] = await sendForm(instances[1] ?? '', [...form, ['0', '[null,"$K1"]']], call)
  expect(await query('SELECT reference FROM contact_messages WHERE message = $1', [message])).toEqual([{ reference }])
})

test('the instances count one visitor together, by the address nginx saw and not the one the visitor claims', async () => {
  for (let number = 1; number <= limit; number += 1) {
    const body = makeInquiryBody({ message: `Message number ${number}.` })
    await send(front, 'inquiries', body, { 'x-forwarded-for': `203.0.113.${number}` })
  }
  const another = makeInquiryBody({ message: 'One more message.' })
  expect((await postJson(front, '/api/inquiries', another, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429)
  for (const instance of instances) {
    expect((await postJson(instance, '/api/inquiries', another, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(429)
  }
})

test('nginx keeps one compressed copy for all browsers that take the same encoding', async () => {
  const [asset = ''] = (await textOf(front)).match(/\/_next\/static\/[^"]+\.css/) ?? []
  const get = (encodings: string) => fetch(`${front}${asset}`, { headers: { 'accept-encoding': encodings } })
  const first = await get('gzip, deflate, br')
  const second = await get('br;q=1.0, zstd, gzip')
  expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
  expect(second.headers.get('content-encoding')).toBe(first.headers.get('content-encoding'))
  expect(second.headers.get('x-cache')).toBe('HIT')
  expect(await second.text()).toBe(await first.text())
  const plain = await get('identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
})

test('nginx tells a page from its parts, and keeps what is rendered for each request out', async () => {
  const page = () => fetch(`${front}/about`)
  const part = await fetch(`${front}/about`, { headers: { rsc: '1' } })
  expect(part.headers.get('content-type')).toContain('text/x-component')
  await until(async () => (await page()).headers.get('x-cache') === 'HIT')
  expect((await page()).headers.get('content-type')).toContain('text/html')
  // Next.js would let caches keep them for an hour.
  for (const { headers } of [part, await page(), await fetch(`${front}/sitemap.xml`)])
    expect(headers.get('cache-control')).toMatch(/max-age=0, s-maxage=1(,|$)/)

  await textOf(`${front}/itineraries?country=kenya`)
  expect((await fetch(`${front}/itineraries?country=kenya`)).headers.get('x-cache')).toBe('MISS')
})

test('nginx keeps no page of the desk, and gives each its own', async () => {
  for (const name of ['Anna', 'Otto']) {
    const reference = await send(front, 'bookings', makeBookingBody({ name }))
    const mails = await query('SELECT text FROM mails WHERE reference = $1', [reference])
    const path = mails.map(({ text }) => /\/desk\/\S+/.exec(String(text))?.[0]).find(Boolean) ?? ''
    for (const _ of [1, 2]) {
      const response = await fetch(front + path)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-cache') ?? 'MISS').not.toBe('HIT')
      expect(await response.text()).toContain(reference)
    }
  }
})

test('nginx refuses what no form sends, and speaks HTTP/2', async () => {
  const large = makeInquiryBody({ message: 'x'.repeat(70_000) })
  expect((await postJson(front, '/api/inquiries', large)).status).toBe(413)

  const client = http2.connect(tls, { rejectUnauthorized: false })
  const stream = client.request({ ':path': '/about' })
  const [headers] = await once(stream, 'response')
  client.destroy()
  expect(headers[':status']).toBe(200)
})

test('an instance that is killed is left out, and comes back', async () => {
  const [killed = 0] = await pidsOf(instances)
  process.kill(killed, 'SIGKILL')
  for (let number = 0; number < 20; number += 1) {
    // A new address each time, which nginx has not kept.
    expect((await fetch(`${front}/itineraries?query=${number}`)).status).toBe(200)
  }
  await send(front, 'reviews', makeReviewBody({ userName: 'Survivor' }), { 'x-forwarded-for': '198.51.100.10' })
  await until(async () => (await pidsOf(instances)).length === 2 && !(await pidsOf(instances)).includes(killed))
  await Promise.all(instances.map((instance) => until(() => answers(Number(new URL(instance).port)))))
})

test('with every instance down nginx goes on serving the pages it has kept', async () => {
  await until(async () => (await fetch(`${front}/about`)).headers.get('x-cache') === 'HIT')
  for (const pid of await pidsOf(instances)) process.kill(pid, 'SIGKILL')
  await until(async () => {
    const response = await fetch(`${front}/about`)
    expect(response.status).toBe(200)
    return response.headers.get('x-cache') === 'STALE'
  })
})
