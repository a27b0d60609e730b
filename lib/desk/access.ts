// Who is asking: a browser that is signed in, or the bearer of a mail's link, which opens one thing.
import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { readContext } from '../http/sender'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { BadRequestError, RateLimitError } from '../platform/errors'
import { setPageStatus } from '../platform/request-context'
import { type DeskTarget, readDeskToken } from '../submissions/desk-link'
import { limitRate } from '../submissions/rate-limit'
import { describeDevice, hashSession, longestDays, newSecret, readSession, wasEndedByColleague } from './sign-in'

/** Who is signed in, both empty for the bearer of a link. `token`: of the link that opened the page. */
export type Desk = { who: string; email: string; token?: string }

const isHttps = () => config.siteUrl.startsWith('https:')

async function cookieName(name: 'desk' | 'desk-browser') {
  return nameFor((await headers()).get('x-forwarded-proto'), name)
}

/** With __Host- no other host of the domain can set it. Browsers take that over https and with the path / only. */
function nameFor(forwardedProtocol: string | null, name: 'desk' | 'desk-browser') {
  const [protocol] = (forwardedProtocol ?? '').split(',')
  return isHttps() && protocol === 'https' ? `__Host-${name}` : name
}

const cookieOptions = (days: number) => ({
  httpOnly: true,
  secure: isHttps(),
  // From a mail's link too, but not with a form of another site.
  sameSite: 'lax' as const,
  path: '/',
  maxAge: days * 24 * 60 * 60,
})

export async function sessionToken() {
  return (await cookies()).get(await cookieName('desk'))?.value
}

/** Whether a colleague has signed this browser out. */
export const isSignedOutByColleague = async () => wasEndedByColleague(await sessionToken())

/** Only within an action. */
export async function setSession(token: string) {
  ;(await cookies()).set(await cookieName('desk'), token, cookieOptions(longestDays))
}

export async function clearSession() {
  ;(await cookies()).set(await cookieName('desk'), '', cookieOptions(0))
}

/**
 * The browser that asks for a code, known by its cookie for a year from then. `offered`: its secret if it has none yet,
 * the same for both requests of a double click. Only within an action.
 */
export async function askingBrowser(offered = '') {
  const jar = await cookies()
  const made = /^[\w-]{43}$/.test(offered) ? offered : newSecret()
  const name = await cookieName('desk-browser')
  const secret = jar.get(name)?.value ?? made
  jar.set(name, secret, cookieOptions(longestDays))
  return { secret, device: describeDevice((await headers()).get('user-agent') ?? '') }
}

const currentSession = cache(async () => (config.hasDesk ? readSession(db(), await sessionToken()) : null))

/** Outside of Next.js: whether the browser of this request is signed in. */
export async function isSignedIn({ cookie = '', ...others }: IncomingHttpHeaders) {
  const name = `${nameFor(String(others['x-forwarded-proto'] ?? ''), 'desk')}=`
  const token = cookie
    .split('; ')
    .find((one) => one.startsWith(name))
    ?.slice(name.length)
  return config.hasDesk && (await readSession(db(), token)) !== null
}

/** The session of this browser with its key; null for nobody who is signed in. */
export async function readOwnSession() {
  const token = await sessionToken()
  const session = await currentSession()
  return token && session ? { ...session, hash: await hashSession(db(), token) } : null
}

/** Leads to the sign-in, and from there to `path`. */
export async function requireDesk(path = '/desk'): Promise<Desk> {
  if (!config.hasDesk) notFound()
  const session = await currentSession()
  if (!session) redirect(`/desk/sign-in?to=${encodeURIComponent(path)}`)
  return { who: session.name, email: session.email }
}

/** For the forms of one thing: by the token of its link, or signed in. The sign-in leads to `page`, or to the thing. */
export async function requireDeskFor({ kind, id }: DeskTarget, token?: string, page?: string): Promise<Desk> {
  if (!token) return requireDesk(page || deskHref({ kind, id }))
  const link = await readDeskToken(db(), token)
  if (link.state !== 'open' || link.kind !== kind || link.id !== id)
    throw new BadRequestError('This link no longer works. Nothing was changed.')
  return { ...(await readColleague()), token }
}

/** The page of one thing: by the token of its link, or signed in. */
export function deskHref({ kind, id }: DeskTarget, token?: string) {
  if (token) return `/desk/link/${token}`
  if (kind === 'lead') return `/desk/leads/${id}`
  return kind === 'review' ? `/desk/reviews/${id}` : '/desk'
}

/** Who opens a mail's link, if they are signed in as well. */
export async function readColleague() {
  const session = await currentSession()
  return { who: session?.name ?? '', email: session?.email ?? '' }
}

/** Tokens cannot be guessed; the limit bounds the load. A sentence for who asks too often, else null. */
export async function limitUnknownTokens() {
  try {
    await limitRate(db(), 'desk', readContext(await headers()).address)
  } catch (error) {
    if (error instanceof RateLimitError) return error.message
    throw error
  }
  return null
}

/** Returns a sentence for who asks too often. */
export async function refuseUnknownToken() {
  const problem = await limitUnknownTokens()
  if (!problem) notFound()
  setPageStatus(429)
  return problem
}

export const readLink = (token: string) => readDeskToken(db(), token)

/** For downloads: the token of a link of this kind, or a session. */
export async function readLinkOrSession(kind?: DeskTarget['kind'], token?: string) {
  if (!token) return currentSession()
  const link = await readDeskToken(db(), token)
  return link.state === 'open' && link.kind === kind ? link : null
}
