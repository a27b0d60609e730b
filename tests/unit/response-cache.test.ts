import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { finishAnswer } from '@/lib/http/finish-answers'
import { parseConfig } from '@/lib/platform/config-schema'
import { requestContext } from '@/lib/platform/request-context'
import { logRequest } from '@/scripts/response-cache/access-log'
import { createResponseCache } from '@/scripts/response-cache/response-cache'
import { takeConsoleErrors } from '../support/console-guard'
import { listenWith } from '../support/listening'

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
let close = () => {}
afterEach(() => close())

/** The response cache before a handler that stands in for Next.js. Returns what asks it. */
async function openFront(next: RequestListener) {
  const config = parseConfig({})
  const answer = createResponseCache(async (request, response) => next(request, response), config)
  const { server, url } = await listenWith((request, response) => {
    finishAnswer(request, response, config, false)
    logRequest(request, response, () => answer(request, response))
  })
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  return (path: string, init?: RequestInit) => fetch(url + path, init)
}

const form = { method: 'POST', headers: { origin: 'http://localhost:3000', 'content-type': 'text/plain' }, body: 'a' }

// Pages and messages wait in queues of their own.
const [ofPages, ofMessages] = [154, 152]

test.each<[string, (number: number) => string, number, RequestInit?]>([
  ['searches', (number) => `/itineraries?query=${number}`, ofPages],
  ['parts of files', (number) => `/about?x=${number}`, ofPages, { headers: { range: 'bytes=0-9' } }],
  ['requests with a password', (number) => `/about?x=${number}`, ofPages, { headers: { authorization: 'Basic YTpi' } }],
  ['parts of pages', (number) => `/itineraries?_rsc=${number}`, ofPages, { headers: { rsc: '1' } }],
  ['paths with a dot', (number) => `/itineraries/${number}.5`, ofPages],
  ['photographs', (number) => `/photos/${number}/lion.jpg`, ofPages],
  ['forms', () => '/contact', ofMessages, form],
  ['messages by REST', () => '/api/inquiries', ofMessages, form],
  ['forms of the desk', () => '/desk/token', ofMessages, form],
])('of a burst of %s the queue takes so many, sends others away, and answers all', async (_, path, taken, init) => {
  let release = () => {}
  const isReady = new Promise<void>((resolve) => {
    release = resolve
  })
  const get = await openFront(async (_, response) => {
    await isReady
    response.writeHead(200, page).end('a page')
  })
  const answers: Response[] = []
  const burst = Array.from({ length: 300 }, async (_, number) => {
    answers.push(await get(path(number), init))
  })
  await vi.waitFor(() => expect(answers).toHaveLength(300 - taken), 20_000)
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await answer.text()).toMatch(/not available right now|^{"error":"Very many people/)
  }
  release()
  await Promise.all(burst)
  expect(answers.slice(300 - taken).map(({ status }) => status)).toEqual(Array(taken).fill(200))
  expect((await get(path(300), init)).status).toBe(200)
})

test('a burst of searches turns no message away', async () => {
  const get = await openFront((request, response) => {
    if (request.method === 'POST') response.writeHead(201).end()
  })
  const answers: Response[] = []
  const burst = Array.from({ length: ofPages + 1 }, async (_, number) => {
    answers.push(await get(`/itineraries?query=${number}`))
  })
  await vi.waitFor(() => expect(answers.map(({ status }) => status)).toEqual([503]), 20_000)
  expect((await get('/api/inquiries', form)).status).toBe(201)
  close()
  await Promise.allSettled(burst)
})

test('a file for the desk reaches Next.js while it is still being sent, and keeps no message waiting', async () => {
  const sizes: number[] = []
  const get = await openFront(async (request, response) => {
    let size = 0
    for await (const chunk of request) {
      size += chunk.length
      if (request.url === '/desk/content/upload') sizes.push(size)
    }
    response.end(String(size))
  })
  const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const file = writable.getWriter()
  const uploading = get('/desk/content/upload', { method: 'POST', body, duplex: 'half' } as RequestInit)
  await file.write(new Uint8Array(1024 * 1024))
  await vi.waitFor(() => expect(sizes.at(-1)).toBe(1024 * 1024), 20_000)
  const others = await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => get(path, form)))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  await file.write(new Uint8Array(1024 * 1024))
  await file.close()
  expect(await (await uploading).text()).toBe(String(2 * 1024 * 1024))
})

