import { expect, test } from 'vitest'
import { compareLines } from '@/lib/quotes/compare-lines'

const trip = { text: 'The trip, per person', count: 2, amount: 129_000 }
const flight = { text: 'Flight, 2 people', count: 1, amount: 45_000 }
const shown = [trip, flight]

test('an offer as it was shown has nothing to say, in any order and with empty rows', () => {
  const empty = { text: '', count: 1, amount: 0 }
  expect(compareLines([flight, empty, trip], shown)).toEqual({ notes: ['', '', ''], gone: [] })
})

test('another amount, count or text says what was shown', () => {
  const { notes, gone } = compareLines(
    [
      { ...trip, count: 3 },
      { ...flight, text: 'Flight to the Mara' },
    ],
    shown,
  )
  expect(notes).toEqual(['They were shown 2 × US$1,290', 'They were shown “Flight, 2 people”, US$450'])
  expect(gone).toEqual([])
})

test('a new line is not in the estimate, and one that is gone is named', () => {
  const balloon = { text: 'Balloon', count: 2, amount: 48_000 }
  expect(compareLines([trip, balloon], shown)).toEqual({
    notes: ['', 'Not in the estimate'],
    gone: ['Flight, 2 people, US$450'],
  })
})

test('an amount that cannot be compared says what was shown', () => {
  expect(compareLines([{ ...trip, amount: null }], [trip]).notes).toEqual(['They were shown 2 × US$1,290'])
})

test('of two lines with one text the one that is unchanged says nothing', () => {
  const dearer = { ...trip, amount: 140_000 }
  expect(compareLines([{ ...trip, amount: 150_000 }, trip], [trip, dearer]).notes).toEqual([
    'They were shown 2 × US$1,400',
    '',
  ])
})
