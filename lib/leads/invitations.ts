// Each travelled booking gets one invitation to review its trip: a signed link, good for one review.
import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { config } from '../config'
import { invitationState } from '../content/invitation'
import { invitationWords } from '../content/mail'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../server/db'
import { BadRequestError } from '../server/errors'
import { siteKey } from './site-key'

/** Counted from its mail. */
export const invitationDays = 60

const keyName = 'invitations'
const tokenSchema = z.string().regex(/^[1-9]\d{0,8}\.[\w-]{43}$/)

type Row = { id: number; itineraryId: number; travelledOn: Date; expiresAt: Date | null }
type Found = Row & { isExpired: boolean; isUsed: boolean; key: string }

export type Invitation = { state: 'unknown' } | ({ state: 'open' | 'used' | 'expired' } & Row)

/** Takes the token of a link, which may be anything. Uses the clock of the database. */
export async function readInvitation(token: unknown, client: Db = db()): Promise<Invitation> {
  const { data } = tokenSchema.safeParse(token)
  if (!data) return { state: 'unknown' }
  const [found] = await client.$queryRaw<Found[]>`
    SELECT invitations.id, itinerary_id AS "itineraryId", travelled_on AS "travelledOn", expires_at AS "expiresAt",
      expires_at <= now() AS "isExpired", key,
      EXISTS (SELECT FROM reviews WHERE invitation_id = invitations.id) AS "isUsed"
    FROM invitations, site_keys WHERE invitations.id = ${Number.parseInt(data, 10)} AND name = ${keyName}`
  if (!found || !isSigned(data, found)) return { state: 'unknown' }
  const { id, itineraryId, travelledOn, expiresAt } = found
  const state = found.isUsed ? 'used' : found.isExpired ? 'expired' : 'open'
  return { state, id, itineraryId, travelledOn, expiresAt }
}

/** Null without a token. Throws BadRequestError when the link is no good or is for another trip. */
export async function requireInvitation(tx: Db, token: string | null, itineraryId: number) {
  if (token === null) return null
  const invitation = await readInvitation(token, tx)
  if (invitation.state !== 'open') throw new BadRequestError(invitationState[invitation.state])
  if (invitation.itineraryId !== itineraryId) throw new BadRequestError(invitationState.unknown)
  return invitation
}

/** Another review used the invitation at the same moment. */
export function invitationTaken() {
  return new BadRequestError(invitationState.used)
}

/** Mails a new link, good for 60 days; an earlier one stops working. */
export async function mailInvitation(tx: Db, id: number) {
  const [row] = await tx.$queryRaw<(Row & { expiresAt: Date })[]>`
    UPDATE invitations SET mailed_at = now(), expires_at = now() + make_interval(days => ${invitationDays})
    WHERE id = ${id}
    RETURNING id, itinerary_id AS "itineraryId", travelled_on AS "travelledOn", expires_at AS "expiresAt"`
  if (!row) return
  const { booking, itinerary } = await tx.invitation.findUniqueOrThrow({
    where: { id },
    select: {
      booking: { select: { reference: true, name: true, lead: { select: { email: true } } } },
      itinerary: { select: { title: true } },
    },
  })
  const link = `${config.siteUrl}/review?invitation=${tokenOf(row, await siteKey(tx, keyName))}`
  await queueMail(tx, {
    reference: booking.reference,
    role: 'visitor',
    to: booking.lead.email,
    replyTo: config.emails.reservations,
    subject: `How was ${itinerary.title}?`,
    letter: {
      heading: `How was ${itinerary.title}?`,
      opening: [`Dear ${booking.name},`, ...invitationWords.opening],
      button: { label: invitationWords.link, href: link },
      closing: [...invitationWords.closing, invitationWords.until(row.expiresAt)],
    },
  })
}

/** Runs every minute. By the calendar of Nairobi; each invitation is taken by one instance. Returns how many. */
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

function tokenOf({ id, expiresAt }: Pick<Row, 'id' | 'expiresAt'>, key: string) {
  const signature = createHmac('sha256', key).update(`${id} ${expiresAt?.toISOString()}`).digest('base64url')
  return `${id}.${signature}`
}

function isSigned(token: string, { key, ...row }: Found) {
  return row.expiresAt !== null && timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(row, key)))
}
