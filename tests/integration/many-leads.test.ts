// What strangers can send is without bound: what the office reads of it is not.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import NumbersPage from '@/app/desk/numbers/page'
import InboxPage from '@/app/desk/page'
import { GET } from '@/app/desk/requests.csv/route'
import { queueDigest } from '@/lib/desk/digest'
import { eachLead } from '@/lib/leads/list'
import { escalateUnanswered } from '@/lib/leads/mails'
import { answerTimes } from '@/lib/leads/reply-times'
import { config } from '@/lib/platform/config'
import { openDesk, signInAtDesk } from '../support/desk-link'
import { emptyLeads } from '../support/leads'
import { testDb } from '../support/test-db'

const count = 2500
// A Friday in Nairobi.
const now = new Date('2030-08-30T12:00:00+03:00')

/** Leads with the longest messages, from as many pages, a second apart until that time. */
async function fill(status: string, last: Date) {
  await testDb.$executeRaw`
    INSERT INTO leads (reference, kind, email, status, held_for, page, created_at, waiting_since)
    SELECT upper('TT-' || ${status.slice(0, 1)} || lpad(n::text, 6, '0')), 'inquiry', 'troll@example.com', ${status},
      CASE ${status} WHEN 'held' THEN 'links' END, '/' || n, sent, sent
    FROM generate_series(1, ${count}::int) AS n, LATERAL (SELECT ${last}::timestamptz - make_interval(secs => n)) AS at (sent)`
  await testDb.$executeRaw`
    INSERT INTO inquiries (reference, name, message)
    SELECT reference, 'Troll', repeat('troll ', 660) FROM leads LEFT JOIN inquiries USING (reference)
    WHERE inquiries.reference IS NULL`
}

describe(`with ${count} leads unanswered and as many held`, () => {
  beforeAll(async () => {
    await emptyLeads()
    for (const [status, day] of [
      ['new', '2030-08-28T12:00:00Z'],
      ['held', '2030-08-28T12:00:00Z'],
    ] as const)
      await fill(status, new Date(day))
    await testDb.$executeRaw`
      INSERT INTO mails (reference, role, "to", subject, text, html, message_id, status, last_error)
      SELECT reference, 'visitor', email, 'x', repeat('x', 9000), repeat('x', 9000), reference, 'failed', 'away'
      FROM leads WHERE status = 'new'`
  })

  test('the morning mail counts them all and names fifty of each', async () => {
    expect(await queueDigest(now)).toBe(true)
    const digest = await testDb.mail.findFirstOrThrow({ where: { reference: null } })
    expect(digest.subject).toContain(`${count} unanswered for over 24 hours, ${count} held back as likely spam`)
    expect(digest.text.match(/^> TT-N/gm)).toHaveLength(100)
    expect(digest.text.match(new RegExp(`^> and ${count - 50} more$`, 'gm'))).toHaveLength(2)
    expect(digest.text.length).toBeLessThan(40_000)
  })

  test('the list of the desk has pages that reach each of them', async () => {
    await signInAtDesk()
    const read = async (query: Record<string, string>) => (await openDesk(InboxPage, query)).html
    expect(await read({})).toContain(`Now <span>${count}</span>`)
    const seen = new Set<string>()
    let page: string | undefined = '1'
    while (page) {
      const html: string = await read({ tab: 'now', page })
      const [waiting = ''] = html.split('Look once')
      for (const [reference] of waiting.matchAll(/TT-N\d+/g)) seen.add(reference)
      page = /page=(\d+)">and /.exec(html)?.[1]
    }
    expect(seen.size).toBe(count)
  })

  test('the month is counted, and its table has a row for each', async () => {
    await signInAtDesk()
    const figures = (await openDesk(NumbersPage, { from: '2030-08' })).html
    expect(figures).toContain(`figure=requests">${count.toLocaleString('en-US')}</a>`)
    expect(figures.match(/page=%2F\d+">\/\d+<\/a>/g)).toHaveLength(50)
    const table = await GET(new Request('http://localhost/desk/requests.csv?from=2030-08'))
    expect((await table.text()).trim().split('\r\n')).toHaveLength(count + 1)
  })

  test('times of answers name the ten most frequent pages only', async () => {
    expect((await answerTimes(testDb, now)).filter(({ of }) => of.startsWith('/'))).toHaveLength(10)
  })

  test('the export reads them in batches', async () => {
    const sizes: number[] = []
    for await (const batch of eachLead(testDb, {})) sizes.push(batch.length)
    expect(sizes).toEqual(Array(10).fill(500))
  })

  test('those that nobody has answered for two hours are in one mail to whoever is in charge', async () => {
    vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue('manager@example.com')
    expect(await escalateUnanswered(now)).toBe(count)
    expect(await escalateUnanswered(now)).toBe(0)
    const [mail, ...others] = await testDb.mail.findMany({ where: { to: 'manager@example.com' } })
    expect([mail?.subject, others]).toEqual([`${count} requests are unanswered`, []])
    expect(mail?.text).toContain(`> and ${count - 50} more`)
  })
})
