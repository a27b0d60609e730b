import { beforeEach, describe, expect, test } from 'vitest'
import { BadRequestError, ChangedError } from '@/lib/platform/errors'
import { draftStamp } from '@/lib/publishing/drafts'
import {
  addPart,
  addThing,
  copyThing,
  keepMine,
  moveRow,
  putBack,
  removeRow,
  restoreRow,
  saveEdits,
} from '@/lib/publishing/edit-drafts'
import { readHistory, readPublications, readRemoved, undoPublication } from '@/lib/publishing/publish'
import { planDrafts, publishDrafts, publishPlanned, unplanDrafts } from '@/lib/publishing/publish-drafts'
import { findThing } from '@/lib/publishing/things'
import { faultsNow, publishAll, readOpen, sheet, shownText, type } from '../support/content-drafts'
import { testDb } from '../support/test-db'
import { importChanged, undoAll } from '../support/workbook-import'

const summer = '7 / July to December'
const who = 'Wanjiru'

beforeEach(async () => {
  await testDb.contentDraft.deleteMany()
  await undoAll()
})

const priceOfSummer = async () => {
  const row = await testDb.itineraryPrice.findFirstOrThrow({ where: { itineraryId: 7, season: 'July to December' } })
  return Number(row.forFour)
}

function thing(slug: string) {
  const found = findThing(slug)
  if (!found) throw new Error(slug)
  return found
}

test('what is typed is a draft until it is published, with who and what', async () => {
  const before = await priceOfSummer()
  await type('Prices', summer, 'for_four', '860')
  expect(await priceOfSummer()).toBe(before)
  expect(await publishAll()).toEqual([`Prices ${summer}: Party of 4: ${before} -> 860`])
  expect(await priceOfSummer()).toBe(860)
  expect((await readOpen()).drafts).toEqual([])
  const [published] = await readPublications(1)
  expect(published).toMatchObject({ who, source: 'Mara Long Weekend', lines: [expect.stringContaining('860')] })
  const [history] = await readHistory(thing('trips'), '7')
  expect(history).toMatchObject({ who, lines: [expect.stringContaining('860')] })
  await undoPublication({ id: published?.id })
  expect(await priceOfSummer()).toBe(before)
})

test('a field typed back to what the site says is no draft', async () => {
  const before = await shownText('Days', '7 / 2', 'title')
  await type('Days', '7 / 2', 'title', 'Another title')
  await type('Days', '7 / 2', 'title', before)
  expect((await readOpen()).drafts).toEqual([])
})

test('what cannot be read is kept as typed, named at its field and not published', async () => {
  await type('Prices', summer, 'for_four', 'nine hundred')
  await type('Days', '7 / 2', 'title', 'A sound change')
  expect(await shownText('Prices', summer, 'for_four')).toBe('nine hundred')
  expect(await faultsNow()).toEqual([`Prices ${summer} for_four: "nine hundred" is no number`])
  await expect(publishAll()).rejects.toThrow(BadRequestError)
  expect(await testDb.publication.count()).toBe(0)
  const { drafts } = await readOpen()
  const sound = drafts.filter((draft) => draft.sheet.name === 'Days').map(draftStamp)
  expect(await publishDrafts({ stamps: sound, meant: [], who })).toHaveLength(1)
  expect(await shownText('Prices', summer, 'for_four')).toBe('nine hundred')
})

test('a price that more than doubles is asked about once', async () => {
  await type('Prices', summer, 'for_four', '9100')
  const { applied } = await readOpen()
  const [question] = applied.faults
  expect(question).toMatchObject({ reason: 'needs-yes', problem: expect.stringContaining('more than double') })
  await expect(publishAll()).rejects.toThrow('more than double')
  await publishAll({ meant: [question?.problem ?? ''] })
  expect(await priceOfSummer()).toBe(9100)
})

describe('two colleagues', () => {
  test('in different fields of a row both are kept', async () => {
    await type('Prices', summer, 'for_four', '860', 'Wanjiru')
    await type('Prices', summer, 'for_two', '1010', 'Kiprop')
    expect((await publishAll()).sort()).toHaveLength(2)
  })

  test('in the same field who saves second is told, and neither is lost', async () => {
    const field = { sheet: sheet('Prices'), key: summer, field: 'for_four' }
    const { hashText } = await import('@/lib/publishing/edit-drafts')
    const seen = hashText(await shownText('Prices', summer, 'for_four'))
    expect(await saveEdits([{ ...field, text: '860', seen }], 'Wanjiru')).toEqual([])
    expect(await saveEdits([{ ...field, text: '870', seen }], 'Kiprop')).toEqual([
      { ...field, theirs: '860', who: 'Wanjiru' },
    ])
    expect(await shownText('Prices', summer, 'for_four')).toBe('860')
    expect(await saveEdits([{ ...field, text: '870', seen: hashText('860') }], 'Kiprop')).toEqual([])
    expect(await shownText('Prices', summer, 'for_four')).toBe('870')
  })

  test('what was looked at is what is published', async () => {
    await type('Prices', summer, 'for_four', '860', 'Wanjiru')
    const { drafts } = await readOpen()
    await type('Prices', summer, 'for_four', '1', 'Kiprop')
    const chosen = { stamps: drafts.map(draftStamp), meant: [], who }
    await expect(publishDrafts(chosen)).rejects.toThrow(ChangedError)
    expect(await testDb.publication.count()).toBe(0)
  })

  test('a double click publishes once', async () => {
    await type('Prices', summer, 'for_four', '860')
    const { drafts } = await readOpen()
    const chosen = { stamps: drafts.map(draftStamp), meant: [], who }
    await Promise.allSettled([publishDrafts(chosen), publishDrafts(chosen)])
    expect(await testDb.publication.count()).toBe(1)
  })
})

