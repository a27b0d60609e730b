// Next's disk cache can serve truncated files after a crash or on a full disk; these are written atomically.
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Evicts the least recently used files over `mostBytes`. */
export function openPictureFiles(folder, mostBytes = 512 * 1024 * 1024) {
  const fileOf = (key) => path.join(folder, key)
  const sizes = new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: (size) => size,
    dispose: (_size, key) => rmSync(fileOf(key), { force: true }),
    noDisposeOnSet: true,
  })
  const canKeep = isWritable(folder)
  if (canKeep)
    for (const name of readdirSync(folder))
      sizes.set(name, statSync(fileOf(name), { throwIfNoEntry: false })?.size || 1)

  return {
    async get(key) {
      sizes.get(key)
      return readFile(fileOf(key))
        .then(deserialize)
        .catch(() => null)
    },
    /** Throws when the disk is full; does nothing on a read-only file system. */
    async set(key, entry) {
      if (!canKeep) return
      const content = serialize(entry)
      const part = fileOf(`${key}.${process.pid}`)
      await writeFile(part, content)
        .then(() => rename(part, fileOf(key)))
        .catch(async (error) => {
          await rm(part, { force: true })
          throw error
        })
      sizes.set(key, content.length)
    },
  }
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
