// RFC 9116.
import { addMonths } from 'date-fns'
import { connection } from 'next/server'
import { mailtoHref } from '@/lib/content/contact-links'
import { toContacts } from '@/lib/content/contacts'
import { readContactDetails } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'

export async function GET() {
  // Per request, so that Expires stays in the future.
  await connection()
  // Must also work while the database is down.
  const { emails } = await readContactDetails().catch(() => toContacts({}))
  const address = config.securityEmail ?? emails.reservations
  const lines = [
    `Contact: ${address ? mailtoHref(address) : `${config.siteUrl}/contact`}`,
    `Expires: ${addMonths(new Date(), 6).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${config.siteUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
