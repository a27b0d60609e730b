'use server'
import { addDays } from 'date-fns'
import { sendAnswer } from '../leads/handling'
import { issueVoucher } from '../papers/vouchers'
import { databaseDay, db } from '../platform/db'
import { askOnce, BadRequestError } from '../platform/errors'
import { deskAction, refuseWithoutSession } from './action'
import { departureForm, departureMailForm } from './forms'
import { readLead } from './lead-view'
import { readDate, readVouchers } from './read-dates'
import { fillReply, refuseHoles } from './replies'
import { attempt, keyOf } from './several'

/** One mail for each request with places on a departure. Who gets it is shown once before it goes. */
export const mailAllOnDeparture = deskAction(departureMailForm, async (typed, desk) => {
  const { departure, key, sure } = typed
  refuseWithoutSession(desk)
  const { who, email } = desk
  const found = await readDate(departure)
  const references = [...new Set(found?.guests.map(({ reference }) => reference))]
  const leads = (await Promise.all(references.map(readLead))).filter((lead) => lead !== null)
  const toMail = leads.filter(({ row }) => row.email !== '')
  if (toMail.length === 0) throw new BadRequestError('Nobody on this departure has an email address.')
  const nameOf = ({ row, summary }: (typeof leads)[number]) => `${summary.name || row.reference} (${row.reference})`
  const mails = toMail.map((lead) => {
    const { row, contacts, depositPercent, trip, now } = lead
    const office = { phone: contacts.phone, sender: who, depositPercent, trip, today: now }
    const filled = fillReply(typed, row, office)
    refuseHoles(`${filled.subject} ${filled.text}`, row)
    return { lead, ...filled }
  })
  const without = leads.filter((lead) => !toMail.includes(lead))
  const [first] = mails
  askOnce(
    [
      `It goes to ${toMail.map(nameOf).join('; ')}.`,
      without.length > 0 && `Without an email address: ${without.map(nameOf).join('; ')}.`,
      first && `The first one reads: “${first.subject}. ${first.text.replace(/\s+/g, ' ')}”`,
    ],
    sure,
  )
  const today = new Date(await databaseDay(db()))
  const lines: string[] = []
  for (const { lead, subject, text } of mails) {
    const { reference, status, remindOn } = lead.row
    // What waits for an answer of its own still does.
    const back = remindOn ?? (status === 'booked' ? null : status === 'new' ? today : addDays(today, 3))
    const by = { who, email, key: keyOf(key, reference) }
    const { refusal } = await attempt(sendAnswer(reference, { subject, text, back, keepsDraft: true }, by))
    lines.push(`${nameOf(lead)}: ${refusal ?? 'on its way'}`)
  }
  return { done: { text: 'Each mail stands in the history of its request.', lines } }
})

/** Makes those that are missing or have changed since. Sent again it makes none twice. */
export const makeVouchersOnDeparture = deskAction(departureForm, async ({ departure, key }, desk) => {
  refuseWithoutSession(desk)
  const { who, email } = desk
  const found = await readDate(departure)
  const vouchers = await readVouchers(found?.guests ?? [])
  for (const [supplier, ofSupplier] of vouchers)
    for (const { reference } of ofSupplier.filter(({ isDue }) => isDue))
      await issueVoucher(reference, supplier, { who, email, key: keyOf(key, `${reference} ${supplier}`) })
  return `/desk/dates/${departure}#vouchers`
})
