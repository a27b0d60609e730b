import { beforeAll, expect, test } from 'vitest'
import { stopDatabase } from '../support/faults'
import { preparedDataFolder, rowsIn, siteOfFile } from '../support/scripts'

const dataFolder = await preparedDataFolder({ isDurable: true })
const trips = 19
const more = 700
const site = siteOfFile(dataFolder, { DATABASE_TIMEOUT_MS: '2000' })

// Too long for the buffers between the database and the client.
const longTrips = `
  INSERT INTO itineraries (id, title, description, duration, location, day_by_day, price, category, difficulty_level, updated_at)
  SELECT id, 'More ' || id, repeat('x', 100000), 1, 'x', '{}', 1, 'x', 'Easy', now() FROM generate_series(901, ${900 + more}) AS id`

beforeAll(() => rowsIn(dataFolder, longTrips))

const ask = (search = '') => fetch(`${site.url}/api/itineraries${search}`)

test('a list of any length is a whole array', async () => {
  for (const search of ['?number=1', '?number=1', '']) {
    const response = await ask(search)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(response.headers.get('x-too-long')).toBeNull()
    expect(await response.json()).toHaveLength(trips + more)
  }
  const head = await fetch(`${site.url}/api/itineraries`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(await (await ask('?limit=20')).json()).toHaveLength(20)
})

test('when the database goes in the middle the connection breaks', async () => {
  const reader = (await ask()).body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  const bringBack = await stopDatabase(dataFolder)
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(readOn()).rejects.toThrow()
  await bringBack()
})
