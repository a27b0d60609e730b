// Which requests were deleted on wish, for a restored backup that still has them. As hashes, and outside the database:
// the backup would put back an older list.
import 'server-only'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { db } from '../platform/db'

const listFile = () => path.join(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data', 'deleted-requests')
const hashOf = (reference: string) => createHash('sha256').update(reference).digest('hex')

export async function noteDeleted(references: string[]) {
  await mkdir(path.dirname(listFile()), { recursive: true })
  await appendFile(listFile(), references.map((reference) => `${hashOf(reference)}\n`).join(''), { mode: 0o600 })
}

/** Deletes what a restored backup has of them, with its mails. Returns how many requests. */
export async function deleteAgain() {
  const list = await readFile(listFile(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const hashes = new Set(list.split('\n'))
  const all = await db().lead.findMany({ select: { reference: true } })
  const gone = all.filter(({ reference }) => hashes.has(hashOf(reference)))
  for (const { reference } of gone)
    await db().$transaction([
      db().mail.deleteMany({ where: { reference: null, text: { contains: reference } } }),
      db().lead.deleteMany({ where: { reference } }),
    ])
  return gone.length
}
