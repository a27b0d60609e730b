// Next.js names the hashes of the files that start a page, but not of those for its parts.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The hashes of the build's files by their address, as `sha256-...`. Takes the folder of the build. */
export async function readHashes(buildFolder: string): Promise<Record<string, string>> {
  const file = path.join(buildFolder, 'server/subresource-integrity-manifest.json')
  const hashes: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  return Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`/_next/${name}`, hash]))
}

/** Adds to every script of the build that has none the hash that its content must have. Takes and returns HTML. */
export function addIntegrity(html: string, hashes: Record<string, string>) {
  return html.replace(/<script src="(\/_next\/static\/[^"?]+)[^>]*>/g, (tag, address: string) =>
    hashes[address] && !tag.includes(' integrity=') ? tag.replace('>', ` integrity="${hashes[address]}">`) : tag,
  )
}
