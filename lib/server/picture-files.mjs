// Resized pictures on disk, where Next.js looks before it makes one, which takes a third of a second. Its own files may be
// half written after a crash or on a full disk, and it would send them: here a file is whole or not there.
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Opens the pictures in a folder, of which those least asked for go when they are more than so many bytes. */
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
    /** What was put under this key, or null. */
    async get(key) {
      sizes.get(key)
      return readFile(fileOf(key))
        .then(deserialize)
        .catch(() => null)
    },
    /** Throws when there is no room. Keeps nothing where nothing may be written, as in a read-only container. */
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
