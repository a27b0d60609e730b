import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeWrongPlan, planPayments, withOpen } from '@/lib/quotes/payment-plan'

const days = { depositDay: '2027-01-27', further: [], balanceDay: '2027-05-11' }
const further = [
  { amount: 20, day: '2027-02-27' },
  { amount: 25, day: '2027-03-27' },
]

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
  [
    'further payments',
    { total: 100, depositAmount: 30, ...days, further },
    ['Deposit 30 2027-01-27', 'Second payment 20 2027-02-27', 'Third payment 25 2027-03-27', 'Balance 25 2027-05-11'],
  ],
  ['nothing', { total: 0, depositAmount: 0, ...days }, []],
])('%s', (_, agreed, plan) => {
  expect(planPayments(agreed).map(({ name, amount, day }) => `${name} ${amount} ${day}`)).toEqual(plan)
})

test('whatever was paid, the plan is the total, and what is open is the total without it', () => {
  const parts = fc.array(fc.nat(1e5), { maxLength: 4 })
  fc.assert(
    fc.property(
      parts,
      fc.nat(1e6),
      fc.nat(1e6),
      fc.integer({ min: -1000, max: 2e6 }),
      (amounts, deposit, rest, paid) => {
        const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
        const agreed = amounts.map((amount) => ({ amount, day: '2027-03-27' }))
        const total = deposit + sum(amounts) + rest
        const plan = withOpen(planPayments({ ...days, total, depositAmount: deposit, further: agreed }), paid)
        expect(sum(plan.map(({ amount }) => amount))).toBe(total)
        expect(sum(plan.map(({ open }) => open))).toBe(Math.max(0, total - Math.max(0, paid)))
      },
    ),
  )
})

test.each([
  ['a payment after the balance', { further: [{ amount: 20, day: '2027-05-12' }] }, 'before the second payment'],
  ['one before the deposit', { further: [{ amount: 20, day: '2027-01-26' }] }, 'before the deposit'],
  ['one before today', { further: [{ amount: 20, day: '2026-12-01' }] }, 'due before today'],
  ['nothing left', { further: [{ amount: 70, day: '2027-03-01' }] }, 'leave nothing for the balance'],
  ['a deposit above the total', { depositAmount: 101 }, 'more than the total'],
])('%s cannot be meant', (_, changes, sentence) => {
  const plan = { total: 100, depositAmount: 30, ...days, ...changes }
  expect(describeWrongPlan(plan, '2027-07-10', '2027-01-01').join(' ')).toContain(sentence)
})

test('a day that was agreed before may have passed', () => {
  const plan = { total: 100, depositAmount: 30, ...days, further }
  const known = [days.depositDay, '2027-02-27']
  expect(describeWrongPlan(plan, '2027-07-10', '2027-03-01', known)).toEqual([])
})
