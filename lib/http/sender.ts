import 'server-only'
import { config } from '../platform/config'
import { perProcess } from '../platform/per-process'
import { requestContext } from '../platform/request-context'
import { clientAddress } from './addresses'

export type SubmissionContext = {
  /** True for forms, with or without JavaScript; false for REST clients. */
  isForm: boolean
  /** The same key with the same content is stored once. */
  idempotencyKey: string | null
  address: string | null
  page: string | null
  /** Such as 'de-DE', as the browser says. */
  languages: string[]
  /** Whoever sends it has asked not to be tracked (Sec-GPC, DNT). */
  isUntracked: boolean
}

/** For callers without a request: no rate limit. */
export const noContext: SubmissionContext = {
  isForm: false,
  idempotencyKey: null,
  address: null,
  page: null,
  languages: [],
  isUntracked: false,
}

export function readContext(headers: Headers): SubmissionContext {
  return {
    isForm: false,
    idempotencyKey: headers.get('idempotency-key'),
    address: readAddress(headers),
    page: readPage(headers.get('referer')),
    languages: (headers.get('accept-language') ?? '').slice(0, 200).match(/[a-z]{2}-[A-Z]{2}/g) ?? [],
    isUntracked: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
  }
}

function readAddress(headers: Headers) {
  const { socketAddress } = requestContext().getStore() ?? {}
  const forwardedFor = headers.get('x-forwarded-for')
  const address = clientAddress({ socketAddress, forwardedFor, proxies: config.trustedProxies })
  if (!address) perProcess('no-address-told', warnOfNoAddress)
  return address
}

// Without addresses, one shared limit would let one visitor block all others.
function warnOfNoAddress() {
  console.warn('Visitors have no address that can be trusted, so RATE_LIMIT_PER_HOUR is off. See docs/operate.md.')
  return true
}

// The path only: the site may be reached under several hosts. Other schemes are ignored.
function readPage(referrer: string | null) {
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return `${url.pathname}${url.search}`.slice(0, 300)
}
