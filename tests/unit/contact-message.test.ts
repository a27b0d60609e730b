import { expect, test } from 'vitest'
import { contactMessage } from '@/lib/forms/contact-message'
import { schemaOf } from '@/lib/forms/schema'
import { fieldErrorsOf } from '@/lib/http/field-errors'

const schema = schemaOf(contactMessage)
const message = { name: 'Ana Brooks', email: 'ana@example.com', subject: 'A bird', message: 'Which one was it?' }

function errorsOf(change: Partial<Record<keyof typeof message, unknown>>) {
  const result = schema.safeParse({ ...message, ...change })
  return result.success ? {} : fieldErrorsOf(result.error)
}

test('a complete message passes, with the spaces around it removed', () => {
  expect(schema.parse({ ...message, name: '  Ana Brooks ' })).toEqual(message)
})

test.each([
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', undefined, 'Name is required'],
  ['email', 'ana@', 'Invalid email address'],
  ['email', '', 'Invalid email address'],
  ['email', undefined, 'Invalid email address'],
  ['subject', '', 'Subject is required'],
  ['subject', undefined, 'Subject is required'],
  ['message', 'Nine char', 'Message must be at least 10 characters'],
  ['message', '   Nine char   ', 'Message must be at least 10 characters'],
  ['message', undefined, 'Message must be at least 10 characters'],
] as const)('a %s that is %o is answered in the words of the specification', (field, value, expected) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: expected })
})

test('ten characters are enough for a message', () => {
  expect(errorsOf({ message: 'Ten chars!' })).toEqual({})
})

test('texts beyond their length are refused', () => {
  expect(errorsOf({ name: 'a'.repeat(121) })).toEqual({ name: 'Please use at most 120 characters.' })
  expect(errorsOf({ subject: 'a'.repeat(201) })).toEqual({ subject: 'Please use at most 200 characters.' })
  expect(errorsOf({ message: 'a'.repeat(4001) })).toEqual({ message: 'Please use at most 4,000 characters.' })
})
