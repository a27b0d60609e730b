import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPayments, withOpen } from '@/lib/quotes/payment-plan'

const days = { depositDay: '2027-01-27', balanceDay: '2027-05-11' }

test.each([
  [
    'a deposit and the rest',
    { total: 100, depositAmount: 30, ...days },
    ['Deposit 30 2027-01-27', 'Balance 70 2027-05-11'],
  ],
  ['all at once', { total: 100, depositAmount: 100, ...days }, ['Full price 100 2027-01-27']],
  ['no deposit', { total: 100, depositAmount: 0, ...days }, ['Full price 100 2027-05-11']],
  [
    'a rest without a day',
    { total: 100, depositAmount: 30, ...days, balanceDay: null },
    ['Deposit 30 2027-01-27', 'Balance 70 null'],
  ],
  ['nothing', { total: 0, depositAmount: 0, ...days }, []],
])('%s', (_, agreed, plan) => {
  expect(planPayments(agreed).map(({ name, amount, day }) => `${name} ${amount} ${day}`)).toEqual(plan)
})

test('whatever was paid, the plan is the total, and what is open is the total without it', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.integer({ min: -1000, max: 2e6 }), (total, depositAmount, paid) => {
      const plan = withOpen(planPayments({ total, depositAmount, ...days }), paid)
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
      expect(sum(plan.map(({ amount }) => amount))).toBe(total)
      expect(sum(plan.map(({ open }) => open))).toBe(Math.max(0, total - Math.max(0, paid)))
    }),
  )
})
