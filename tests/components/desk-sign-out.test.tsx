import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import SignInPage from '@/app/desk/sign-in/page'

// It reads the contacts of the office, for a page without its data.
vi.mock('@/components/layout/unavailable', () => ({ pageOrUnavailable: (page: unknown) => page }))

const session = vi.hoisted(() => ({ current: null as object | null, isRevoked: false }))
vi.mock('@/lib/desk/access', () => ({
  readLinkOrSession: async () => session.current,
  isSignedOutByColleague: async () => session.isRevoked,
}))

const typed = () => JSON.stringify({ 'TT-7K4Q2P9 Answer': { values: { text: 'Dear Ann' }, savedAt: Date.now() } })

async function openSignIn(query: Record<string, string>) {
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) }
  render(await SignInPage(props))
}

test('signing out forgets what was typed at the desk', async () => {
  localStorage.setItem('desk', typed())
  await openSignIn({})
  expect(localStorage.getItem('desk')).toContain('Ann')
  session.current = { name: 'Musa' }
  await openSignIn({ status: 'signed-out' })
  expect(localStorage.getItem('desk')).toContain('Ann')
  session.current = null
  await openSignIn({ status: 'signed-out' })
  expect(localStorage.getItem('desk')).toBe('{}')
})

test('a browser that a colleague signed out forgets it too, one whose session ran out does not', async () => {
  localStorage.setItem('desk', typed())
  await openSignIn({ to: '/desk' })
  expect(localStorage.getItem('desk')).toContain('Ann')
  session.isRevoked = true
  await openSignIn({ to: '/desk' })
  expect(localStorage.getItem('desk')).toBe('{}')
})
