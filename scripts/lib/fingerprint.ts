import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** SHA-256 of names and contents, relative to `base`. Missing files are ignored. */
export async function fingerprint(base: string, names: string[], values: Record<string, string> = {}) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const name of names) {
    for (const file of await filesIn(path.join(base, name))) {
      const content = await readFile(file)
      hash.update(`\n${path.relative(base, file)} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

async function filesIn(entry: string): Promise<string[]> {
  const found = await stat(entry).catch(() => undefined)
  if (!found?.isDirectory()) return found ? [entry] : []
  const names = (await readdir(entry)).sort()
  return (await Promise.all(names.map((name) => filesIn(path.join(entry, name))))).flat()
}
