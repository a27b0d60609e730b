// Counts how often the content of pages has changed in this process. Next.js bundles lib, the server script does not:
// the two share no module, but they share this symbol.

type Pages = { version: number }

const shared = globalThis as { [key: symbol]: Pages | undefined }
const key = Symbol.for('tembo.pages')

function pages(): Pages {
  shared[key] ??= { version: 0 }
  return shared[key]
}

/** Says that something cached has expired: a page made before this moment may be out of date. */
export function pagesChanged() {
  pages().version += 1
}

/** A number that grows with every pagesChanged of this process; starts at 0. */
export function pagesVersion() {
  return pages().version
}
