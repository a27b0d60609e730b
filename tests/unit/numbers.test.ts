import { expect, test } from 'vitest'
import { rateClaims } from '@/lib/content/rate-claims'
import { minorUnits } from '@/lib/domain/currency'

// prisma/sql/lead_figures.sql turns minor units into US cents without knowing how many there are.
test('every currency with a rate has cents', () => {
  const codes = rateClaims.map(({ id }) => id.slice('rate-'.length).toUpperCase())
  expect(codes.filter((code) => minorUnits(code) !== 100)).toEqual([])
})
