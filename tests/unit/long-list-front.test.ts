import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tooLongHeader } from '@/lib/http/streamed-array'
import { requestContext } from '@/lib/server/request-context'
import { takeConsoleErrors } from '../support/console-guard'
import { openFront } from '../support/front'

let front: Awaited<ReturnType<typeof openFront>>
let collected = 0

// In place of Next.js.
beforeAll(async () => {
  const next: RequestListener = (request, response) => {
    if (requestContext().getStore()?.isCollected) {
      collected += 1
      response.writeHead(200, { [tooLongHeader]: '1' }).end()
      return
    }
    if (request.url?.includes('nothing')) return response.destroy()
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 's-maxage=1' })
    response.write('[1,2', () => {
      if (request.url?.includes('broken')) response.destroy()
      else response.end(',3]')
    })
  }
  front = await openFront(next)
})

afterAll(() => front.close())

test('a list that is too long to keep goes straight to the client, and the front remembers that', async () => {
  for (const _ of [1, 2]) {
    const response = await front.get('/api/itineraries')
    expect([await response.json(), response.headers.get(tooLongHeader)]).toEqual([[1, 2, 3], null])
  }
  expect(collected).toBe(1)
})

test('one that breaks off is an error for the client', async () => {
  const response = await front.get('/api/itineraries?query=broken')
  await expect(response.text()).rejects.toThrow()
  takeConsoleErrors()
})

test('one that never begins is answered all the same', async () => {
  expect((await front.get('/api/itineraries?query=nothing')).status).toBe(500)
  expect(takeConsoleErrors()).toHaveLength(1)
})
