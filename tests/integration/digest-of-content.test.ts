import { afterEach, beforeEach, expect, test } from 'vitest'
import { queueDigest } from '@/lib/background/digest'
import { keepContentCurrent } from '../support/content-dates'
import { emptyLeads } from '../support/leads'
import { testDb } from '../support/test-db'

const morning = new Date('2031-08-31T04:00:00Z')

keepContentCurrent()
beforeEach(emptyLeads)
afterEach(emptyLeads)

const digest = async () => (await testDb.mail.findMany({ where: { reference: null } })).map(({ text }) => text).join()

test('a claim past its check date is told with its owner, until it is checked', async () => {
  const due = { nextCheck: new Date('2031-08-30'), owner: 'Musa' }
  await testDb.claim.update({ where: { id: 'flying-doctor' }, data: due })
  expect(await queueDigest(morning)).toBe(true)
  expect(await digest()).toContain('flying-doctor (flying-doctor cover): due 2031-08-30, Musa')
  expect(await digest()).not.toContain('share-of-proceeds')
})

test('a price that runs out within thirty days is told', async () => {
  const [first] = await testDb.itineraryPrice.findMany({ where: { itineraryId: 7 }, orderBy: { id: 'asc' } })
  await testDb.itineraryPrice.update({ where: { id: first?.id }, data: { validUntil: new Date('2031-09-20') } })
  expect(await queueDigest(morning)).toBe(true)
  expect(await digest()).toContain('Mara Long Weekend, January to June: 2031-09-20')
})

test('while all of them hold, nothing is sent', async () => {
  expect(await queueDigest(morning)).toBe(false)
})