test('of what is too large Next.js gets nothing, or what is just above the limit', async () => {
  const get = await openFront(async (request, response) => {
    let size = 0
    for await (const chunk of request) size += chunk.length
    response.end(String(size))
  })
  const post = async (path: string, bytes: number, isStreamed = false) => {
    const all = new Uint8Array(bytes)
    const body = isStreamed ? new Blob([all]).stream() : all
    const answer = await get(path, { method: 'POST', headers: form.headers, body, duplex: 'half' } as RequestInit)
    return { status: answer.status, text: await answer.text() }
  }
  const limit = 25 * 1024 * 1024
  expect(await post('/desk/content/upload', limit)).toEqual({ status: 200, text: String(limit) })
  expect(await post('/desk/content/upload', limit + 1)).toEqual({ status: 413, text: expect.stringContaining('25 MB') })
  const cut = Number((await post('/desk/content/upload', limit + 5 * 1024 * 1024, true)).text)
  expect(cut).toBeGreaterThan(limit)
  expect(cut).toBeLessThan(limit + 1024 * 1024)
  for (const [path, most] of [
    ['/contact', 32],
    ['/quote/token', 32],
    ['/quote/token/travellers', 64],
    ['/desk/link/token', 256],
    ['/desk/content', 256],
  ] as const)
    expect(await post(path, (most + 1) * 1024)).toEqual({ status: 413, text: expect.stringContaining(`${most} KB`) })
  const size = Number((await post('/api/inquiries', 1024 * 1024)).text)
  expect([size > 32 * 1024, size < 256 * 1024]).toEqual([true, true])
})

