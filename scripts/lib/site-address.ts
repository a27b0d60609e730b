// A shell may lack the site's settings; mails must not link to its localhost.
import { isLocalAddress } from '../../lib/http/addresses'
import { queryRows } from './query'
import { OperatorError } from './report'

export async function takeSiteAddress(url: string) {
  if (process.env.SITE_URL) return
  const [note] = await queryRows(url, "SELECT text FROM site_notes WHERE name = 'address'")
  if (note) process.env.SITE_URL = note.text
}

/** Throws OperatorError before mails with unreachable links are written. */
export function requirePublicAddress(siteUrl: string) {
  if (isLocalAddress(siteUrl))
    throw new OperatorError(
      `Nothing is mailed: its links would lead to ${siteUrl}. Start the site once with its SITE_URL, or set SITE_URL here.`,
    )
}
