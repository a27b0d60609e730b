import 'server-only'
import { db } from '../platform/db'

export type Heading = { heading: string; page: string; href: string }

/**
 * What our advice is about, for suggestions. Not all that is indexed: a phone loads them with the suggestions, and
 * trips and places are suggested by themselves.
 */
export async function listHeadings() {
  return db().$queryRaw<Heading[]>`
    SELECT DISTINCT href, heading, page FROM passages
    WHERE itinerary_id IS NULL AND heading <> page
      AND (href ~ '^/(before-you-go|groups)#' OR href ~ '^/destinations/.*#season' AND key ~ '[.]season[.]best-time')
      AND key !~ '^ages |[.]countries[.]'
      AND (key !~ '[.]answers[.]' OR length(heading) <= 26)
    ORDER BY href, heading`
}
