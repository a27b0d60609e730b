import 'server-only'
import type pg from 'pg'

/** A pooler such as PgBouncer reports another backend process id. */
export async function isPooled(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return (client as unknown as { processID: number }).processID !== rows[0]?.pid
}