describe('the site changes under a draft', () => {
  test('in the same field: it is named, and mine is kept or put back', async () => {
    await type('Prices', summer, 'for_four', '860')
    await importChanged((book) => {
      book.set('Prices', { Trip: '7 Mara Long Weekend', Season: 'July to December' }, { 'Party of 4': 880 })
    })
    expect(await faultsNow()).toEqual([
      `Prices ${summer} for_four: was changed on the site meanwhile; it says "880" now`,
    ])
    await expect(publishAll()).rejects.toThrow('meanwhile')
    await keepMine(sheet('Prices'), summer, who)
    await publishAll()
    expect(await priceOfSummer()).toBe(860)
  })

  test('a trip that is renamed leaves a draft that names it as it is', async () => {
    const [row] = await testDb.itineraryExtension.findMany({ take: 1 })
    const key = `${row?.itineraryId} / ${row?.extensionId}`
    await type('Extensions', key, 'extension_id', row?.extensionId === 8 ? '9' : '8')
    await importChanged((book) => {
      book.set('Trips', { Id: 8 }, { Title: 'Another title' })
      book.set('Trips', { Id: row?.extensionId ?? 0 }, { Title: 'One more title' })
    })
    expect((await faultsNow()).filter((fault) => fault.includes('meanwhile'))).toEqual([])
  })

  test('in another field both are there', async () => {
    await type('Prices', summer, 'for_four', '860')
    await importChanged((book) => {
      book.set('Prices', { Trip: '7 Mara Long Weekend', Season: 'July to December' }, { 'Party of 2': 1010 })
    })
    await publishAll()
    const row = await testDb.itineraryPrice.findFirstOrThrow({ where: { itineraryId: 7, season: 'July to December' } })
    expect([Number(row.forTwo), Number(row.forFour)]).toEqual([1010, 860])
  })
})

