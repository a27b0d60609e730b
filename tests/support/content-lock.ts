import pg from 'pg'

const contentLock = 710_900

/** Drafts, their preview and publications belong to the whole desk: tests that make some run one after the other. */
export async function lockContent() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('SELECT pg_advisory_lock($1)', [contentLock])
  await client.query('DELETE FROM content_drafts')
  return () => client.end()
}
