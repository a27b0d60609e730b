// Drafts whose row, thing or sheet is not there any more: the desk says so, and nothing else stops for them.

import { beforeEach, describe, expect, test } from 'vitest'
import { readContentDesk } from '@/lib/desk/content-form'
import { listChanged } from '@/lib/desk/content-lists'
import { draftStamp } from '@/lib/publishing/drafts'
import { addFormer, addPart, addThing, copyThing, dropDraft, putBack, removeRow } from '@/lib/publishing/edit-drafts'
import { readRemoved } from '@/lib/publishing/publish'
import { planDrafts, publishPlanned, unplanDrafts } from '@/lib/publishing/publish-drafts'
import { findThing } from '@/lib/publishing/things'
import { faultsNow, publishAll, readOpen, sheet, type } from '../support/content-drafts'
import { testDb } from '../support/test-db'
import { importChanged, undoAll } from '../support/workbook-import'

const who = 'Wanjiru'

beforeEach(async () => {
  await testDb.contentDraft.deleteMany()
  await undoAll()
})

function thing(slug: string) {
  const found = findThing(slug)
  if (!found) throw new Error(slug)
  return found
}

async function changedNow() {
  const { things, lost } = await readContentDesk(listChanged)
  return {
    things: things.map(({ form }) => `${form.slug} ${form.key}`),
    lost: lost.map((draft) => `${draft.sheet.name} ${draft.key}`),
  }
}

const withdrawTrip = () =>
  importChanged((book) => {
    book.removeTrip(7)
  })

describe('a trip goes', () => {
  test('by workbook, while it has a new day and a changed one: both are said, and kept', async () => {
    const day = await addPart(sheet('Days'), '7', undefined, who)
    await type('Days', '7 / 2', 'title', 'Another title')
    await withdrawTrip()
    expect(await changedNow()).toEqual({ things: [], lost: [`Days ${day}`, 'Days 7 / 2'] })
  })

  test('at the desk, with the day that was added to it', async () => {
    await addPart(sheet('Days'), '7', undefined, who)
    await removeRow(sheet('Trips'), '7', who)
    const { things, lost } = await readContentDesk(listChanged)
    expect(lost).toEqual([])
    expect(things.map(({ stamps }) => stamps.length)).toEqual([2])
    await publishAll()
    expect(await changedNow()).toEqual({ things: [], lost: [] })
  })

  test('and comes back as a draft, which is dropped with its days', async () => {
    await removeRow(sheet('Trips'), '7', who)
    await publishAll()
    await addFormer(await readRemoved(thing('trips'), '7'), who)
    await putBack(sheet('Trips'), '7', undefined, who)
    expect(await testDb.contentDraft.count()).toBe(0)
  })
})

describe('a new lodge', () => {
  test('without a name yet is dropped with its pictures', async () => {
    const key = await addThing(thing('lodges'), who)
    await addPart(sheet('Lodge pictures'), key, undefined, who)
    await removeRow(sheet('Lodges'), key, who)
    expect(await testDb.contentDraft.count()).toBe(0)
  })

  test('keeps its pictures whatever it is called', async () => {
    const key = await addThing(thing('lodges'), who)
    const picture = await addPart(sheet('Lodge pictures'), key, undefined, who)
    await addPart(sheet('Lodge pictures'), key, undefined, who)
    for (const id of ['', 'Camp A!', 'camp-a', 'camp-b']) {
      await type('Lodges', key, 'id', id)
      const { things } = await readContentDesk(listChanged)
      expect(things).toHaveLength(1)
      const rows = things[0]?.form.sections.flatMap((section) => section.rows.map((row) => row.key))
      expect(rows).toContain(picture)
    }
    expect(await faultsNow()).not.toContain(expect.stringContaining('there is no lodge'))
    const { applied } = await readOpen()
    const pictures = applied.content['Lodge pictures']?.filter((row) => row.lodge_id === 'camp-b')
    expect(pictures?.map(({ position }) => position)).toEqual([1, 2])
  })
})

