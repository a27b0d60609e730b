// What has to be true before the site is shown to the public.
import 'server-only'
import { readExamplesLeft } from '../content/contacts'
import { counted, formatLongDate } from '../content/format'
import { formatAmount } from '../domain/money'
import { isLocalAddress } from '../http/addresses'
import { readMailboxStates } from '../inbox/mailboxes'
import { offered } from '../itineraries/offered'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { isExampleAddress } from '../platform/contact-settings'
import { databaseTime, db } from '../platform/db'
import { overdueContent } from '../publishing/overdue-content'
import { formatMoment } from './format'
import { testMailTexts } from './notices'

/** `todo`: what to do, or nothing when it is done. `more`: the single cases. */
export type ReadyLine = { what: string; todo?: string; more?: string[] }

export async function readReadyLines(): Promise<ReadyLine[]> {
  const now = await databaseTime()
  const [examples, samples, lone, lodges, transfers, contributions, mail, backup, overdue, mailboxes] =
    await Promise.all([
      readExamplesLeft(),
      db().claim.findMany({ where: { status: 'sample' }, orderBy: { id: 'asc' } }),
      readCheapLonePrices(),
      db().lodge.findMany({ where: { status: 'sample' }, orderBy: { id: 'asc' } }),
      db().itineraryExtension.findMany({
        where: { status: 'sample' },
        orderBy: [{ itineraryId: 'asc' }, { extensionId: 'asc' }],
        select: { way: true, itinerary: { select: { title: true } } },
      }),
      db().contribution.findMany({ where: { status: 'sample' }, orderBy: [{ year: 'asc' }, { receiver: 'asc' }] }),
      db().mail.findFirst({ where: { subject: testMailTexts.subject }, orderBy: { id: 'desc' } }),
      db().siteNote.findUnique({ where: { name: 'backup' } }),
      overdueContent(db(), now),
      readMailboxStates(now),
    ])
  const social = [...Object.values(config.social), config.safariListingUrl].filter(isExampleAddress)
  const lines: ReadyLine[] = [
    {
      what: 'The address of the site',
      todo: isLocalAddress(config.siteUrl) ? `Set SITE_URL: it is still ${config.siteUrl}.` : undefined,
    },
    {
      what: 'Phone, WhatsApp, addresses',
      todo: examples.length > 0 ? 'Replace our examples on the sheet Words of the workbook:' : undefined,
      more: examples,
    },
    {
      what: 'Links to your pages elsewhere',
      todo:
        social.length > 0
          ? 'Set FACEBOOK_URL, INSTAGRAM_URL, X_URL and SAFARI_LISTING_URL: these are examples.'
          : undefined,
      more: social,
    },
    {
      what: 'Facts about your company',
      todo:
        samples.length > 0
          ? `${counted(samples.length, 'sample')} on the sheet Claims: write what is true.`
          : undefined,
      more: samples.map(({ id, text }) => `${id}: ${text}`),
    },
    {
      what: 'Prices for one traveller',
      todo:
        lone.length > 0
          ? 'On these private trips one traveller pays little more than each of two, for a car and guide of their own. Check the single supplement on the sheet Prices, then set the claim “prices” to checked:'
          : undefined,
      more: lone,
    },
    {
      what: 'Lodges and camps',
      todo:
        lodges.length > 0
          ? `${counted(lodges.length, 'sample')} on the sheet Lodges, with invented names: write those that you book.`
          : undefined,
      more: lodges.map(({ id, name }) => `${id}: ${name}`),
    },
    {
      what: 'Transfers between trips',
      todo:
        transfers.length > 0
          ? `${counted(transfers.length, 'sample')} on the sheet Extensions, with made-up prices: write yours.`
          : undefined,
      more: transfers.map(({ way, itinerary }) => `${itinerary.title}: ${way}`),
    },
    {
      what: 'What you gave',
      todo:
        contributions.length > 0
          ? `${counted(contributions.length, 'sample')} on the sheet Contributions, all made up: write what you gave, or delete them.`
          : undefined,
      more: contributions.map(({ year, receiver }) => `${year}: ${receiver}`),
    },
    { what: 'Mails go out', todo: mailTodo(mail) },
    {
      what: 'Answers of travellers are read',
      todo: mailboxTodo(mailboxes),
      more: mailboxes.map(({ name, readAt }) => `${name}: ${readAt ? `read ${formatMoment(readAt)}` : 'not read yet'}`),
    },
    {
      what: 'Last backup',
      todo: backup ? undefined : 'There is none yet: set up the nightly backup (docs/operate.md).',
      more: backup ? [formatMoment(new Date(backup.text))] : [],
    },
    ...overdue.map(([what, more]) => ({ what, todo: 'Change them in the workbook:', more })),
  ]
  return lines
}

/** Of private trips, where one alone pays less on top than each of two does beside each of four. */
async function readCheapLonePrices() {
  // Whoever has checked the prices has checked these.
  if (await db().claim.findUnique({ where: { id: 'prices', status: 'checked' } })) return []
  const seasons = await db().itineraryPrice.findMany({
    where: { itinerary: { departure: 'private', ...offered } },
    orderBy: [{ itineraryId: 'asc' }, { id: 'asc' }],
    include: { itinerary: { select: { title: true } } },
  })
  return seasons
    .filter(({ forTwo, forFour, singleSupplement }) => singleSupplement.lessThan(forTwo.minus(forFour)))
    .map(({ itinerary, season, forTwo, forFour, singleSupplement }) => {
      const [alone, two] = [singleSupplement, forTwo.minus(forFour)].map((sum) => formatAmount(sum.toNumber(), 'USD'))
      return `${itinerary.title}, ${season}: ${alone} more for one than for each of two, ${two} more for two than for each of four`
    })
}

type TestMail = { status: string; to: string; sentAt: Date | null; lastError: string | null }

function mailTodo(mail: TestMail | null) {
  if (!config.smtpUrl) return 'Set SMTP_URL: without it mails are stored and not sent.'
  if (!mail) return 'Send yourself a test mail below.'
  if (mail.status === 'sent') return
  return mail.lastError
    ? `The test mail to ${mail.to} did not go out: ${mail.lastError}`
    : `The test mail to ${mail.to} waits to be sent. Look here again in a minute.`
}

function mailboxTodo(mailboxes: { isSilent: boolean }[]) {
  if (mailboxes.length === 0)
    return 'Set IMAP_URL (docs/operate.md): until then what travellers answer by mail does not stand at their request.'
  if (mailboxes.some(({ isSilent }) => isSilent))
    return 'A mailbox of IMAP_URL is not reached. The log of the worker says why.'
}

/** For the page: where the last test mail arrived. */
export async function readSentTestMail() {
  const where = { subject: testMailTexts.subject, status: 'sent' }
  const mail = await db().mail.findFirst({ where, orderBy: { id: 'desc' } })
  return mail?.sentAt ? `${mail.to}, ${formatLongDate(mail.sentAt.toISOString())}` : null
}

export async function sendTestMail(to: string) {
  const { subject, text } = testMailTexts
  await db().$transaction((tx) =>
    queueMail(tx, { role: 'operator', to, subject, letter: { heading: subject, opening: [text] } }),
  )
}
