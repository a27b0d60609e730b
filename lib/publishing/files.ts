// What the operator's file sync puts into the content folder may be of any size and kind.
import 'server-only'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

/** Names of lock files of Excel and LibreOffice, of sync programs, and of Windows' previews: the site passes over them. */
export const isIgnored = (name: string) => /^[.~]|^thumbs\.db$/i.test(name)

export type FoundFile = { path: string; size: number; stamp: string }

/** Null unless it is a regular file: a pipe would never end. The stamp changes with size or time. */
export async function findFile(path: string): Promise<FoundFile | null> {
  const entry = await stat(path).catch(() => null)
  return entry?.isFile() ? { path, size: entry.size, stamp: `${entry.size} ${entry.mtimeMs}` } : null
}

/** Null if it has more bytes than `most`, of which none is read then. */
export async function readFileUpTo({ path, size }: FoundFile, most: number) {
  if (size > most) return null
  // The file may have grown.
  const bytes = await buffer(createReadStream(path, { end: most }))
  return bytes.length > most ? null : bytes
}

/** Into memory that serves for many files. Null if the file has another size by now. */
export async function readFileInto({ path, size }: FoundFile, room: Buffer) {
  const file = await open(path)
  try {
    let filled = 0
    while (filled <= size) {
      const { bytesRead } = await file.read(room, filled, size + 1 - filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return filled === size ? room.subarray(0, size) : null
  } finally {
    await file.close()
  }
}
