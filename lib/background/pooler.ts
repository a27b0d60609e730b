// Whether the database is reached through a pooler such as PgBouncer.
import 'server-only'
import type pg from 'pg'

/** Whether the server process that answers this connected client is another one than the one it was introduced to. */
export async function isPooled(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  // A pooler introduces itself with a number of its own, which is not in the type.
  return (client as unknown as { processID: number }).processID !== rows[0]?.pid
}
