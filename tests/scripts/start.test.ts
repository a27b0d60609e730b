import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims } from '@/lib/content/claims'
import { freePort } from '@/scripts/lib/ports'
import { isAlive } from '@/scripts/lib/processes'
import { makeBookingBody } from '../support/factories'
import { connect, emptyDataFolder, type Script, serverPid, startSite, until } from '../support/scripts'

const dataFolder = emptyDataFolder()
let site: Script & { url: string }

beforeAll(async () => {
  site = await startSite(dataFolder, await freePort())
})

afterAll(() => site.process.kill('SIGKILL'))

test('the address is the last line, and the content is there', async () => {
  expect(site.output().trim().split('\n').at(-1)).toMatch(/^The site is at http/)
  const itineraries = await (await fetch(`${site.url}/api/itineraries`)).json()
  expect(itineraries).toHaveLength(18)
})

test('the start and the health check name the number of samples', async () => {
  const said = /^(\d+) claims are samples, not facts of your company/m.exec(site.output())?.[1]
  expect(Number(said)).toBe(claims.filter(({ status }) => status === 'sample').length)
  expect(await (await fetch(`${site.url}/api/health/ready`)).json()).toEqual({
    status: 'ready',
    sampleClaims: Number(said),
  })
})

test('a second site on another port shares the database, and leaves it to the first', async () => {
  const pid = await serverPid(dataFolder)
  const second = await startSite(dataFolder, await freePort())
  expect(second.output()).not.toContain('Building')
  expect(second.output()).not.toContain('Starting the embedded PostgreSQL')
  expect((await fetch(`${second.url}/api/team-members`)).status).toBe(200)

  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(await serverPid(dataFolder)).toBe(pid)
  const client = await connect(dataFolder)
  await client.end()
})

test('SIGTERM lets a request in flight finish, stores it, and leaves no process behind', async () => {
  const body = JSON.stringify(makeBookingBody())
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const sending = request(`${site.url}/api/bookings`, { method: 'POST', headers })
  const response = once(sending, 'response')
  sending.flushHeaders()
  // The server has asked for the rest: the request is in flight.
  await once(sending, 'continue')
  sending.write(body.slice(0, 10))

  const pid = (await serverPid(dataFolder)) ?? 0
  site.process.kill('SIGTERM')
  await until(() =>
    fetch(site.url).then(
      () => false,
      () => true,
    ),
  )
  expect(site.process.exitCode).toBeNull()
  sending.end(body.slice(10))

  const [{ statusCode }] = await response
  expect(statusCode).toBe(201)
  expect(await site.ended).toBe(0)
  expect(isAlive(pid)).toBe(false)
})
