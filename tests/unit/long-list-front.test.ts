import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '@/lib/config/schema'
import { tooLongHeader } from '@/lib/http/streamed-array'
import { collecting } from '@/lib/server/request-context'
import { frontOf } from '@/scripts/front/front'
import { rendererOf } from '@/scripts/front/renderer'

let server: Server
let address: string
let collected = 0

// In place of Next.js.
beforeAll(async () => {
  const site = { config: parseConfig({}), buildFolder: '', hashes: {}, inline: [] }
  const next: RequestListener = (request, response) => {
    if (collecting().getStore()) {
      collected += 1
      response.writeHead(200, { [tooLongHeader]: '1' }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 's-maxage=1' }).write('[1,2')
    if (request.url?.includes('broken')) response.destroy()
    else response.end(',3]')
  }
  server = createServer(frontOf(rendererOf(next), site)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

test('a list that is too long to keep goes straight to the client, and the front remembers that', async () => {
  for (const _ of [1, 2]) {
    const response = await fetch(`${address}/api/itineraries`)
    expect([await response.json(), response.headers.get(tooLongHeader)]).toEqual([[1, 2, 3], null])
  }
  expect(collected).toBe(1)
})

test('one that breaks off is an error for the client', async () => {
  await expect(fetch(`${address}/api/itineraries?broken=1`).then((response) => response.text())).rejects.toThrow()
})
