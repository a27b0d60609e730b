'use server'
import { addDays } from 'date-fns'
import { whatsappHref } from '../content/contact-links'
import {
  assignLead,
  closeLead,
  deleteLeads,
  handOver,
  holdLead,
  markAnswered,
  nameSource,
  noteReply,
  noteWhatsapp,
  releaseLead,
  remindOn,
  sendAnswer,
  takeLead,
  undo,
} from '../leads/handling'
import { summarize } from '../leads/kinds'
import { deleteReply } from '../leads/reply-files'
import { databaseDay, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { canLeadTo, deskAction, leadAction, leadHref, undoableLeadAction } from './action'
import { readColleagues } from './colleagues'
import { enterLead } from './enter-lead'
import { readSince } from './events'
import {
  answeredForm,
  answerForm,
  assignForm,
  closeForm,
  deleteAllForm,
  deleteForm,
  enteredForm,
  handOverForm,
  nothingElse,
  remindForm,
  repliedForm,
  sourceForm,
  travelledForm,
  undoForm,
} from './forms'
import { readAttachment } from './read-answer'
import { refuseHoles } from './replies'
import { noteTravelled } from './travelled'

/** Shows a colleague's answer first, if there is one since the form was opened: notice, never lock. */
export const answerLead = leadAction(
  answerForm,
  async ({ step, seen, subject, text, back, quote, paper, files }, { reference, by, row }) => {
    if (step === 'edit') return {}
    refuseHoles(`${subject} ${text}`, row)
    const asSeen = { ...by, seen }
    try {
      if (step === 'whatsapp' || step === 'opened') {
        const { phone } = summarize(row)
        if (!phone?.whatsapp) throw new BadRequestError('There is no number for WhatsApp.')
        const event = await noteWhatsapp(reference, text, asSeen, await dayToReturn(back))
        const href = whatsappHref(phone.whatsapp, text)
        return step === 'opened' || !canLeadTo(href) ? event : href
      }
      if (!subject) throw new BadRequestError('Please write a subject.')
      return await sendAnswer(
        reference,
        {
          ...{ subject, text, back: await dayToReturn(back), isQuoting: quote === 'yes' },
          attachment: await readAttachment(reference, paper),
          files,
        },
        asSeen,
      )
    } catch (error) {
      if (!(error instanceof ChangedError)) throw error
      return { check: await readSince(reference, seen) }
    }
  },
)

export const dropReplyDraft = leadAction(nothingElse, async (_, { reference, desk }) => {
  await deleteReply(db(), reference, desk)
  return `${leadHref(reference, desk)}?reply=`
})

export const markLeadAnswered = undoableLeadAction(answeredForm, async ({ note, back }, { reference, by }) =>
  markAnswered(reference, note, by, await dayToReturn(back)),
)

export const remindOfLead = undoableLeadAction(remindForm, ({ day }, { reference, by }) => remindOn(reference, day, by))

export const assignToLead = leadAction(assignForm, (given, { reference, by }) => assignLead(reference, given, by))

export const noteLeadReply = undoableLeadAction(repliedForm, ({ note }, { reference, by }) =>
  noteReply(reference, note, by),
)

export const closeLeadFor = undoableLeadAction(closeForm, ({ reason, note }, { reference, by }) =>
  closeLead(reference, reason, note, by),
)

export const handLeadOver = leadAction(handOverForm, async ({ to }, { reference, by }) => {
  if (!(await readColleagues(by.who)).includes(to))
    throw new BadRequestError('Please choose a colleague who is signed in.')
  return handOver(reference, to, by)
})

export const takeLeadOver = leadAction(nothingElse, (_, { reference, by }) => takeLead(reference, by))

export const holdLeadAsSpam = undoableLeadAction(nothingElse, (_, { reference, by }) => holdLead(reference, by))

export const releaseLeadFromSpam = undoableLeadAction(nothingElse, (_, { reference, by }) => releaseLead(reference, by))

export const inviteLead = undoableLeadAction(travelledForm, async ({ day, itinerary }, { reference, by }) => {
  const { event } = await noteTravelled(reference, { on: day, itinerary: itinerary || undefined }, by)
  return event
})

export const undoLeadEvent = undoableLeadAction(undoForm, async ({ event }, { reference, by, desk }) => {
  const { wasMailed, isTakenBack } = await undo(reference, event, by)
  const status = wasMailed ? 'undone-mailed' : isTakenBack ? 'taken-back' : 'undone'
  return `${leadHref(reference, desk)}?status=${status}`
})

export const deleteLead = leadAction(deleteForm, async ({ word }, { reference, row }) => {
  if (word !== reference) throw new BadRequestError(`Nothing was deleted: type ${reference} to delete.`)
  await deleteLeads([reference], row.email)
  return afterDeleting
})

export const deleteAllOfAddress = leadAction(deleteAllForm, async ({ listed }, { reference, row }) => {
  if (!row.email) throw new BadRequestError('Nothing was deleted: this request has no address.')
  await deleteLeads([reference, ...listed], row.email)
  return afterDeleting
})

const afterDeleting = '/desk?status=deleted'

async function dayToReturn(days: number | null) {
  return days === null ? null : addDays(new Date(await databaseDay()), days)
}

export const enterNewLead = deskAction(enteredForm, async ({ key, receipt, ...entered }, { who, email }) => {
  const reference = await enterLead({ ...entered, hasReceipt: receipt === 'yes' }, { who, email, key })
  return `/desk/leads/${reference}`
})

export const nameLeadSource = leadAction(sourceForm, ({ source }, { reference, by }) =>
  nameSource(reference, source, by),
)