test('a lodge goes that days still name: the page says so before it is published', async () => {
  const { lodgeId } = await testDb.itineraryDay.findFirstOrThrow({ where: { lodgeId: { not: null } } })
  await removeRow(sheet('Lodges'), lodgeId ?? '', who)
  const { elsewhere } = await readContentDesk(listChanged)
  expect(elsewhere[0]).toContain(`there is no lodge "${lodgeId}"`)
  await expect(publishAll()).rejects.toThrow(elsewhere[0])
})

describe('the number of a new trip', () => {
  test('is taken by a workbook meanwhile: it gets the next, with all its parts', async () => {
    const key = await copyThing(thing('trips'), '7', who)
    await type('Trips', key, 'title', 'Mara in June')
    const other = await copyThing(thing('trips'), '7', who)
    await type('Trips', other, 'title', 'Mara in July')
    const number = async (title: string) => {
      const { applied } = await readOpen()
      return Number(applied.content.Trips?.find((row) => row.title === title)?.id)
    }
    const before = await number('Mara in June')
    expect(await number('Mara in July')).toBe(before + 1)
    await testDb.$executeRaw`
      INSERT INTO itineraries SELECT (jsonb_populate_record(i, jsonb_build_object('id', ${before}::int, 'title', 'By hand', 'withdrawn_at', now()))).*
      FROM itineraries AS i WHERE id = 7`
    try {
      const numbers = [await number('Mara in June'), await number('Mara in July')]
      expect(new Set([before, ...numbers]).size).toBe(3)
      const { applied } = await readOpen()
      for (const id of numbers) expect(applied.content.Days?.filter((row) => row.itinerary_id === id)).toHaveLength(3)
      expect(await faultsNow()).toEqual([])
    } finally {
      await testDb.itinerary.delete({ where: { id: before } })
    }
  })

  test('is not that of one that is planned', async () => {
    const planned = await copyThing(thing('trips'), '7', who)
    await type('Trips', planned, 'title', 'Mara in June')
    const { drafts } = await readOpen()
    const at = new Date('2031-01-01T00:00:00+03:00')
    await planDrafts({ stamps: drafts.map(draftStamp), meant: [], who }, at)
    const later = await copyThing(thing('trips'), '7', who)
    await type('Trips', later, 'title', 'Mara in July')
    await publishPlanned(at, async (_, { problems }) => expect(problems).toEqual([]))
    expect(await faultsNow()).toEqual([])
    await publishAll()
    for (const title of ['Mara in June', 'Mara in July']) {
      const trip = await testDb.itinerary.findFirstOrThrow({ where: { title }, include: { days: true } })
      expect(trip.days).toHaveLength(3)
    }
  })
})

describe('of another version of the site', () => {
  const cell = (text: string) => ({ text, was: '', who })

  test.each([
    ['a field', { sheet: 'Days', key: '7 / 2', kind: 'changed', cells: { weather: cell('Sunny') } }],
    ['a sheet', { sheet: 'Menus', key: '1', kind: 'changed', cells: { soup: cell('Sunny') } }],
    ['other cells', { sheet: 'Days', key: '7 / 2', kind: 'changed', cells: { title: { words: 'Sunny' } } }],
  ])('%s: the draft is kept with what was typed', async (_, data) => {
    const { id } = await testDb.contentDraft.create({ data })
    await type('Days', '7 / 2', 'bed', 'Another bed')
    const at = new Date('2031-01-01T00:00:00+03:00')
    const { drafts } = await readOpen()
    await planDrafts({ stamps: drafts.map(draftStamp), meant: [], who }, at)
    await unplanDrafts(at, who)
    await publishAll()
    const { unread } = await readContentDesk((desk) => desk)
    expect(unread).toMatchObject([{ id, sheet: data.sheet, texts: [expect.stringContaining('Sunny')] }])
    expect((await readOpen()).drafts).toEqual([])
    await dropDraft(id, who)
    expect(await testDb.contentDraft.count()).toBe(0)
  })

  test('it is dropped without what this one can read', async () => {
    const cells = { title: cell('New'), weather: cell('Sunny') }
    const { id } = await testDb.contentDraft.create({ data: { sheet: 'Days', key: '7 / 2', kind: 'changed', cells } })
    await dropDraft(id, who)
    expect(await testDb.contentDraft.findUnique({ where: { id } })).toMatchObject({ cells: { title: cell('New') } })
  })
})
