import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { announceChanges } from '@/lib/jobs/announce-changes'
import { config } from '@/lib/platform/config'
import { listenWith } from '../support/listening'
import { testDb } from '../support/test-db'

let status = 200
let posts: { urlList: string[]; key: string; keyLocation: string }[] = []
const { server, url } = await listenWith((request, response) => {
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    posts.push(JSON.parse(text))
    response.writeHead(status).end()
  })
})
const { siteUrl } = config

beforeEach(async () => {
  posts = []
  status = 200
  Object.assign(config, { siteUrl: 'https://tembo.example', indexNowKey: 'a-key-of-ours', indexNowUrl: url })
  await testDb.siteNote.deleteMany({ where: { name: 'announced-pages' } })
})

afterEach(() => Object.assign(config, { siteUrl, indexNowKey: null }))

test('all pages are announced once, and then those whose content has changed', async () => {
  await announceChanges()
  expect(posts).toMatchObject([{ key: 'a-key-of-ours', keyLocation: 'https://tembo.example/indexnow.txt' }])
  expect(posts[0]?.urlList).toEqual(
    expect.arrayContaining([
      'https://tembo.example',
      'https://tembo.example/teams',
      'https://tembo.example/itineraries/7',
    ]),
  )
  expect(posts[0]?.urlList.join()).not.toMatch(/desk|quote|shortlist/)
  await announceChanges()
  expect(posts).toHaveLength(1)
  const { location } = await testDb.itinerary.findUniqueOrThrow({ where: { id: 7 } })
  const rename = (name: string) => testDb.itinerary.update({ where: { id: 7 }, data: { location: name } })
  onTestFinished(() => rename(location).then(() => undefined))
  await rename('Maasai Mara, Narok')
  await announceChanges()
  expect(posts[1]?.urlList).toContain('https://tembo.example/itineraries/7')
  expect(posts[1]?.urlList).toContain('https://tembo.example/itineraries')
  expect(posts[1]?.urlList).not.toContain('https://tembo.example/itineraries/6')
})

test('what is refused is sent again the next time', async () => {
  status = 503
  await announceChanges()
  status = 200
  await announceChanges()
  expect(posts).toHaveLength(2)
  expect(posts[1]?.urlList).toEqual(posts[0]?.urlList)
})

test.each<[how: string, answer: RequestListener]>([
  ['leads elsewhere', (_, response) => response.writeHead(307, { location: url }).end()],
  ['cuts the connection', (request) => request.socket.destroy()],
  ['is broken', (_, response) => response.writeHead(500).end('x'.repeat(1000))],
])('a search engine that %s fails nothing, and is told again the next time', async (_how, answer) => {
  const other = await listenWith(answer)
  onTestFinished(() => void other.server.close())
  Object.assign(config, { indexNowUrl: other.url })
  await expect(announceChanges()).resolves.toBeUndefined()
  expect(posts).toEqual([])
  Object.assign(config, { indexNowUrl: url })
  await announceChanges()
  expect(posts).toHaveLength(1)
})

test('what a search engine answers is not read: it need not end', async () => {
  const other = await listenWith((_, response) => response.writeHead(200).write('Taken, and more follows. '))
  onTestFinished(() => void other.server.closeAllConnections())
  onTestFinished(() => void other.server.close())
  Object.assign(config, { indexNowUrl: other.url })
  await announceChanges()
  expect(await testDb.siteNote.count({ where: { name: 'announced-pages' } })).toBe(1)
})

test.each([
  ['without a key', { indexNowKey: null }],
  ['without https', { siteUrl: 'http://localhost:3000' }],
])('%s nothing is sent', async (_case, settings) => {
  Object.assign(config, settings)
  await announceChanges()
  expect(posts).toEqual([])
})

test('nobody listening costs nothing', async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await expect(announceChanges()).resolves.toBeUndefined()
})
