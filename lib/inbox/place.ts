// A colleague says where a mail belongs that only seems to be about another request.
import 'server-only'
import { type By, lockLead, record, theyWrote } from '../leads/handling'
import { db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { recordMail } from './record-mail'
import { eventKey } from './stored'

/**
 * Puts the mails of a request that a mail began to the one that it is about. What nobody has worked at is deleted, else it
 * is closed. Returns where they stand now.
 */
export function joinRequest(reference: string, target: string, by: By) {
  return db().$transaction(async (tx) => {
    // In one order, so that two colleagues do not wait for each other.
    for (const one of [reference, target].toSorted()) await lockLead(tx, one)
    const mails = await tx.receivedMail.findMany({ where: { reference }, orderBy: { id: 'asc' } })
    if (reference === target || !mails.some(({ proposed }) => proposed === target))
      throw new BadRequestError('A colleague has said meanwhile where this mail belongs.')
    const ofMails = { reference, key: { in: mails.map(({ id }) => eventKey(id)) } }
    const answers = await tx.leadEvent.findMany({ where: { ...ofMails, action: 'answered' }, select: { key: true } })
    await tx.leadEvent.deleteMany({ where: ofMails })
    await tx.receivedMail.updateMany({
      where: { reference },
      data: { reference: target, proposed: null, state: 'at-request' },
    })
    for (const { id, fromName: name, fromAddress: address, text } of mails) {
      const isAnswer = answers.some(({ key }) => key === eventKey(id))
      const event = isAnswer
        ? { action: 'answered' as const, change: () => ({}) }
        : { action: 'wrote' as const, change: theyWrote }
      await recordMail(tx, target, { id, name, address, text }, event)
    }
    await record(tx, target, by, {
      action: 'joined',
      note: `From ${reference}.`,
      isFinal: true,
      change: () => ({}),
    })
    const isUntouched = (await tx.leadEvent.count({ where: { reference } })) === 0
    if (isUntouched) await tx.lead.delete({ where: { reference } })
    else
      await tx.lead.update({
        where: { reference },
        data: { status: 'closed', heldFor: null, closedFor: 'other', remindOn: null },
      })
    return target
  })
}

/** It is a request of its own. */
export function keepRequest(reference: string, by: By) {
  return db().$transaction(async (tx) =>
    record(tx, reference, by, {
      action: 'joined',
      note: 'It is a request of its own.',
      isFinal: true,
      change: () => ({}),
      also: async () => {
        await tx.receivedMail.updateMany({
          where: { reference, state: 'proposed' },
          data: { state: 'at-request', proposed: null },
        })
      },
    }),
  )
}
