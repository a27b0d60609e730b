// What proves to the route that expires cache tags that a request comes from this very process.
import 'server-only'
import { randomUUID } from 'node:crypto'
import { perProcess } from './per-process'

/** The header that carries the key. */
export const ownRequestHeader = 'x-own-request'

/** The key of this process: never written anywhere. */
export const ownRequestKey = () => perProcess('own-request-key', randomUUID)
