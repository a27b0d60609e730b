import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRequest, hostileRequests, refusedByNode } from '../support/hostile-requests'
import { actionId, hiddenFields } from '../support/plain-form'
import { forEach } from '../support/post'
import { preparedDataFolder, siteOfFile, until } from '../support/scripts'
import { sized } from '../support/size'

const dataFolder = await preparedDataFolder()
// The same requests every time. For others: FUZZ_SEED=7 npm run test:vitest -- hostile-requests
const seed = Number(process.env.FUZZ_SEED || 20_261_123)
const runs = Number(process.env.FUZZ_RUNS || sized(400, 10_000))

const site = siteOfFile(dataFolder, { LOG_FORMAT: 'json' })
let sent = 0

/** Sends bytes that no HTTP client would send. The first whole answer to these bytes, not a 100; its status is 0 when the connection ends without one. */
function sendRaw(port: number, bytes: string | Buffer) {
  return new Promise<{ status: number; head: string }>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text = (text + chunk).replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '')
      if (text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n', 1)
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head })
    })
  })
}

const send = (bytes: string) => {
  sent += 1
  return sendRaw(site.port, Buffer.from(bytes, 'latin1'))
}

const linesOfLog = (word: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(word))

test.each(hostileRequests)('%j is answered with %i', async (bytes, status) => {
  const answer = await send(bytes)
  expect(answer.status).toBe(status)
  if (status === 405) expect(answer.head).toMatch(/^allow: .*GET/im)
})

test('a wrong address under /api is told in JSON', async () => {
  const { status, head } = await send('GET /api/itineraries/%00 HTTP/1.1\r\nHost: a\r\n\r\n')
  expect([status, head]).toEqual([400, expect.stringMatching(/^content-type: application\/json/im)])
})

test('each of these has one line in the log', async () => {
  await until(() => linesOfLog('"method":').length >= sent || site.process.exitCode !== null)
  expect(linesOfLog('"method":')).toHaveLength(sent)
})

test.each(refusedByNode)('%j is refused with %i', async (bytes, status) => {
  expect((await send(bytes)).status).toBe(status)
})

const fit = [200, 204, 206, 304, 307, 308, 400, 403, 404, 405, 413, 415, 416, 417]

test(`${runs} strange requests are all answered, and none as a failure of ours`, async () => {
  await forEach(fc.sample(anyRequest, { numRuns: runs, seed }), 16, async (bytes) => {
    const { status } = await send(bytes)
    expect(fit, `${status} to ${bytes}`).toContain(status)
  })
})

test('forms that are none of ours are wrong, not failures', async () => {
  const address = `${site.url}/contact`
  const fields = hiddenFields(await (await fetch(address)).text())
  for (const [part, value] of [
    ['1:1', '{'],
    ['1:1', '"$@9"'],
    ['1:0', '{'],
    ['1:0', '{"id":"00","bound":null}'],
  ]) {
    const body = new FormData()
    for (const [name, own] of fields) body.append(name, name === `$ACTION_${part}` ? (value ?? '') : own)
    expect([part, value, (await fetch(address, { method: 'POST', body })).status]).toEqual([part, value, 400])
  }
  for (const body of ['', '[', '["$@9"]', '["$K9"]', '[{"__proto__":1}]', '["$1:a:b"]', '[null,1]']) {
    const headers = { 'next-action': actionId(fields), 'content-type': 'text/plain' }
    expect([body, (await fetch(address, { method: 'POST', body, headers })).status]).toEqual([body, 400])
  }
})

test.each(['/itineraries', '/itineraries?query=sea', '/itineraries/6?adults=2', '/itineraries/9999', '/about'])(
  'a part of %s is sent whole for a state of the router that cannot be read',
  async (path) => {
    for (const state of ['garbage', '%', '[]', '["",{"children":7}]', 'a'.repeat(10_000)]) {
      const response = await fetch(site.url + path, { headers: { rsc: '1', 'next-router-state-tree': state } })
      const type = response.headers.get('content-type')
      expect([state, response.status, type]).toEqual([state, 200, 'text/x-component'])
    }
  },
)

test('none of them failed', () => expect(linesOfLog('"status":5')).toEqual([]))

test('a connection on which nothing was sent does not hold the end of the site', async () => {
  const silent = sendRaw(site.port, '')
  await until(async () => (await fetch(`${site.url}/api/health/live`)).ok)
  const ended = site.stop()
  expect((await silent).status).toBe(0)
  expect(await ended).toBe(0)
})
