'use server'
import { headers } from 'next/headers'
import { readContext } from '../http/sender'
import { askingBrowser, clearSession, requireDesk, sessionToken, setSession } from './access'
import { deskAction, formHandler } from './action'
import { codeForm, codeRequestForm, sessionForm } from './forms'
import { endOtherSessions, endSession, endSessionOfColleague, queueCode, signIn } from './sign-in'

const signInHref = (values: Record<string, string>, step: string) =>
  `/desk/sign-in?step=${step}&to=${encodeURIComponent(pathOfDesk(values.to))}`

/** Nowhere but the desk. Browsers read a backslash as a slash and leave out line breaks. */
function pathOfDesk(to = '') {
  const host = 'https://desk.invalid'
  if (/[\\\p{Cc}]/u.test(to) || !URL.canParse(to, host)) return '/desk'
  const { origin, pathname, search } = new URL(to, host)
  return origin === host && /^\/desk(\/[\w-]+)*$/.test(pathname) ? `${pathname}${search}` : '/desk'
}

export const requestCode = formHandler(async (values) => {
  const { email } = codeRequestForm.parse(values)
  await queueCode(email, await askingBrowser(values.browser), readContext(await headers()).address)
  return signInHref(values, 'code')
})

export const signInWithCode = formHandler(async (values) => {
  const { code, name } = codeForm.parse(values)
  const before = await sessionToken()
  const token = await signIn(code, name, await askingBrowser())
  if (before) await endSession(before)
  await setSession(token)
  return pathOfDesk(values.to)
})

export const signOut = formHandler(async () => {
  const token = await sessionToken()
  if (token) await endSession(token)
  await clearSession()
  return '/desk/sign-in?status=signed-out'
})

export const signOutOne = deskAction(sessionForm, async ({ session }, { email }) => {
  await endSessionOfColleague(session, email)
  return '/desk/sign-ins?status=ended'
})

export const signOutOthers = formHandler(async () => {
  await requireDesk()
  const token = await sessionToken()
  if (token) await endOtherSessions(token)
  return '/desk?status=others'
})
