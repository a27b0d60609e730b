import { expect, test } from 'vitest'
import { isForeignOrigin } from '@/lib/http/foreign-origin'

const siteUrl = 'https://tembo.test'

test.each([
  ['no origin, as from a program', null, 'tembo.test', false],
  ['the host that was asked', 'http://localhost:3000', 'localhost:3000', false],
  ['the public address, behind a proxy that changes the host', 'https://tembo.test', '10.0.0.2:3000', false],
  ['another site', 'https://tembo.test.example', 'tembo.test', true],
  ['another port', 'http://localhost:3001', 'localhost:3000', true],
  ['a page that hides its origin', 'null', 'tembo.test', true],
])('%s', (_, origin, host, expected) => {
  expect(isForeignOrigin(origin, host, siteUrl)).toBe(expected)
})
