// What a door knows of a sending besides its content.
import 'server-only'
import { config } from '../config'
import { clientAddress } from './client-address'

export type LeadContext = {
  /** Sent by a form, with JavaScript or without, rather than by a REST client. */
  isForm: boolean
  /** Names one sending: a second one with the same name and content is not stored again. */
  idempotencyKey: string | null
  /** The network address it came from, for the limits only: it is never stored or logged in clear. */
  address: string | null
  /** The page of the site that it was sent from. */
  page: string | null
}

/** For callers that are not a door, such as a test: nothing is known, nothing is limited. */
export const noContext: LeadContext = { isForm: false, idempotencyKey: null, address: null, page: null }

/** Reads the context of a request. Takes its headers. */
export function readContext(headers: Headers): LeadContext {
  return {
    isForm: false,
    idempotencyKey: headers.get('idempotency-key'),
    address: clientAddress(headers, config.trustProxy),
    page: pageOf(headers.get('referer')),
  }
}

// Without the origin: whatever name the visitor reached the site by, the page is ours.
function pageOf(referrer: string | null) {
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  return url && `${url.pathname}${url.search}`.slice(0, 300)
}
