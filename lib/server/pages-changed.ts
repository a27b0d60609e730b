// Counts how often the content of pages has changed in this process.
import { perProcess } from './per-process'

const pages = () => perProcess('pages', () => ({ version: 0 }))

/** Says that something cached has expired: a page made before this moment may be out of date. */
export function pagesChanged() {
  pages().version += 1
}

/** A number that grows with every pagesChanged of this process; starts at 0. */
export function pagesVersion() {
  return pages().version
}
