// Proves to the route that expires cache tags that a request comes from this very process.
import 'server-only'
import { randomUUID } from 'node:crypto'
import { perProcess } from '../platform/per-process'

export const ownRequestHeader = 'x-own-request'

/** Never written down anywhere. */
export const ownRequestKey = () => perProcess('own-request-key', randomUUID)
