import { expect, onTestFinished, test, vi } from 'vitest'
import { GET } from '@/app/.well-known/security.txt/route'
import { testDb } from '../support/test-db'

vi.mock('next/server', () => ({ connection: async () => undefined }))

test('security.txt names the contact of the workbook and a day within a year, as RFC 9116 asks', async () => {
  await testDb.contentWord.create({ data: { key: 'contact.emails.reservations', text: 'desk#1@duma.example' } })
  onTestFinished(() => testDb.contentWord.deleteMany().then(() => undefined))
  const answer = await GET()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:desk%231@duma.example')
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(366)
})
