import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** SHA-256 of names and contents, relative to `base`. Missing files are ignored. */
export function fingerprint(base, names, values = {}) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const file of names.flatMap((name) => filesIn(path.join(base, name)))) {
    const content = readFileSync(file)
    hash.update(`\n${path.relative(base, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(entry) {
  const found = statSync(entry, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [entry] : []
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesIn(path.join(entry, name)))
}
