import 'server-only'
import { randomUUID } from 'node:crypto'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { mailFolder, type OutgoingMail } from './deliver'
import { letterHtml, letterText } from './letter'

/** For npm run leads -- mail status. */
export async function mailStatus() {
  const counts = await db().mail.groupBy({ by: ['status'], _count: true })
  const count = (status: string) => counts.find((group) => group.status === status)?._count ?? 0
  const [workers] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT application_name)::int AS count FROM pg_stat_activity WHERE application_name LIKE 'tembo-worker-%'`
  const troubled = await db().mail.findMany({
    where: { status: { not: 'sent' }, lastError: { not: null } },
    orderBy: { id: 'desc' },
    take: 10,
  })
  return [
    `Mails go to ${config.smtpUrl ? new URL(config.smtpUrl).host : `files in ${mailFolder()} (SMTP_URL is not set)`}`,
    `Workers running: ${workers?.count ?? 0}${workers?.count ? '' : ' (mails wait until the site runs)'}`,
    `Waiting: ${count('queued')}, sent: ${count('sent')}, failed: ${count('failed')}`,
    ...troubled.map(
      (mail) =>
        `  ${mail.reference ?? 'digest'} to the ${mail.role}: ${mail.status} after ${mail.attempts} tries, ${mail.lastError}`,
    ),
  ].join('\n')
}

export function testMail(to: string): OutgoingMail {
  const letter = {
    heading: 'Emails from the site arrive',
    opening: [`This is the test you asked for. Messages from the forms of ${config.siteUrl} arrive in the same way.`],
  }
  return {
    id: 0,
    role: 'operator',
    reference: 'test',
    to,
    replyTo: null,
    subject: `${config.brand}: mails arrive`,
    text: letterText(letter, config.brand),
    html: letterHtml(letter, config.brand),
    messageId: `<test-${randomUUID()}@${new URL(config.siteUrl).hostname}>`,
    createdAt: new Date(),
  }
}
