// @vitest-environment node
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { countVisits } from '@/scripts/lib/count-visits'
import { logRequest } from '@/scripts/response-cache/access-log'
import { listenWith } from '../support/listening'

async function* each(lines: string[]) {
  yield* lines
}

const line = (time: string, route: string, view?: string) =>
  JSON.stringify({ level: 'info', time, id: '4711', method: 'GET', route, status: 200, ms: 3, view })

test('pages are counted by the day in Nairobi, robots and pages fetched ahead apart, and everything else not at all', async () => {
  const visits = await countVisits(
    each([
      line('2026-11-29T20:59:59.000Z', '/about', 'visitor'),
      line('2026-11-29T21:00:00.000Z', '/', 'visitor'),
      line('2026-11-30T09:00:00.000Z', '/about', 'visitor'),
      `Nov 30 12:00:00 host node[71]: ${line('2026-11-30T09:00:00.000Z', '/about', 'visitor')}`,
      `site-1  | ${line('2026-11-30T09:00:00.000Z', '/about', 'robot')}`,
      line('2026-11-30T09:00:00.000Z', '/about', 'ahead'),
      line('2026-11-30T09:00:00.000Z', '/_next/static/chunks/a.js'),
      line('2026-11-30T09:00:00.000Z', '/contact', 'visitor').slice(0, -9),
      line('yesterday', '/contact', 'visitor'),
      line('2026-11-30T09:00:00.000Z', '/contact', '__proto__'),
      'The site is at https://tembo.test, with the "view": of a page',
      '',
    ]),
  )
  expect(visits).toEqual([
    { day: '2026-11-29', page: '/about', visitor: 1, ahead: 0, robot: 0 },
    { day: '2026-11-30', page: '/about', visitor: 2, ahead: 1, robot: 1 },
    { day: '2026-11-30', page: '/', visitor: 1, ahead: 0, robot: 0 },
  ])
})

test('earlier days are left out', async () => {
  const lines = ['2026-11-28', '2026-11-29', '2026-11-30'].map((day) => line(`${day}T09:00:00.000Z`, '/', 'visitor'))
  const days = (await countVisits(each(lines), '2026-11-29')).map(({ day }) => day)
  expect(days).toEqual(['2026-11-29', '2026-11-30'])
})

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const page = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'; script-src 'self'" }

/** What the log has of one answer. */
async function logged(
  path: string,
  { agent = chrome, method = 'GET', status = 200, answer = page as Record<string, string>, purpose = '' } = {},
) {
  const info = vi.spyOn(log(), 'info').mockImplementation(() => undefined)
  const error = vi.spyOn(log(), 'error').mockImplementation(() => undefined)
  const { url, server } = await listenWith((request, response) =>
    logRequest(request, response, () => response.writeHead(status, answer).end()),
  )
  onTestFinished(() => void server.close())
  const headers = { 'user-agent': agent, 'accept-language': 'sw', ...(purpose && { 'sec-purpose': purpose }) }
  await fetch(url + path, { method, headers, redirect: 'manual' })
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  return [...info.mock.calls, ...error.mock.calls].at(-1)?.[0] as object
}

test.each([
  ['a visitor', {}, 'visitor'],
  ['a browser that has the page already', { status: 304 }, 'visitor'],
  ['a robot', { agent: google }, 'robot'],
  ['a program without a name', { agent: '' }, 'robot'],
  ['a browser ahead of a click', { purpose: 'prefetch' }, 'ahead'],
])('the log says of a page whether it was opened by %s, and nothing of who', async (_, options, view) => {
  const line = await logged('/about?name=Ana', options)
  expect(line).toEqual({ method: 'GET', route: '/about', status: expect.any(Number), ms: expect.any(Number), view })
})

test.each([
  ['a file', '/a.js', { answer: { 'content-type': 'text/javascript' } }],
  ['a part of a page', '/about', { answer: { 'content-type': 'text/x-component' } }],
  ['a page in a frame', '/rating', { answer: { ...page, 'content-security-policy': "default-src 'none'" } }],
  ['a page of the desk', '/desk', {}],
  ['an offer', '/quote/abc', {}],
  ['a page that is not there', '/nowhere', { status: 404 }],
  ['a failure', '/about', { status: 500 }],
  ['a redirect', '/about/', { status: 308 }],
  ['a form', '/contact', { method: 'POST' }],
  ['a head alone', '/about', { method: 'HEAD' }],
])('%s is no view of a page', async (_, path, options) => {
  expect(await logged(path, options)).not.toHaveProperty('view')
})
