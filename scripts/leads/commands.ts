import { writeFile } from 'node:fs/promises'
import { readContacts } from '../../lib/content/contacts'
import { counted } from '../../lib/content/format'
import { digestTexts } from '../../lib/content/mail'
import { noteTravelled, type TravelOptions } from '../../lib/desk/travelled'
import { toCsv } from '../../lib/domain/csv'
import { utcDay } from '../../lib/domain/utc-day'
import { holdLead, markAnswered, releaseLead, resendMails } from '../../lib/leads/handling'
import { eachLead, type FullLine, type LeadLine, leadStatuses, listedKinds, listLeads } from '../../lib/leads/list'
import { readPerson } from '../../lib/leads/person'
import { countOld, purge } from '../../lib/leads/purge'
import { findLead, readLeadTexts } from '../../lib/leads/queries'
import { answerTimes, formatTimes } from '../../lib/leads/reply-times'
import { mailFolder, sendMail } from '../../lib/mail/deliver'
import { mailStatus, testMail } from '../../lib/mail/diagnostics'
import { config } from '../../lib/platform/config'
import { databaseTime, db } from '../../lib/platform/db'
import { BadRequestError } from '../../lib/platform/errors'
import { readiness } from '../../lib/platform/health'
import { invitationDays, mailInvitation } from '../../lib/reviews/invitations'
import { chooseCommand } from '../lib/arguments'
import { describeLead, formatLeads } from '../lib/lead-lines'
import { fileOfCaller } from '../lib/paths'
import { errorMessage, fileProblem, OperatorError, print } from '../lib/report'
import { atEnd } from '../lib/run'
import { requirePublicAddress } from '../lib/site-address'
import { reviewCommands } from '../reviews/commands'

type Options = TravelOptions & {
  status?: string
  kind?: string
  since?: string
  all?: boolean
  'dry-run'?: boolean
  reason?: string
}
type Command = (args: string[], options: Options) => Promise<void>

atEnd(() => db().$disconnect())

/** The columns of the export, in this order. */
const exported: Record<Exclude<keyof FullLine, 'remindOn' | 'trip' | 'dates' | 'days'>, true> = {
  reference: true,
  kind: true,
  status: true,
  heldFor: true,
  createdAt: true,
  answeredAt: true,
  closedFor: true,
  takenBy: true,
  name: true,
  agency: true,
  email: true,
  phone: true,
  about: true,
  party: true,
  stage: true,
  sum: true,
  ownCurrency: true,
  message: true,
  needs: true,
  rate: true,
  rooms: true,
  callTime: true,
  callZone: true,
  additions: true,
  history: true,
  page: true,
  source: true,
}

