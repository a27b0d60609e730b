import 'server-only'
import { readContacts } from '../content/contacts'
import { counted } from '../content/format'
import { deskTexts, reviewMailTexts } from '../content/mail'
import { queueMail } from '../mail/queue'
import { db } from '../platform/db'
import { deskLinks } from '../submissions/desk-link'
import { describeHeld } from '../submissions/spam'

const pause = '1 hour'
const most = 20

type ReviewLine = {
  id: number
  userName: string
  rating: number
  comment: string
  heldFor: string | null
  title: string
}

/** Runs every minute; each review is mailed once. Returns their number. */
export async function mailNewReviews() {
  return db().$transaction(async (tx) => {
    const reviews = await tx.$queryRaw<ReviewLine[]>`
      WITH new_reviews AS (
        UPDATE reviews SET told_at = now() WHERE id IN (
          SELECT id FROM reviews WHERE told_at IS NULL
            AND NOT EXISTS (SELECT FROM reviews WHERE told_at > now() - ${pause}::interval)
          ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
        RETURNING *)
      SELECT new_reviews.id, user_name AS "userName", rating, comment, held_for AS "heldFor", title
      FROM new_reviews JOIN itineraries ON itineraries.id = itinerary_id ORDER BY new_reviews.id`
    if (reviews.length === 0) return 0
    const link = await deskLinks(tx)
    const links = reviews.flatMap(({ id, userName }) => {
      const href = link('review', `R-${id}`)
      return href ? [{ label: `R-${id}, ${userName}: ${deskTexts.review}`, href }] : []
    })
    const heading = counted(reviews.length, 'new review')
    await queueMail(tx, {
      role: 'operator',
      to: (await readContacts(tx)).emails.reservations,
      subject: `${heading}: ${reviews.map(({ title }) => title).join(', ')}`,
      letter: {
        heading,
        opening: [reviewMailTexts.opening],
        messages: reviews.map(({ id, userName, rating, comment, heldFor, title }) => [
          `R-${id}, ${title}, ${rating} of 5 by ${userName}${heldFor ? ` (not shown: ${describeHeld(heldFor)})` : ''}`,
          comment,
        ]),
        links,
      },
    })
    return reviews.length
  })
}
