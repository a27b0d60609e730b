// Pictures in the size and format that a browser wants. Next.js makes one in a third of a second, and keeps none while
// what it makes stays in memory (isrFlushToDisk): they are kept here, those of the site itself on disk as well.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import cacache from 'cacache'
import { LRUCache } from 'lru-cache'
import { type Answer, publicHeaders } from './answer'
import { type Copy, copyOf } from './copy'
import type { Site } from './finish'

const mostBytes = 64 * 1024 * 1024
const keptFor = 24 * 60 * 60 * 1000
// The best first; a browser that takes none of them gets the format of the file.
const formats = ['image/avif', 'image/webp']

type Wanted = { address: string; accept: string }

/** The path of all resized pictures. */
export const picturePath = '/_next/image'

/**
 * Opens the pictures. Takes how Next.js is asked for one, and where the site's own files and its build are. Returns a
 * function that takes the query and the Accept header of a request, and gives the picture.
 */
export function openPictures(
  ask: (address: string, accept: string) => Promise<Answer>,
  places: Pick<Site, 'publicFolder' | 'buildFolder'>,
) {
  const folder = path.join(places.buildFolder, 'cache/pictures')
  const kept = new LRUCache<string, Copy, Wanted>({
    maxSize: mostBytes,
    ttl: keptFor,
    // The names too: a refused one may be long.
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2 + 1024,
    fetchMethod: async (_key, _old, { context, options }) => {
      const answer = await stored(context)
      // A refusal is shared by those who ask at the same moment, and forgotten.
      if (answer.status !== 200) options.ttl = 1
      return copyOf(answer, 'once')
    },
  })

  async function stored(wanted: Wanted): Promise<Answer> {
    const name = await nameOf(wanted).catch(() => null)
    const found = name && (await cacache.get(folder, name).catch(() => null))
    if (found) return { status: 200, headers: found.metadata, body: found.data }
    const { status, headers, body } = await ask(wanted.address, wanted.accept)
    const answer = { status, headers: publicHeaders(headers), body }
    // On a full disk it is made again after the next start.
    if (name && status === 200)
      await cacache.put(folder, name, body, { metadata: answer.headers }).catch(() => undefined)
    return answer
  }

  // A file of the site is known by its content, so that another one under the same name is another picture.
  async function nameOf({ address, accept }: Wanted) {
    const file = new URL(address, 'http://localhost').searchParams.get('url') ?? ''
    if (!/^\/images\/(?:[\w-]+\/)*[\w-]+\.\w+$/.test(file)) return null
    return `${address} ${accept} ${await hashOf(path.join(places.publicFolder, file))}`
  }

  return async (query: URLSearchParams, accepted: string) => {
    // Whatever else stands in the query makes no other picture.
    const address = `${picturePath}?${new URLSearchParams(['url', 'w', 'q'].map((name) => [name, query.get(name) ?? '']))}`
    const accept = formats.find((format) => accepted.includes(format)) ?? '*/*'
    const copy = await kept.fetch(`${address} ${accept}`, { context: { address, accept } })
    if (!copy) throw new Error('There is no picture')
    return copy
  }
}

async function hashOf(file: string) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
}