export const commands: Record<string, Command> = {
  list: async (_args, options) => {
    const filter = parseFilter(options)
    let isEmpty = true
    const printLines = (leads: LeadLine[]) => {
      if (leads.length > 0) print(formatLeads(leads))
      isEmpty &&= leads.length === 0
    }
    if (options.all) for await (const leads of eachLead(db(), filter)) printLines(leads)
    else printLines(await listLeads(db(), filter, 50))
    if (isEmpty) print('There are none.')
  },
  show: each(async (reference) => {
    const row = await lead(reference)
    const mails = await db().mail.findMany({ where: { reference }, orderBy: { id: 'asc' } })
    const texts = await readLeadTexts(db(), [reference])
    print(describeLead(row, { ...texts.get(reference), mails }))
  }),
  answered: each(async (reference) => {
    await lead(reference)
    await markAnswered(reference)
    print(`${reference} is marked as answered`)
  }),
  times: async () => {
    const times = await answerTimes(db(), await databaseTime())
    print(`${digestTexts.times}:`)
    print(times.length > 0 ? times.map((line) => `  ${formatTimes(line)}`).join('\n') : '  There are none.')
  },
  travelled: each(async (reference, options) => {
    const { travelledOn, note } = await noteTravelled(reference, options)
    print(`${reference} has travelled until ${utcDay(travelledOn)}. ${note}`)
  }),
  invite: each(async (reference, options) => {
    requirePublicAddress(config.siteUrl)
    const { id, email } = await noteTravelled(reference, { ...options, isInvitedNow: true })
    await db().$transaction((tx) => mailInvitation(tx, id))
    print(`${reference}: the invitation is on its way to ${email}, and good for ${invitationDays} days`)
  }),
  hold: each(async (reference, options) => {
    if (reference.startsWith('R-')) return reviewCommands.hold([reference], options)
    await lead(reference)
    await holdLead(reference)
    print(`${reference} is held`)
  }),
  release: each(async (reference, options) => {
    if (reference.startsWith('R-')) return reviewCommands.release([reference], options)
    await lead(reference)
    requirePublicAddress(config.siteUrl)
    await releaseLead(reference)
    print(`${reference} is released`)
  }),
  resend: each(async (reference) => {
    const { status } = await lead(reference)
    if (status === 'held') throw new OperatorError(`${reference} is held: release it first.`)
    print(`${reference}: ${counted(await resendMails(reference), 'mail')} queued again`)
  }),
  export: async ([file], options) => {
    if (!file) throw new OperatorError('Name the file: npm run leads -- export leads.csv')
    const target = fileOfCaller(file)
    let count = 0
    async function* noteCount(batches: AsyncIterable<FullLine[]>) {
      for await (const leads of batches) {
        count += leads.length
        yield leads
      }
    }
    const table = toCsv(Object.keys(exported) as (keyof FullLine)[], noteCount(eachLead(db(), parseFilter(options))))
    await writeFile(target, table, { mode: 0o600 }).catch((error: unknown) => {
      throw fileProblem('The table cannot be written', error)
    })
    print(`Wrote ${count} leads to ${target}`)
  },
  person: async ([email, file]) => {
    if (!email || !file)
      throw new OperatorError('Name address and file: npm run leads -- person marta@example.com copy.json')
    const copy = await readPerson(email)
    if (copy.count === 0) throw new OperatorError(`Nothing is kept of ${email}.`)
    const target = fileOfCaller(file)
    await writeFile(target, copy.json, { mode: 0o600 }).catch((error: unknown) => {
      throw fileProblem('The copy cannot be written', error)
    })
    print(`Wrote ${counted(copy.count, 'request')} of ${email} to ${target}`)
  },
  purge: async (_words, options) => {
    const isTrial = options['dry-run'] ?? false
    const counts = await (isTrial ? countOld : purge)(await databaseTime())
    print(isTrial ? 'Would be deleted:' : 'Deleted:')
    for (const [kind, count] of Object.entries(counts)) print(`  ${kind.replaceAll('_', ' ')}: ${count}`)
  },
  problems: async () => {
    const { problems } = await readiness()
    print(problems.length > 0 ? problems.join('\n') : 'Nothing needs attention.')
  },
  mail: ([name = '', ...args]) => chooseCommand(mailCommands, name, 'npm run leads -- mail test|status')(args),
}

function each(perform: (reference: string, options: Options) => Promise<void>): Command {
  return async (references, options) => {
    if (references.length === 0) throw new OperatorError('Say which: a reference such as TT-7K4Q2P9.')
    const wrong = references.find((word) => !/^(TT-\w+|R-\d+)$/i.test(word))
    if (wrong)
      throw new OperatorError(`"${wrong}" is not a reference such as TT-7K4Q2P9. Write options as --on 2027-06-19.`)
    for (const reference of references)
      await perform(reference.toUpperCase(), options).catch((error: unknown) => {
        throw error instanceof BadRequestError ? new OperatorError(error.message) : error
      })
  }
}

async function lead(reference: string) {
  const found = await findLead(db(), reference)
  if (!found) throw new OperatorError(`There is no lead ${reference}.`)
  return found
}

function parseFilter({ status, kind, since }: Options) {
  const day = since === undefined ? undefined : new Date(since)
  if (day && Number.isNaN(day.getTime())) throw new OperatorError(`"${since}" is not a day such as 2027-01-31.`)
  if (status && !leadStatuses.includes(status))
    throw new OperatorError(`There is no status "${status}": ${leadStatuses.join(', ')}.`)
  const known = listedKinds.find((one) => one === kind)
  if (kind && !known) throw new OperatorError(`There is no kind "${kind}": ${listedKinds.join(', ')}.`)
  return { status, kind: known, since: day }
}

const mailCommands: Record<string, (args: string[]) => Promise<void>> = {
  test: async ([address]) => {
    const to = address ?? (await readContacts()).emails.reservations
    await sendMail(testMail(to)).catch((error: unknown) => {
      throw new OperatorError(`The mail was not taken: ${errorMessage(error)}\nCheck SMTP_URL and MAIL_FROM.`)
    })
    print(
      config.smtpUrl ? `The mail server has taken a mail to ${to}` : `Written to ${mailFolder()}: SMTP_URL is not set`,
    )
  },
  status: async () => print(await mailStatus()),
}
