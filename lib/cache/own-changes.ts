import 'server-only'
import type { Db } from '../platform/db'
import { perProcess } from '../platform/per-process'

const expected = () => perProcess('own-changes', () => new Set<string>())

/** Call within the transaction that changes content. The caller expires these tags itself. */
export async function noteOwnChange(tx: Db, tags: string[]) {
  const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`
  for (const tag of tags) expected().add(`${pid} ${tag}`)
}

/** `pid` is the PostgreSQL backend that sent the notification. */
export function isOwnChange(pid: number, tag: string) {
  return expected().delete(`${pid} ${tag}`)
}
