// All that leans on undocumented parts of Next.js 16.4; tests/unit/next-internals.test.ts says when one has changed.
// Beside it: lib/cache/page-cache.mjs, which Next.js loads itself.
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Expires what is cached under these tags in this process. Next.js's revalidateTag works within a request only. */
export function expireTags(tags: string[]) {
  // The clock by which entries are dated.
  const expired = performance.timeOrigin + performance.now()
  for (const tag of tags) tagsManifest.set(tag, { expired })
}
