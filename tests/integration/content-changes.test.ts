// An edit of content, by whatever program, reaches every instance that listens, with the tag that the cached reads have.
import { revalidateTag } from 'next/cache'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/expire/route'
import { startListening } from '@/lib/background/content-changes'
import { tableTags, tags } from '@/lib/data/cache'
import { ownRequestHeader, ownRequestKey } from '@/lib/server/own-request'
import { testDb } from '../support/test-db'

let heard: string[][] = []
let stop: () => Promise<void>

beforeAll(() => {
  stop = startListening(process.env.DATABASE_URL ?? '', (changed) => heard.push(changed))
})

afterAll(() => stop())

function hears(changed: string[]) {
  return vi.waitFor(() => expect(heard.some((tags) => changed.every((tag) => tags.includes(tag)))).toBe(true), 10_000)
}

beforeEach(() => {
  heard = []
})

test('a new connection says that everything may have changed, since what was announced before was missed', async () => {
  const endConnections = `
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tembo-listener' AND datname = current_database() AND query LIKE 'SELECT tag%'`
  // Only once it listens: until then there is nothing to end.
  await vi.waitFor(async () => expect(await testDb.$queryRawUnsafe(endConnections)).toHaveLength(1), 10_000)
  heard = []
  await hears(tableTags)
}, 30_000)

test.each([
  ['a trip', tags.itineraries, 'UPDATE itineraries SET price = price WHERE id = 2'],
  ['a review', tags.reviews, "UPDATE reviews SET user_name = 'Ann' WHERE id = 1"],
  ['a member of the team', tags.teamMembers, 'UPDATE team_members SET role = role WHERE id = 1'],
  ['a vehicle', tags.fleetVehicles, 'UPDATE fleet_vehicles SET available = available WHERE id = 1'],
  ['an opening', tags.volunteers, 'DELETE FROM volunteers WHERE id = 0'],
])('a change of %s is told by its tag', async (_, tag, sql) => {
  await testDb.$executeRawUnsafe(sql)
  await hears([tag])
})

const changeThousandTimes = `
  DO $$ BEGIN
    FOR number IN 1..1000 LOOP UPDATE fleet_vehicles SET name = name WHERE id = number; END LOOP;
  END $$`

test('a thousand changes in one transaction are told once, and only when they are committed', async () => {
  await testDb.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(changeThousandTimes)
      await testDb.$executeRaw`UPDATE volunteers SET name = name WHERE id = 1`
      await hears([tags.volunteers])
      expect(heard.flat()).not.toContain(tags.fleetVehicles)
    },
    { timeout: 20_000 },
  )
  await hears([tags.fleetVehicles])
  await testDb.$executeRaw`UPDATE team_members SET name = name WHERE id = 1`
  await hears([tags.teamMembers])
  expect(heard.flat().filter((tag) => tag === tags.fleetVehicles)).toHaveLength(1)
}, 30_000)

test('only this process may expire: to everybody else there is nothing', async () => {
  const request = (headers: HeadersInit) =>
    new Request('http://localhost/api/expire', { method: 'POST', headers, body: JSON.stringify([tags.reviews]) })
  expect((await POST(request({}), {})).status).toBe(404)
  expect((await POST(request({ [ownRequestHeader]: 'guess' }), {})).status).toBe(404)
  expect(revalidateTag).not.toHaveBeenCalled()
  expect((await POST(request({ [ownRequestHeader]: ownRequestKey() }), {})).status).toBe(200)
  expect(revalidateTag).toHaveBeenCalledWith(tags.reviews, { expire: 0 })
})
