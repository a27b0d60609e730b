// What we know of a request besides its content.
import 'server-only'
import { config } from '../platform/config'
import { perProcess } from '../platform/per-process'
import { requestContext } from '../platform/request-context'
import { clientAddress } from './addresses'

export type LeadContext = {
  /** By a form, with or without JavaScript; false for REST clients. */
  isForm: boolean
  /** The same key with the same content is stored once. */
  idempotencyKey: string | null
  /** For rate limits only: never stored or logged in clear. */
  address: string | null
  /** The page with the form. */
  page: string | null
}

/** For tests and other callers without a request: not limited. */
export const noContext: LeadContext = { isForm: false, idempotencyKey: null, address: null, page: null }

export function readContext(headers: Headers): LeadContext {
  return {
    isForm: false,
    idempotencyKey: headers.get('idempotency-key'),
    address: readAddress(headers),
    page: readPage(headers.get('referer')),
  }
}

function readAddress(headers: Headers) {
  const { socketAddress } = requestContext().getStore() ?? {}
  const forwardedFor = headers.get('x-forwarded-for')
  const address = clientAddress({ socketAddress, forwardedFor, proxies: config.trustedProxies })
  if (!address) perProcess('no-address-told', warnOfNoAddress)
  return address
}

// To count all as one would let one visitor keep the others from writing to us.
function warnOfNoAddress() {
  console.warn('Visitors have no address that can be trusted, so RATE_LIMIT_PER_HOUR is off. See docs/operate.md.')
  return true
}

// Without the origin: whatever host name the visitor used, the page is ours. The path of another scheme may be anything.
function readPage(referrer: string | null) {
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return `${url.pathname}${url.search}`.slice(0, 300)
}
