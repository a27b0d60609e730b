import type { IncomingHttpHeaders } from 'node:http'
import { perProcess } from './per-process'
import type { Preview } from './request-context'

type Colleagues = {
  /** By the secret of a link. */
  findPreview?: (secret: string) => Promise<Preview | 'ended' | null>
  isSignedIn?: (headers: IncomingHttpHeaders) => Promise<boolean>
}

/** What scripts/response-cache asks the rooms of lib, which run within Next.js: instrumentation.ts puts it here. */
export const colleagues = () => perProcess('colleagues', (): Colleagues => ({}))
