import { expect, test } from 'vitest'
import { whyHeld } from '@/lib/leads/spam'

test.each([[{ toString: 1 }], [{ valueOf: 'x', toString: null }], [[]], [null], [''], ['yesterday']])(
  'a time that is none, %j, says nothing',
  (openFor) => {
    expect(whyHeld({ openFor }, { name: 'Ana' }, 2)).toBeNull()
  },
)

test('a form that was open for a moment only is held', () => {
  expect(whyHeld({ openFor: '500' }, { name: 'Ana' }, 2)).toBe('too fast')
})
