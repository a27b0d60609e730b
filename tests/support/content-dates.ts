import { afterAll, beforeEach } from 'vitest'
import { testDb } from './test-db'

const later = new Date('2090-01-01')

/** Nothing is due for decades. After the file the dates are restored. */
export function keepContentCurrent() {
  const was = Promise.all([testDb.claim.findMany(), testDb.itineraryPrice.findMany()])
  beforeEach(async () => {
    await was
    await testDb.claim.updateMany({ data: { nextCheck: later } })
    await testDb.itineraryPrice.updateMany({ data: { validUntil: later } })
  })
  afterAll(async () => {
    const [claims, prices] = await was
    for (const { id, ...data } of claims) await testDb.claim.update({ where: { id }, data })
    for (const { id, validUntil } of prices) await testDb.itineraryPrice.update({ where: { id }, data: { validUntil } })
  })
}
