// REST lists come in parts: ?limit=20, then ?limit=20&after=<id of the last one>.
import * as z from 'zod'
import { BadRequestError } from '../server/errors'
import { answerShared } from './shared-answer'

const largest = 100
// Without `limit` a list comes whole, unless it is longer than a usual catalogue.
const withoutLimit = { limit: 25, whole: 200 }

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)

const pagingSchema = z.object({
  limit: wholeNumber.pipe(z.number().max(largest)).optional(),
  after: wholeNumber.pipe(z.number().max(2_147_483_647)).optional(),
})

const sentences = {
  limit: `limit must be a whole number from 1 to ${largest}.`,
  after: 'after must be the id of the last entry you have.',
}

/** A list, or what is left of it after an id, comes whole up to `whole` entries; a longer one `limit` at a time. */
export type Paging = { after?: number; limit: number; whole: number }

type Part<Entry> = { entries: Entry[]; limit: number; isMore: boolean }

/** Throws BadRequestError. */
export function parsePaging(params: URLSearchParams): Paging {
  const { data, error } = pagingSchema.safeParse({
    limit: params.get('limit') ?? undefined,
    after: params.get('after') ?? undefined,
  })
  if (error) throw new BadRequestError(error.issues[0]?.path[0] === 'limit' ? sentences.limit : sentences.after)
  const { limit, after } = data
  return { after, ...(limit ? { limit, whole: limit } : withoutLimit) }
}

export function unknownAfter() {
  return new BadRequestError(`${sentences.after} Start again without it.`)
}

/** `list` needs one entry more than `whole` to show that it goes on. */
export function partOf<Entry>(list: Entry[], { limit, whole }: Paging): Part<Entry> {
  const isMore = list.length > whole
  return { entries: isMore ? list.slice(0, limit) : list, limit, isMore }
}

/** A plain array, with the next part in a Link header. */
export function answerPart<Entry extends { id: number }>(url: URL, { entries, limit, isMore }: Part<Entry>) {
  const last = entries.at(-1)
  if (!isMore || !last) return answerShared(entries)
  const params = new URLSearchParams(url.searchParams)
  params.set('limit', String(limit))
  params.set('after', String(last.id))
  return answerShared(entries, { Link: `<${url.pathname}?${params}>; rel="next"` })
}
