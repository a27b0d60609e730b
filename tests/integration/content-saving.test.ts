// What forms of content send, also what no form of ours would.

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type EditResult, editContent } from '@/lib/desk/content-actions'
import { fieldName } from '@/lib/desk/content-form'
import { ChangedError } from '@/lib/platform/errors'
import { draftStamp, lockDrafts } from '@/lib/publishing/drafts'
import { addPart, hashText, removeRow, saveEdits, setField } from '@/lib/publishing/edit-drafts'
import { publishDrafts } from '@/lib/publishing/publish-drafts'
import { publishAll, readOpen, sheet, shownText, type } from '../support/content-drafts'
import { asRequest, signInAtDesk } from '../support/desk-link'
import { testDb } from '../support/test-db'
import { undoAll } from '../support/workbook-import'

const days = sheet('Days')
const who = 'Wanjiru'

beforeEach(async () => {
  await testDb.contentDraft.deleteMany()
  await undoAll()
})

/** As a browser without scripts. */
async function post(fields: Record<string, string | string[]>, previous: EditResult | null = null) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ slug: 'trips', key: '7', ...fields }))
    for (const one of [value].flat()) form.append(name, one)
  let result: EditResult | undefined
  const answer = await asRequest(async () => {
    result = await editContent(previous, form)
    return {}
  })
  return { ...answer, form: result }
}

const title = fieldName(days, '7 / 2', 'title')

test.each([
  ['\0', 'Odd '],
  ['\ud800', 'Odd \ufffd'],
  ['a\r\nb', 'Odd a\nb'],
  ['x'.repeat(15_000), `Odd ${'x'.repeat(15_000)}`],
])('%j is kept as a database can keep it', async (odd, kept) => {
  await type('Days', '7 / 2', 'title', `Odd ${odd}`)
  expect(await shownText('Days', '7 / 2', 'title')).toBe(kept)
  await setField(sheet('Days'), '7 / 2', 'description', `Odd ${odd}`, who)
  expect(await shownText('Days', '7 / 2', 'description')).toBe(kept)
  const key = await addPart(days, '7', undefined, who, { bed: `Odd ${odd}` })
  expect(await shownText('Days', key, 'bed')).toBe(kept)
})

test.each([
  'drop:Trips|no such trip',
  'drop:Trips|7',
  'back:Days|7 / 2|no_such_field',
  'keep:Nothing|7',
  'copy:Trips|999',
  'like:Days|999 / 9',
  'remove:Days|999 / 9',
  'remove:Words|home.hero.headline',
  'up:Days|',
  'down:Words|home.hero.headline',
  'restore:Trips|7',
  'add:Trips',
  'add:Nothing',
  'like:Words|home.hero.headline',
  'copy:Words|home.hero.headline',
  'drop:Days|new:00000000',
  'picture:Nothing|',
  'no such act',
])('a forged act %s leaves no draft, and no page that fails', async (act) => {
  await signInAtDesk()
  const { status } = await post({ act })
  expect([303, 400]).toContain(status)
  expect((await readOpen()).drafts).toEqual([])
})

