// Random edits at the desk and by workbook, published and undone: the site is what its history says.
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { rowHashes } from '@/lib/publishing/compare'
import { ContentError } from '@/lib/publishing/content-error'
import { addPart, keepMine, moveRow, removeRow, restoreRow } from '@/lib/publishing/edit-drafts'
import { readingContent, undoPublication } from '@/lib/publishing/publish'
import { type Content, type Row, rowKey } from '@/lib/publishing/sheet'
import { publishAll, sheet, type } from '../support/content-drafts'
import { testDb } from '../support/test-db'
import { importChanged, undoAll } from '../support/workbook-import'

beforeEach(async () => {
  await testDb.contentDraft.deleteMany()
  await undoAll()
})

const readNow = () => readingContent(async ({ content }) => content)

type Stored = { sheet: string; key: string; kind: string; before?: Row; after?: Row }

/** The content of before, with everything that was published since. */
async function replay(before: Content): Promise<Content> {
  const publications = await testDb.publication.findMany({ orderBy: { id: 'asc' } })
  const content = Object.fromEntries(
    Object.entries(before).map(([name, rows]) => [
      name,
      new Map(rows.map((row) => [rowKey(sheet(name), row), row] as const)),
    ]),
  )
  for (const { changes } of publications)
    for (const change of changes as unknown as Stored[]) {
      if (change.kind === 'removed') content[change.sheet]?.delete(change.key)
      else if (change.after) content[change.sheet]?.set(change.key, change.after)
    }
  return Object.fromEntries(Object.entries(content).map(([name, rows]) => [name, [...rows.values()]]))
}

const fields = [
  ['Prices', '7 / July to December', 'for_four'],
  ['Prices', '7 / January to June', 'for_two'],
  ['Days', '7 / 2', 'best_moment'],
  ['Trips', '7', 'seasonality'],
  ['Trips', '12', 'location'],
  ['Words', 'home.hero.headline', 'text'],
] as const
const who = fc.constantFrom('Wanjiru', 'Kiprop')
const typing = fc.record({
  act: fc.constant('type' as const),
  field: fc.constantFrom(...fields),
  text: fc.constantFrom('900', '950', 'A quiet hour by the river', '', 'nine hundred'),
  who,
})
const rows = fc.record({
  act: fc.constantFrom('remove' as const, 'restore' as const, 'up' as const, 'more' as const, 'keep' as const),
  row: fc.constantFrom(...(['7 / 1', '7 / 2', '7 / 3'] as const)),
  who,
})
const others = fc.record({
  act: fc.constantFrom('publish' as const, 'publish' as const, 'workbook' as const, 'undo' as const),
  number: fc.integer({ min: 0, max: 5 }),
})
type Step = typeof typing extends fc.Arbitrary<infer T> ? T : never
type RowStep = typeof rows extends fc.Arbitrary<infer T> ? T : never
type OtherStep = typeof others extends fc.Arbitrary<infer T> ? T : never

async function take(step: Step | RowStep | OtherStep) {
  const days = sheet('Days')
  if (step.act === 'type') {
    const [name, key, field] = step.field
    await type(name, key, field, step.text, step.who)
  }
  if (step.act === 'remove') await removeRow(days, step.row, step.who)
  if (step.act === 'restore') await restoreRow(days, step.row, step.who)
  if (step.act === 'up') await moveRow(days, step.row, -1, step.who)
  if (step.act === 'more') await addPart(days, '7', step.row, step.who)
  if (step.act === 'keep') await keepMine(days, step.row, step.who)
  if (step.act === 'publish') await publishAll().catch(orRefused)
  if (step.act === 'workbook')
    await importChanged((book) => {
      book.set('Trips', { Id: 12 }, { Location: `Bwindi, ${step.number}` })
    })
  if (step.act === 'undo') {
    const found = await testDb.publication.findMany({ where: { undoes: null, undoneBy: null } })
    const one = found[step.number % Math.max(1, found.length)]
    if (one) await undoPublication({ id: one.id }).catch(orRefused)
  }
}

/** A refusal is a sentence, and changes nothing. */
function orRefused(error: unknown) {
  if (!(error instanceof ContentError) && !(error as Error).message.startsWith('Nothing was published')) throw error
}

test('the site is what its history says, and drafts change nothing of it', async () => {
  const before = await readNow()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(typing, typing, rows, others), { minLength: 4, maxLength: 8 }),
      async (steps) => {
        for (const step of steps) {
          const earlier = rowHashes(await readNow())
          await take(step)
          const now = rowHashes(await readNow())
          expect(now).toEqual(rowHashes(await replay(before)))
          if (!['publish', 'workbook', 'undo'].includes(step.act)) expect(now).toEqual(earlier)
        }
      },
    ),
    { numRuns: 4 },
  )
})
