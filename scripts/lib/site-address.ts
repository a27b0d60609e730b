// A shell may lack the site's settings; mails must not link to its localhost.
import pg from 'pg'
import { isLocalAddress } from '../../lib/http/addresses'
import { OperatorError } from './report'

export async function takeSiteAddress(url: string) {
  if (process.env.SITE_URL) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("SELECT text FROM site_notes WHERE name = 'address'")
  await client.end()
  if (rows[0]) process.env.SITE_URL = rows[0].text
}

/** Throws OperatorError before mails with unreachable links are written. */
export function requirePublicAddress(siteUrl: string) {
  if (isLocalAddress(siteUrl))
    throw new OperatorError(
      `Nothing is mailed: its links would lead to ${siteUrl}. Start the site once with its SITE_URL, or set SITE_URL here.`,
    )
}
