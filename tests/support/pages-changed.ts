import { perProcess } from '@/lib/server/per-process'

/** As the cache handler does when Next.js expires a tag. */
export function pagesChanged() {
  perProcess('pages', () => ({ version: 0 })).version += 1
}
