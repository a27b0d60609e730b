import 'server-only'
import { readContacts } from '../content/contacts'
import { invitationPage, invitationState } from '../content/invitation'
import { invitationTexts } from '../content/mail'
import { formatGreeting } from '../mail/letter'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { readToken, signToken } from '../submissions/signed-link'
import { isUnsubscribed, unsubscribe } from '../submissions/unsubscribed'

export const invitationDays = 60

type Row = { id: number; itineraryId: number; travelledOn: Date; expiresAt: Date | null }

export type Invitation = { state: 'unknown' } | ({ state: 'open' | 'used' | 'expired' } & Row)

/** The token is untrusted. Uses the database's clock. */
export async function readInvitation(token: unknown, client: Db = db()): Promise<Invitation> {
  const link = await readToken(client, token)
  if (link.state === 'unknown' || link.kind !== 'invitation') return { state: 'unknown' }
  const where = { id: Number(link.id) }
  const found = await client.invitation.findUnique({ where, include: { review: { select: { id: true } } } })
  if (!found?.expiresAt) return { state: 'unknown' }
  const { id, itineraryId, travelledOn, expiresAt, review } = found
  const isOver = expiresAt <= (await databaseTime(client))
  return { state: review ? 'used' : isOver ? 'expired' : 'open', id, itineraryId, travelledOn, expiresAt }
}

/** Null without a token. Throws BadRequestError if invalid or for another trip. */
export async function requireInvitation(tx: Db, token: string | null, itineraryId: number) {
  if (token === null) return null
  const invitation = await readInvitation(token, tx)
  if (invitation.state !== 'open') throw new BadRequestError(invitationState[invitation.state])
  if (invitation.itineraryId !== itineraryId) throw new BadRequestError(invitationState.unknown)
  return invitation
}

export function invitationTaken() {
  return new BadRequestError(invitationState.used)
}

/** Valid for 60 days. Deletes the invitation instead if its traveller wants none. */
export async function mailInvitation(tx: Db, id: number) {
  const found = await tx.invitation.findUnique({
    where: { id },
    select: {
      booking: { select: { reference: true, name: true, lead: { select: { email: true } } } },
      itinerary: { select: { title: true } },
    },
  })
  if (!found) return
  const { booking, itinerary } = found
  const { email } = booking.lead
  if (await isUnsubscribed(tx, email)) return void (await tx.invitation.delete({ where: { id } }))
  const [row] = await tx.$queryRaw<{ expiresAt: Date }[]>`
    UPDATE invitations SET mailed_at = now(), expires_at = now() + make_interval(days => ${invitationDays})
    WHERE id = ${id}
    RETURNING expires_at AS "expiresAt"`
  if (!row) return
  const token = await signToken(tx, { kind: 'invitation', id: String(id) }, row.expiresAt)
  const unsubscribeToken = await signToken(tx, { kind: 'unsubscribe', id: String(id) }, row.expiresAt)
  const unsubscribeUrl = `${config.siteUrl}/unsubscribe/${unsubscribeToken}`
  await queueMail(tx, {
    reference: booking.reference,
    role: 'visitor',
    to: email,
    replyTo: (await readContacts(tx)).emails.reservations,
    subject: invitationPage.question(itinerary.title),
    letter: {
      heading: invitationPage.question(itinerary.title),
      opening: [formatGreeting(booking.name), ...invitationTexts.opening],
      button: { label: invitationTexts.link, href: `${config.siteUrl}/review?invitation=${token}` },
      closing: [...invitationTexts.closing, invitationTexts.until(row.expiresAt)],
      links: [{ label: invitationTexts.unsubscribe, href: unsubscribeUrl }],
    },
    unsubscribeUrl,
  })
}

/** Null for an unknown link. Works after the invitation has expired. */
async function readUnsubscribeLink(token: unknown, client: Db = db()) {
  const link = await readToken(client, token)
  if (link.state === 'unknown' || link.kind !== 'unsubscribe') return null
  const where = { id: Number(link.id) }
  const select = { booking: { select: { lead: { select: { email: true } } } } }
  return (await client.invitation.findUnique({ where, select }))?.booking.lead.email ?? null
}

/** Whether the bearer of the link gets invitations; null for an unknown link. */
export async function readUnsubscribePage(token: unknown) {
  const email = await readUnsubscribeLink(token)
  return email === null ? null : { isUnsubscribed: await isUnsubscribed(db(), email) }
}

/** False for an unknown link. */
export function unsubscribeByLink(token: unknown) {
  return db().$transaction(async (tx) => {
    const email = await readUnsubscribeLink(token, tx)
    if (email) await unsubscribe(tx, email)
    return Boolean(email)
  })
}

export async function mailDueInvitations() {
  for (let count = 0; ; count += 1) {
    const isMailed = await db().$transaction(async (tx) => {
      const [due] = await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM invitations WHERE mailed_at IS NULL
          AND travelled_on + ${config.inviteAfterDays}::int <= (now() AT TIME ZONE 'Africa/Nairobi')::date
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`
      if (due) await mailInvitation(tx, due.id)
      return Boolean(due)
    })
    if (!isMailed) return count
  }
}
