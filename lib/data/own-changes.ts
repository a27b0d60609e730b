// The changes of content that this process makes itself: it has expired their pages when it hears of them.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { perProcess } from '../server/per-process'

const expected = () => perProcess('own-changes', () => new Set<string>())

/** Notes, within the transaction that changes content, what will be announced of it. Whoever calls it expires these tags. */
export async function noteOwnChange(tx: Prisma.TransactionClient, tags: string[]) {
  const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`
  for (const tag of tags) expected().add(`${pid} ${tag}`)
}

/** Whether what is announced is a change of this process. Takes the server process that it comes from, and the tag. */
export function isOwnChange(pid: number, tag: string) {
  return expected().delete(`${pid} ${tag}`)
}
