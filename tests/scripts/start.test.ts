import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { claims } from '@/lib/content/claims'
import { answers } from '@/scripts/lib/ports'
import { isAlive } from '@/scripts/lib/processes'
import { makeBookingBody } from '../support/factories'
import { listenWith } from '../support/listening'
import { emptyDataFolder, rowsIn, serverPid, siteOfFile, startSite, until } from '../support/scripts'

const dataFolder = emptyDataFolder()
const alarms: unknown[] = []
const { server, url: alertUrl } = await listenWith(async (request, response) => {
  alarms.push(await json(request))
  response.end()
})
afterAll(() => void server.close())
const site = siteOfFile(dataFolder, { ALERT_URL: alertUrl })

test('the address is the last line, the content is there, and so is the number of samples', async () => {
  expect(site.output().trim().split('\n').at(-1)).toMatch(/^The site is at http/)
  const itineraries = await (await fetch(`${site.url}/api/itineraries`)).json()
  expect(itineraries).toHaveLength(19)
  const said = /^(\d+) claims are samples, not facts of your company/m.exec(site.output())?.[1]
  expect(Number(said)).toBe(claims.filter(({ status }) => status === 'sample').length)
})

test('strangers learn that it is ready and how many problems there are, but not which', async () => {
  const ready = await fetch(`${site.url}/api/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', problems: expect.any(Number) }])
})

test('a start tries the way out for alarms', async () => {
  await until(() => alarms.length > 0)
  expect(alarms).toEqual([{ text: expect.stringMatching(/: started, alarms come here\.$/), problems: [] }])
})

test('a second site with a port and a brand of its own shares build and database, and leaves them to the first', async () => {
  const pid = await serverPid(dataFolder)
  const second = await startSite({ DATA_DIR: dataFolder, BRAND_NAME: 'Simba Walks' })
  expect(second.output()).not.toContain('Building')
  expect(await (await fetch(`${second.url}/terms`)).text()).toContain('Simba Walks')
  expect(second.output()).not.toContain('Starting the embedded PostgreSQL')
  expect((await fetch(`${second.url}/api/team-members`)).status).toBe(200)

  expect(await second.stop()).toBe(0)
  expect(await serverPid(dataFolder)).toBe(pid)
  expect(await rowsIn(dataFolder, 'SELECT')).toHaveLength(1)
})

test('SIGTERM lets a request in flight finish, stores it, and leaves no process behind', async () => {
  const body = JSON.stringify(makeBookingBody())
  const length = { 'content-length': Buffer.byteLength(body) }
  const headers = { 'content-type': 'application/json', ...length, expect: '100-continue' }
  const sending = request(`${site.url}/api/bookings`, { method: 'POST', headers })
  const response = once(sending, 'response')
  sending.flushHeaders()
  // The server has asked for the rest: the request is in flight.
  await once(sending, 'continue')
  sending.write(body.slice(0, 10))

  const pid = (await serverPid(dataFolder)) ?? 0
  const ended = site.stop()
  await until(async () => !(await answers(site.port)))
  expect(site.process.exitCode).toBeNull()
  sending.end(body.slice(10))

  const [{ statusCode }] = await response
  expect(statusCode).toBe(201)
  expect(await ended).toBe(0)
  expect(isAlive(pid)).toBe(false)
})