describe('rows', () => {
  const titles = async () => {
    const rows = await testDb.itineraryDay.findMany({ where: { itineraryId: 7 }, orderBy: { day: 'asc' } })
    return rows.map(({ day, title }) => `${day} ${title}`)
  }

  test('days change places', async () => {
    const [first = '', second = '', ...others] = await titles()
    await moveRow(sheet('Days'), '7 / 2', -1, who)
    await publishAll()
    expect(await titles()).toEqual([second.replace('2', '1'), first.replace('1', '2'), ...others])
  })

  test('a season more, like another one; dropped again it leaves nothing', async () => {
    const key = await addPart(sheet('Prices'), '7', summer, who)
    expect(await shownText('Prices', key, 'for_two')).toBe(await shownText('Prices', summer, 'for_two'))
    expect((await faultsNow()).join()).toContain('is there twice')
    await removeRow(sheet('Prices'), key, who)
    expect((await readOpen()).drafts).toEqual([])
  })

  test('a day that goes renumbers those after it, and comes back as it was', async () => {
    await removeRow(sheet('Days'), '7 / 1', who)
    const { applied } = await readOpen()
    const days = applied.content.Days?.filter((row) => row.itinerary_id === 7).map(({ day }) => day)
    expect(days).toEqual([1, 2])
    await restoreRow(sheet('Days'), '7 / 1', who)
    expect((await readOpen()).applied.changes).toEqual([])
  })

  test('a new colleague needs a name; with it she is on the site', async () => {
    const key = await addThing(thing('team'), who)
    expect(await faultsNow()).toContain(`Team ${key} name: is needed`)
    for (const [field, text] of Object.entries({ name: 'Ana', role: 'Guide', bio: 'New here.' }))
      await type('Team', key, field, text)
    await type('Team', key, 'image_url', '/images/portraits/1.jpg')
    await publishAll()
    expect(await testDb.teamMember.count({ where: { name: 'Ana' } })).toBe(1)
  })

  test('a trip goes and comes back with its days and prices', async () => {
    await removeRow(sheet('Trips'), '7', who)
    const lines = await publishAll()
    expect(lines[0]).toContain('Withdrawn: Mara Long Weekend')
    expect(await testDb.itineraryDay.count({ where: { itineraryId: 7 } })).toBe(0)
    const rows = await readRemoved(thing('trips'), '7')
    const { addFormer } = await import('@/lib/publishing/edit-drafts')
    await addFormer(rows, who)
    await publishAll()
    const trip = await testDb.itinerary.findUniqueOrThrow({ where: { id: 7 }, include: { days: true } })
    expect([trip.withdrawnAt, trip.days.length]).toEqual([null, 3])
  })

  test('a trip that is back on the site meanwhile is not overwritten unseen', async () => {
    await removeRow(sheet('Trips'), '7', who)
    await publishAll()
    const [withdrawal] = await readPublications(1)
    const { addFormer } = await import('@/lib/publishing/edit-drafts')
    await addFormer(await readRemoved(thing('trips'), '7'), who)
    await undoPublication({ id: withdrawal?.id })
    await importChanged((book) => {
      book.set('Trips', { Id: 7 }, { Location: 'Mara Triangle' })
    })
    expect(await faultsNow()).toEqual([expect.stringMatching(/^Trips 7 location: was changed on the site meanwhile/)])
  })

  test('a trip like another one has a number of its own and all its parts', async () => {
    const key = await copyThing(thing('trips'), '7', who)
    await type('Trips', key, 'title', 'Mara in June')
    const { applied } = await readOpen()
    const id = applied.content.Trips?.find(({ title }) => title === 'Mara in June')?.id
    expect(id).not.toBe(7)
    const of = (name: string, trip: unknown) => applied.content[name]?.filter((row) => row.itinerary_id === trip).length
    for (const part of ['Days', 'Prices', 'Stops', 'Suits']) expect(of(part, id)).toBe(of(part, 7))
    expect(await faultsNow()).toEqual([])
    await publishAll()
    expect(await testDb.itinerary.count({ where: { title: 'Mara in June' } })).toBe(1)
  })

  test('put back, a field or a row says what the site says', async () => {
    const before = await shownText('Prices', summer, 'for_four')
    await type('Prices', summer, 'for_four', '860')
    await type('Prices', summer, 'for_two', '1010')
    await putBack(sheet('Prices'), summer, 'for_four', who)
    expect(await shownText('Prices', summer, 'for_four')).toBe(before)
    await putBack(sheet('Prices'), summer, undefined, who)
    expect((await readOpen()).drafts).toEqual([])
  })
})

describe('planned', () => {
  const at = new Date('2031-01-01T00:00:00+03:00')
  const report = { lines: [] as string[][], problems: [] as string[] }
  const note: Parameters<typeof publishPlanned>[1] = async (_, { lines, problems }) => {
    report.lines.push(lines)
    report.problems.push(...problems)
  }

  async function plan() {
    const { drafts } = await readOpen()
    await planDrafts({ stamps: drafts.map(draftStamp), meant: [], who }, at)
  }

  beforeEach(() => {
    report.lines = []
    report.problems = []
  })

  test('it is published at its moment, once', async () => {
    await type('Prices', summer, 'for_four', '860')
    await plan()
    expect((await readOpen()).drafts).toEqual([])
    expect(await testDb.publication.count()).toBe(0)
    await publishPlanned(at, note)
    await publishPlanned(at, note)
    expect(await priceOfSummer()).toBe(860)
    expect(report.lines).toHaveLength(1)
  })

  test('what is typed later is not overwritten when the plan is dropped', async () => {
    await type('Prices', summer, 'for_four', '860')
    await type('Prices', summer, 'for_two', '1010')
    await plan()
    await type('Prices', summer, 'for_four', '870')
    await unplanDrafts(at, who)
    expect(await shownText('Prices', summer, 'for_four')).toBe('870')
    expect(await shownText('Prices', summer, 'for_two')).toBe('1010')
  })

  test('where the site has changed meanwhile nothing is published, and the office is told', async () => {
    await type('Prices', summer, 'for_four', '860')
    await plan()
    await type('Prices', summer, 'for_four', '880')
    await publishAll()
    await publishPlanned(at, note)
    expect(await priceOfSummer()).toBe(880)
    expect(report.problems).toEqual([expect.stringContaining('meanwhile')])
    expect(await shownText('Prices', summer, 'for_four')).toBe('860')
  })
})

test('a draft of a sheet that this version does not have is kept', async () => {
  await testDb.contentDraft.create({
    data: { sheet: 'Menus', key: '1', kind: 'changed', cells: { soup: { text: 'Pea', was: '', who } } },
  })
  await type('Prices', summer, 'for_four', '860')
  await publishAll()
  expect(await testDb.contentDraft.count({ where: { sheet: 'Menus' } })).toBe(1)
})
