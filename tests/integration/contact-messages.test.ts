// There is no REST path for the contact form.
import { afterEach, expect, test } from 'vitest'
import { submitContactMessage } from '@/lib/data/actions'
import { testDb } from '../support/test-db'

const message = { name: 'Ana Brooks', email: 'ana@example.com', subject: 'A bird', message: 'It was blue and loud.' }

afterEach(() => testDb.contactMessage.deleteMany())

function send(values: Record<string, string>) {
  const form = new FormData()
  for (const [key, value] of Object.entries(values)) form.set(key, value)
  return submitContactMessage(null, form)
}

test('a message is stored as it was written, under the reference the visitor sees', async () => {
  const result = await send(message)
  if (!result.ok) throw new Error('not stored')
  expect(result.receipt.reference).toMatch(/^TT-[2-9A-Z]{7}$/)
  expect(await testDb.contactMessage.findMany()).toEqual([
    expect.objectContaining({ ...message, reference: result.receipt.reference }),
  ])
})

test('a message that is too short is refused in the words of the specification, keeps its values and is not stored', async () => {
  const short = { ...message, message: 'Hello' }
  expect(await send(short)).toEqual({
    ok: false,
    fieldErrors: { message: 'Message must be at least 10 characters' },
    values: short,
  })
  expect(await testDb.contactMessage.count()).toBe(0)
})

test('what a robot adds to the form is not stored', async () => {
  await send({ ...message, id: '7', reference: 'TT-AAAAAAA', createdAt: '2001-01-01' })
  const [row] = await testDb.contactMessage.findMany()
  expect(row).toMatchObject(message)
  expect(row?.reference).not.toBe('TT-AAAAAAA')
})
