// The words of leads that triggers keep for the search of the desk.
import { beforeEach, expect, test } from 'vitest'
import { findLeads } from '@/lib/desk/find-leads'
import { toDecimals } from '@/lib/domain/currency'
import { deleteLeads } from '@/lib/leads/handling'
import { emptyLeads, store } from '../support/leads'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

const found = async (typed: string) =>
  (await findLeads(testDb, typed, { take: 10 })).lines.map(({ reference }) => reference)

test('amounts are written in the units of their currencies, as on pages', async () => {
  const currencies = ['EUR', 'GBP', 'JPY', 'KES', 'KWD', 'RWF', 'TZS', 'UGX', 'USD']
  const rows = await testDb.$queryRaw<{ currency: string; units: string }[]>`
    SELECT currency, in_units(1234567, currency) AS units FROM unnest(${currencies}::text[]) AS currency`
  expect(rows).toEqual(currencies.map((currency) => ({ currency, units: toDecimals(1_234_567, currency) })))
})

test('what was typed wrongly is no longer found once it is corrected or deleted', async () => {
  const { reference } = await store('booking', { name: 'Marta Lindkvist' })
  await testDb.booking.update({ where: { reference }, data: { name: 'Marta Lindqvist' } })
  expect(await found('Lindkvist')).toEqual([])
  expect(await found('Lindqvist')).toEqual([reference])
  await testDb.lead.update({ where: { reference }, data: { email: 'corrected@example.com' } })
  expect(await found('corrected')).toEqual([reference])
  await testDb.hold.create({ data: { reference, what: 'Kambi ya Tembo', key: 'one' } })
  expect(await found('kambi')).toEqual([reference])
  await testDb.hold.deleteMany()
  expect(await found('kambi')).toEqual([])
  await deleteLeads([reference], 'corrected@example.com')
  expect(await testDb.leadSearch.count()).toBe(0)
})

test('two colleagues who note something of one lead at the same moment are both found', async () => {
  const { reference } = await store('booking')
  const note = (text: string) =>
    testDb.$transaction(async (tx) => {
      await tx.leadEvent.create({ data: { reference, action: 'answered', note: text, key: text } })
      await tx.hold.create({ data: { reference, what: `${text} camp`, key: text } })
    })
  const words = ['acacia', 'baobab', 'candelabra', 'doum']
  await Promise.all(words.map(note))
  for (const word of words) expect([word, await found(word)]).toEqual([word, [reference]])
})

test('a value that cannot be read keeps nothing from being stored', async () => {
  const { reference } = await store('booking')
  const snapshot = { trip: { id: 2_147_483_647.6 } }
  const { id } = await testDb.quote.create({
    data: { reference, snapshot, validUntil: new Date(), preparedBy: 'Wanjiru' },
  })
  expect(await testDb.quote.count({ where: { id } })).toBe(1)
  await testDb.quote.delete({ where: { id } })
  await testDb.leadEvent.create({ data: { reference, action: 'answered', note: 'acacia', key: 'one' } })
  expect(await found('acacia')).toEqual([reference])
})
