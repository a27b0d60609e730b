import { pagesCounter } from '@/lib/cache/pages-changed'

/** As the cache handler does when Next.js expires a tag. */
export function pagesChanged() {
  pagesCounter().version += 1
}
