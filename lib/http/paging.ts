// Long REST lists come in parts: ?limit=20, then ?limit=20&after=<id of the last one>.
import * as z from 'zod'
import { BadRequestError } from '../server/errors'
import { answerShared } from './shared-answer'

const largest = 100
// More than a usual catalogue has: without `limit` only very long lists come in parts.
const withoutLimit = 200

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

/** Throws BadRequestError. */
export function parsePaging(params: URLSearchParams) {
  const { data, error } = pagingSchema.safeParse({
    limit: params.get('limit') ?? undefined,
    after: params.get('after') ?? undefined,
  })
  if (error) throw new BadRequestError(error.issues[0]?.path[0] === 'limit' ? sentences.limit : sentences.after)
  return { limit: data.limit ?? withoutLimit, after: data.after }
}

export function unknownAfter() {
  return new BadRequestError(`${sentences.after} Start again without it.`)
}

/** A plain array, with the next part in a Link header. `entries` has one more than `limit` when the list goes on. */
export function answerPart<Entry extends { id: number }>(url: URL, entries: Entry[], limit: number) {
  if (entries.length <= limit) return answerShared(entries)
  const part = entries.slice(0, limit)
  const params = new URLSearchParams(url.searchParams)
  params.set('after', String(part.at(-1)?.id))
  return answerShared(part, { Link: `<${url.pathname}?${params}>; rel="next"` })
}
