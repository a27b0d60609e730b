// Makes the pictures of the pages before anyone waits for them.
import { readdir, readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { ask } from './answer'

/**
 * Asks the front for every resized picture that the pages of the build show, one after the other, small ones first: phones
 * come first. What was made before a restart is read from the disk. Ends early when the signal does.
 */
export async function makePicturesAhead(front: RequestListener, buildFolder: string, signal: AbortSignal) {
  const addresses = await pictureAddresses(path.join(buildFolder, 'server/app'))
  for (const address of addresses.sort((one, other) => widthOf(one) - widthOf(other))) {
    if (signal.aborted) return
    await ask(front, { method: 'GET', headers: { accept: 'image/avif' } }, address)
  }
}

async function pictureAddresses(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const found = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8')
    for (const [address] of html.matchAll(/\/_next\/image\?url=%2F[^\s"]+/g))
      found.add(address.replaceAll('&amp;', '&'))
  }
  return [...found]
}

function widthOf(address: string) {
  return Number(new URL(address, 'http://localhost').searchParams.get('w'))
}
