// A browser that is signed in at the desk. Codes by mail are tested in desk-sign-in.test.ts and desk.phone.spec.ts.
import { createHmac, randomBytes } from 'node:crypto'

type Query = (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>

/** Returns the value of its cookie. */
export async function openSession(query: Query, { name = 'Wanjiru', email = 'reservations@example.com' } = {}) {
  const [token, newKey] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  await query("INSERT INTO site_keys (name, key) VALUES ('desk sign-in', $1) ON CONFLICT DO NOTHING", [newKey])
  const [found] = await query("SELECT key FROM site_keys WHERE name = 'desk sign-in'", [])
  const hash = createHmac('sha256', String(found?.key)).update(token).digest('base64url')
  const values = [hash, email, name, 'a test']
  await query('INSERT INTO desk_sessions (token, email, name, device) VALUES ($1, $2, $3, $4)', values)
  return token
}