describe('two colleagues', () => {
  test('in the same field, without scripts: told once, then the second counts', async () => {
    await type('Days', '7 / 2', 'title', 'By Kiprop', 'Kiprop')
    await signInAtDesk()
    const first = await post({ [title]: 'By Wanjiru', seen: JSON.stringify({ [title]: 'older' }), act: 'save' })
    expect(first.form?.clashes).toMatchObject([{ name: title, theirs: 'By Kiprop', who: 'Kiprop' }])
    expect(first.form?.typed).toEqual({ [title]: 'By Wanjiru' })
    const seen = Object.fromEntries((first.form?.clashes ?? []).map((clash) => [clash.name, clash.seen]))
    const second = await post({ [title]: 'By Wanjiru', seen: JSON.stringify(seen), act: 'save' })
    expect(second.status).toBe(303)
    expect(await shownText('Days', '7 / 2', 'title')).toBe('By Wanjiru')
  })

  test('one drops a new day while the other types in it and elsewhere: the rest is stored, and the text is said', async () => {
    const key = await addPart(days, '7', undefined, 'Kiprop')
    await removeRow(days, key, 'Kiprop')
    await signInAtDesk()
    const seen = JSON.stringify({ [title]: hashText(await shownText('Days', '7 / 2', 'title')) })
    const { form } = await post({
      [fieldName(days, key, 'title')]: 'The river',
      [title]: 'Another title',
      seen,
      act: 'save',
    })
    expect(form?.problem).toBe('A colleague has taken off where you typed “The river”.')
    expect(await shownText('Days', '7 / 2', 'title')).toBe('Another title')
  })

  test('ten at once lose nothing', async () => {
    const fields = ['title', 'description', 'best_moment', 'bed', 'meals']
    const edits = fields.flatMap((field) => ['7 / 1', '7 / 2'].map((key) => ({ key, field })))
    await Promise.all(
      edits.map(({ key, field }, index) =>
        saveEdits([{ sheet: days, key, field, text: `Typed ${index}`, seen: '' }], '').then(() => undefined),
      ),
    )
    for (const [index, { key, field }] of edits.entries())
      expect(await shownText('Days', key, field)).toBe(`Typed ${index}`)
  })

  test('one publishes while the other types: what was typed last is looked at before it goes', async () => {
    await type('Days', '7 / 1', 'title', 'To publish')
    const { id } = await testDb.contentDraft.findFirstOrThrow()
    let publishing: Promise<unknown> = Promise.resolve()
    await testDb.$transaction(async (tx) => {
      await lockDrafts(tx)
      publishing = publishAll().catch((error: unknown) => error)
      await vi.waitFor(async () => {
        const [{ waiting }] = await testDb.$queryRaw<[{ waiting: number }]>`
          SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event = 'advisory'`
        expect(waiting).toBe(1)
      })
      const cells = { title: { text: 'Typed meanwhile', was: '', who: 'Kiprop' } }
      await tx.contentDraft.update({ where: { id }, data: { cells } })
    })
    expect(await publishing).toBeInstanceOf(ChangedError)
    expect(await shownText('Days', '7 / 1', 'title')).toBe('Typed meanwhile')
  })

  test('both save and one publishes at once: nothing fails, and nothing is lost', async () => {
    await type('Days', '7 / 1', 'title', 'To publish')
    const { drafts } = await readOpen()
    const chosen = { stamps: drafts.map(draftStamp), meant: [], who }
    const [published, ...saved] = await Promise.allSettled([
      publishDrafts(chosen),
      ...['bed', 'meals', 'best_moment'].map((field) => type('Days', '7 / 1', field, `Typed ${field}`)),
    ])
    expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    if (published.status === 'rejected') expect(published.reason).toBeInstanceOf(ChangedError)
    await publishAll()
    const day = await testDb.itineraryDay.findFirstOrThrow({ where: { itineraryId: 7, day: 1 } })
    expect(day).toMatchObject({
      title: 'To publish',
      bed: 'Typed bed',
      meals: 'Typed meals',
      bestMoment: 'Typed best_moment',
    })
  })
})

test('boxes that nobody touched are no change', async () => {
  const replies = sheet('Replies')
  const { name: key } = await testDb.reply.findFirstOrThrow()
  const options = replies.columns.find(({ field }) => field === 'kinds')?.type.options?.slice(0, 2) ?? []
  await type('Replies', key, 'kinds', [...options].reverse().join(', '))
  await publishAll()
  await signInAtDesk()
  const name = fieldName(replies, key, 'kinds')
  const seen = JSON.stringify({ [name]: hashText(await shownText('Replies', key, 'kinds')) })
  await post({ [name]: ['', ...options], seen, act: 'save' })
  expect((await readOpen()).drafts).toEqual([])
})
