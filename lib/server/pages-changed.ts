// How often the content of pages has expired in this process; lib/server/page-cache.mjs counts it.
import { perProcess } from './per-process'

/** A number that grows with every expiry of this process; starts at 0. */
export function pagesVersion() {
  return perProcess('pages', () => ({ version: 0 })).version
}
