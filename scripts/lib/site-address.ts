// A command may run in a shell without the settings of the site. Its mails must not lead to that shell's localhost.
import pg from 'pg'
import { isLocalAddress } from '../../lib/http/addresses'
import { OperatorError } from './report'

/** Without SITE_URL, the address that the running site has noted. Call it before the configuration is read. */
export async function takeSiteAddress(url: string) {
  if (process.env.SITE_URL) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("SELECT text FROM site_notes WHERE name = 'address'")
  await client.end()
  if (rows[0]) process.env.SITE_URL = rows[0].text
}

/** Fails with a sentence before a mail is written whose links would lead nowhere. */
export function requirePublicAddress(siteUrl: string) {
  if (isLocalAddress(siteUrl))
    throw new OperatorError(
      `Nothing is mailed: its links would lead to ${siteUrl}. Start the site once with its SITE_URL, or set SITE_URL here.`,
    )
}
