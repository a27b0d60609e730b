// The pages as the build has rendered them. What has expired since Next.js does not give any more; while it cannot render
// a new one, an old page is better than none.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Answer } from './answer'

type Meta = { status?: number; headers?: Record<string, string>; postponed?: unknown }

// A path with anything else in it is no prerendered page, and must not become one of a file.
const plain = /^(\/[\w-]+)+$|^\/$/

/** The page of a path as the build rendered it whole, or undefined. Takes the folder of the build. */
export async function lastRendered(buildFolder: string, pathname: string): Promise<Answer | undefined> {
  if (!plain.test(pathname) || process.env.PAGES_OF_BUILD === 'other') return undefined
  const file = path.join(buildFolder, 'server/app', pathname === '/' ? 'index' : pathname)
  return readPage(file).catch(() => undefined)
}

async function readPage(file: string): Promise<Answer | undefined> {
  const { status = 200, headers = {}, postponed }: Meta = JSON.parse(await readFile(`${file}.meta`, 'utf8'))
  if (status !== 200 || postponed !== undefined) return undefined
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=1',
      'x-nextjs-prerender': '1',
      ...(headers.link && { link: headers.link }),
    },
    body: await readFile(`${file}.html`),
  }
}
