import 'server-only'
import { Prisma } from '../../prisma/generated/client'

/**
 * What did not reach the traveller, an answer, offer, confirmation or receipt, was not said: the request waits for the
 * office, and not for its traveller or its departure. One that was closed for another reason stays so.
 */
export const reopenUnsent = (mailId: number) => Prisma.sql`
  UPDATE leads SET remind_on = CASE leads.status WHEN 'booked' THEN now() END, closed_for = NULL,
    status = CASE leads.status WHEN 'closed' THEN 'answered' ELSE leads.status END
  FROM mails WHERE mails.id = ${mailId} AND role IN ('answer', 'visitor') AND leads.reference = mails.reference
    AND (closed_for = 'answered' OR leads.status IN ('new', 'answered', 'waiting', 'quoted', 'booked'))`
