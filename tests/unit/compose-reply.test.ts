import { expect, test } from 'vitest'
import { addReply } from '@/lib/desk/compose'

const checking = 'Dear Marta,\n\nWe are asking the camps.\n\nWarm regards from Nanyuki'
const dates = 'Dear Marta,\n\nWhich day could you start?\n\nOr a week later?\n\nWarm regards, Wanjiru'

test('an empty letter is the whole ready answer', () => {
  expect(addReply(' \n', checking)).toBe(checking)
})

test('a second one adds what it says, between greeting and sign-off', () => {
  expect(addReply(checking, dates)).toBe(
    'Dear Marta,\n\nWe are asking the camps.\n\nWhich day could you start?\n\nOr a week later?\n\nWarm regards from Nanyuki',
  )
})

test('the same one twice changes nothing', () => {
  expect(addReply(checking, checking)).toBe(checking)
})

test('what is typed stays, and gets the sign-off that it lacks', () => {
  const typed = 'Dear Marta, thank you for the photographs of the elephants that you sent with your message.'
  expect(addReply(typed, checking)).toBe(`${typed}\n\nWe are asking the camps.\n\nWarm regards from Nanyuki`)
  expect(addReply(`${typed}\n\nYours, W.`, checking)).toBe(`${typed}\n\nWe are asking the camps.\n\nYours, W.`)
})
