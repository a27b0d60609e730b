import { randomUUID } from 'node:crypto'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { getItinerary } from '@/lib/itineraries/queries'
import { db } from '@/lib/platform/db'
import { ContentError } from '@/lib/publishing/content-error'
import { buildPreview, endPreview, findPreview, purgePreview } from '@/lib/publishing/preview'
import { readingContent } from '@/lib/publishing/publish'
import type { Change } from '@/lib/publishing/sheet'
import { places } from '@/lib/publishing/sheets/places'
import { prices } from '@/lib/publishing/sheets/prices'
import { trips } from '@/lib/publishing/sheets/trips'
import { noFilters } from '@/lib/search/filters'
import { findIds } from '@/lib/search/search'
import { applyMigrations } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { allRows, rowsOf } from '../support/database'
import { draftMode } from '../support/next-stubs'
import { ownDatabase } from '../support/own-database'
import { asInPreview, changed, changesWith, rowOf } from '../support/preview'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'

const folder = temporaryFolder()
const siteNow = () => readingContent(async (site) => site)
const publicRows = async () => {
  const { preview_links: _, ...rows } = await allRows(process.env.DATABASE_URL ?? '')
  return rows
}
const sequences = () =>
  testDb.$queryRaw`SELECT sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`

afterEach(async () => {
  await endPreview()
  await testDb.previewLink.deleteMany()
})

test('a preview has changes of every sheet, and the site has none of them', async () => {
  const before = [await publicRows(), await sequences()]
  const site = await siteNow()
  const changes = changesWith('quaggafish', site)
  expect(new Set(changes.map(({ sheet }) => sheet.name)).size).toBeGreaterThan(15)
  await buildPreview(changes, 'Wanjiru')
  expect([await publicRows(), await sequences()]).toEqual(before)
  const shown = await asInPreview(siteNow)
  for (const { sheet, key, after } of changes) expect(rowOf(shown.content, sheet, key), sheet.name).toEqual(after)
  expect((await siteNow()).content).toEqual(site.content)
})

test('a preview finds a new trip by its words and prices, and no withdrawn one', async () => {
  const { content, nextTrip } = await siteNow()
  const mara = rowOf(content, trips, '7')
  const added: Change[] = [
    { sheet: trips, key: '', kind: 'added', after: { ...mara, id: null, title: 'Quaggafish Safari' } },
    changed(
      content,
      prices,
      content.Prices?.map((row) => `${row.itinerary_id} / ${row.season}`).find((key) => key.startsWith('6 ')) ?? '',
      { for_two: 4321 },
    ),
    changed(content, places, 'talek', { name: 'Talek Quaggafish' }),
    { sheet: trips, key: '8', kind: 'removed', before: rowOf(content, trips, '8') },
  ]
  await buildPreview(added, 'Wanjiru')
  const found = () => findIds({ ...noFilters, query: 'quaggafish' })
  expect(await found()).toEqual([])
  expect(await asInPreview(found)).toContain(nextTrip)
  expect(await getItinerary(8)).not.toBeNull()
  expect(await asInPreview(() => getItinerary(8))).toBeNull()
  expect((await siteNow()).nextTrip).toBe(nextTrip)
})

test('one preview replaces the other, and links to both show the last', async () => {
  const { content } = await siteNow()
  const first = await buildPreview([changed(content, places, 'talek', { name: 'One' })], 'Wanjiru')
  const second = await buildPreview([changed(content, trips, '7', { title: 'Two' })], 'Musa')
  for (const secret of [first, second]) expect(await findPreview(secret)).toMatchObject({ who: 'Musa' })
  const shown = await asInPreview(siteNow)
  expect(shown.titles.get(7)).toBe('Two')
  expect(rowOf(shown.content, places, 'talek').name).not.toBe('One')
})

test('changes that the database refuses leave the last preview as it was', async () => {
  const { content } = await siteNow()
  const secret = await buildPreview([changed(content, trips, '7', { title: 'Kept' })], 'Wanjiru')
  const refused: Change[] = [
    { sheet: prices, key: '', kind: 'added', after: { ...content.Prices?.[0], itinerary_id: 999_999 } },
  ]
  await expect(buildPreview(refused, 'Musa')).rejects.toThrow(ContentError)
  expect(await findPreview(secret)).toMatchObject({ who: 'Wanjiru' })
  expect((await asInPreview(siteNow)).titles.get(7)).toBe('Kept')
})

test('a link ends after a day, and the preview is dropped with its last', async () => {
  const secret = await buildPreview([], 'Wanjiru')
  const [link] = await testDb.previewLink.findMany()
  expect(Number(link?.endsAt) - Number(link?.createdAt)).toBe(24 * 60 * 60 * 1000)
  await purgePreview()
  expect(await findPreview(secret)).toMatchObject({ who: 'Wanjiru' })
  await testDb.previewLink.updateMany({ data: { endsAt: new Date() } })
  expect(await findPreview(secret)).toBe('ended')
  await purgePreview()
  expect(await testDb.$queryRaw`SELECT to_regnamespace('site_preview')::text AS name`).toEqual([{ name: null }])
  expect(await findPreview('x'.repeat(43))).toBeNull()
})

test('nothing is written through a preview', async () => {
  await buildPreview([], 'Wanjiru')
  const write = () => db().synonym.create({ data: { term: 'quaggafish', means: 'zebra' } })
  await expect(asInPreview(write)).rejects.toThrow('This is a preview')
})

test('a preview is read in draft mode only, where Next.js caches nothing', async () => {
  await buildPreview([], 'Wanjiru')
  draftMode.mockResolvedValueOnce({ isEnabled: false })
  await expect(asInPreview(() => db().synonym.count())).rejects.toThrow('draft mode')
})

test('an upgrade changes tables that a preview shows, and ends it', async () => {
  const { DATABASE_URL: before = '' } = process.env
  const url = await ownDatabase()
  process.env.DATABASE_URL = url
  try {
    await buildPreview([], 'Wanjiru')
  } finally {
    process.env.DATABASE_URL = before
  }
  await cp(path.join(root, 'prisma'), folder, { recursive: true, filter: (file) => !file.includes('generated') })
  const added = path.join(folder, 'migrations/99991231000000_fewer_columns')
  await mkdir(added)
  await writeFile(path.join(added, 'migration.sql'), 'ALTER TABLE "mails" DROP COLUMN "role"')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await applyMigrations(url, { folder })).toEqual(['the migration 99991231000000_fewer_columns'])
  expect(await rowsOf("SELECT FROM pg_namespace WHERE nspname = 'site_preview'", [], url)).toEqual([])
})

test('without the right to make a schema a preview says what is missing', async () => {
  const role = `plain_${randomUUID().slice(0, 8)}`
  await testDb.$executeRawUnsafe(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`)
  const { DATABASE_URL: owner = '' } = process.env
  process.env.DATABASE_URL = Object.assign(new URL(owner), { username: role, password: role }).href
  try {
    await expect(buildPreview([], 'Wanjiru')).rejects.toThrow('CREATE on the database')
  } finally {
    process.env.DATABASE_URL = owner
    await testDb.$executeRawUnsafe(`DROP ROLE ${role}`)
  }
})