test('whoever is refused while sending a file is answered, and the connection stays usable', async () => {
  const get = await openFront((_, response) => response.writeHead(404).end('Nothing is here.'))
  const body = new Uint8Array(10 * 1024 * 1024)
  for (let count = 0; count < 3; count += 1) {
    const answer = await get('/desk/content/upload', { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([404, 'Nothing is here.'])
  }
})

test('shared pictures wait in the queue of pictures, and files of ours in none', async () => {
  let release = () => {}
  const isReady = new Promise<void>((resolve) => {
    release = resolve
  })
  const get = await openFront(async (request, response) => {
    if (!request.url?.startsWith('/images/')) await isReady
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('a picture')
  })
  const answers: Response[] = []
  const burst = Array.from({ length: 410 }, async (_, number) => {
    answers.push(await get(`/og/shortlist/${number}.jpg`))
  })
  await vi.waitFor(() => expect(answers).toHaveLength(2), 20_000)
  expect((await get('/images/portraits/1.jpg')).status).toBe(200)
  release()
  await Promise.all(burst)
  expect(answers.slice(2).map(({ status }) => status)).toEqual(Array(408).fill(200))
})

test('whoever reads an answer slowly keeps no place in the queue', async () => {
  const get = await openFront(async (_, response) => {
    response.writeHead(200, page)
    for (let count = 0; count < 8; count += 1) {
      const isTaken = response.write(Buffer.alloc(1024 * 1024))
      if (!isTaken) await once(response, 'drain')
    }
    response.end()
  })
  const unread = await Promise.all(
    Array.from({ length: 25 }, (_, number) => get(`/about?_rsc=${number}`, { headers: { rsc: '1' } })),
  )
  expect(unread.map(({ status }) => status)).toEqual(Array(25).fill(200))
  await Promise.all(unread.map(({ body }) => body?.cancel()))
})

test('a page made while the database was away is a 503', async () => {
  const get = await openFront((_, response) => {
    Object.assign(requestContext().getStore() ?? {}, { isUnavailable: true })
    response.writeHead(200, page).end('A page.')
  })
  const answer = await get('/itineraries?query=a')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.text()).toContain('not available right now')
})

test('a page that was just made may be older than the last change, so it is asked for once more', async () => {
  const answers = ['MISS', 'HIT', 'HIT']
  const get = await openFront((_, response) => {
    const cache = answers.shift() ?? ''
    response.writeHead(200, { ...page, 'x-nextjs-cache': cache }).end(`A page: ${cache}`)
  })
  expect(await (await get('/about')).text()).toBe('A page: HIT')
  await get('/about')
  expect(answers).toEqual([])
})

test('while the database is away the page from before is sent, which Next.js has at the second try', async () => {
  let count = 0
  const get = await openFront((_, response) => {
    count += 1
    Object.assign(requestContext().getStore() ?? {}, { isUnavailable: count === 1 })
    response.writeHead(count === 1 ? 500 : 200, page).end('The last page.')
  })
  const answer = await get('/about')
  expect([answer.status, await answer.text()]).toEqual([200, 'The last page.'])
})

test.each([
  ['a page that this request had rendered', 200, { hasRendered: true }, 200],
  [
    'a page that failed, and of which there is no earlier one',
    500,
    { isUnavailable: true, findLastPage: async () => null },
    503,
  ],
])('%s is not rendered a second time', async (_, given, context, status) => {
  const asked = vi.fn()
  const get = await openFront(({ url }, response) => {
    asked(url)
    Object.assign(requestContext().getStore() ?? {}, context)
    response.writeHead(given, { ...page, 'x-nextjs-cache': 'MISS' }).end('A page.')
  })
  expect((await get('/about')).status).toBe(status)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what fails in Next.js is a 500, and the next request is answered', async () => {
  let count = 0
  const get = await openFront((_, response) => {
    count += 1
    if (count === 1) throw new Error('a bug')
    response.writeHead(200, page).end('a page')
  })
  expect([(await get('/about')).status, (await get('/about')).status]).toEqual([500, 200])
  expect(takeConsoleErrors()).toEqual([['A request failed:', expect.objectContaining({ message: 'a bug' })]])
})

test('a failure tells the visitor nothing about itself', async () => {
  const get = await openFront(() => {
    throw new Error('column "secret" of relation "leads"')
  })
  const text = await (await get('/about')).text()
  expect(text).toContain('Call')
  expect(text).not.toMatch(/secret|relation|Error|\.ts|node_modules/)
  takeConsoleErrors()
})

test('an answer for one visitor is asked for with nothing of that visitor, and a part of a page with all of it', async () => {
  const get = await openFront((request, response) => response.end(JSON.stringify(request.headers)))
  const headers = { cookie: 'a=b', 'accept-language': 'sw', rsc: '1' }
  expect(await (await get('/about', { headers })).json()).toMatchObject(headers)
  const { rsc: _, ...others } = headers
  const heard = await (await get('/about', { headers: others })).json()
  expect(heard).not.toHaveProperty('cookie')
  expect(heard).not.toHaveProperty('accept-language')
})

test('trips and activities that do not exist share one page each, until they do', async () => {
  const trips = ['6']
  const rendered: string[] = []
  const get = await openFront(({ url = '' }, response) => {
    const [, id = ''] = /^\/api\/itineraries\/(\d+)$/.exec(url) ?? []
    if (!id) rendered.push(url)
    const status = id === '5' ? 410 : 404
    response.writeHead(id && !trips.includes(id) ? status : 200, page).end()
  })
  const visit = async (...paths: string[]) => {
    for (const path of paths) await get(path)
    return rendered.splice(0)
  }
  const unknown = ['4711', '4712?adults=2', 'abc', '0', '99999999999']
  expect(new Set(await visit(...unknown.map((path) => `/itineraries/${path}`)))).toEqual(new Set(['/itineraries/0']))
  const reviews = ['/itineraries/4711/reviews/1', '/itineraries/abc/reviews/1', '/itineraries/6/reviews/x']
  expect(new Set(await visit(...reviews))).toEqual(new Set(['/itineraries/0/reviews/0']))
  const withdrawn = ['/itineraries/5', '/itineraries/5/reviews/x']
  expect(await visit(...withdrawn)).toEqual(withdrawn)
  expect(new Set(await visit('/community/x', '/community/y'))).toEqual(new Set(['/community/0']))
  const known = [
    '/itineraries/6',
    '/itineraries/%36?adults=2',
    '/itineraries/6/reviews/13',
    '/community/wild-olive-school',
  ]
  expect(await visit(...known)).toEqual(known)
  trips.push('4711')
  expect(await visit('/itineraries/4711', '/itineraries/4712')).toEqual(['/itineraries/4711', '/itineraries/0'])
})
