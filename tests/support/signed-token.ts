import { createHmac } from 'node:crypto'
import { rowsOf } from './database'

const keyNames = { invitation: 'invitations', review: 'desk' }

/** The token of a link that the site's own database would sign, good for a day. */
export async function signedToken(kind: keyof typeof keyNames, id: string | number) {
  const name = keyNames[kind]
  await rowsOf(`insert into site_keys (name, key) values ($1, 'key of the tests') on conflict do nothing`, [name])
  const [row] = await rowsOf('select key from site_keys where name = $1', [name])
  const words = `${kind}~${id}~${Math.ceil(Date.now() / 86_400_000) + 1}`
  return `${words}~${createHmac('sha256', String(row?.key)).update(words).digest('base64url')}`
}
