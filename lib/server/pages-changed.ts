// lib/server/page-cache.mjs counts it.
import { perProcess } from './per-process'

/** Grows with every expiry in this process; starts at 0. */
export function pagesVersion() {
  return perProcess('pages', () => ({ version: 0 })).version
}
