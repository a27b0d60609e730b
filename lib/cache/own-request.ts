import 'server-only'
import { randomUUID } from 'node:crypto'
import { perProcess } from '../platform/per-process'

export const ownRequestHeader = 'x-own-request'

/** Never logged or stored. */
export const ownRequestKey = () => perProcess('own-request-key', randomUUID)
