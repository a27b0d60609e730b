// ?limit=20, then ?limit=20&after=<id of the last entry>.
import * as z from 'zod'
import { BadRequestError } from '../platform/errors'
import { answerShared, answerStreamed } from './answers'

const largest = 100
const longestCollected = 200

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

/** Without `limit` the whole rest after an id, read `most` entries at a time. */
export type Paging = { after?: number; limit?: number; most: number }

type Part<Entry> = { entries: Entry[]; isMore: boolean }

export function parsePaging(params: URLSearchParams): Paging {
  const { data, error } = pagingSchema.safeParse({
    limit: params.get('limit') ?? undefined,
    after: params.get('after') ?? undefined,
  })
  if (error) throw new BadRequestError(error.issues[0]?.path[0] === 'limit' ? sentences.limit : sentences.after)
  const { limit, after } = data
  return { after, limit, most: limit ?? longestCollected }
}

export function unknownAfter() {
  return new BadRequestError(`${sentences.after} Start again without it.`)
}

/** `list` needs one entry more than `most` to detect a next page. Without `limit` a longer list must be streamed. */
export function takePage<Entry>(list: Entry[], { limit, most }: Paging): Part<Entry> {
  const isMore = list.length > most
  return { entries: isMore ? list.slice(0, limit ?? 0) : list, isMore }
}

export async function answerList<Entry extends { id: number }>(
  url: URL,
  { entries, isMore }: Part<Entry>,
  { limit }: Paging,
  readAll: () => AsyncIterable<Entry[]> | Promise<AsyncIterable<Entry[]>>,
) {
  if (isMore && !limit) return answerStreamed(await readAll())
  const last = entries.at(-1)
  if (!isMore || !last) return answerShared(entries)
  const params = new URLSearchParams(url.searchParams)
  params.set('after', String(last.id))
  return answerShared(entries, { Link: `<${url.pathname}?${params}>; rel="next"` })
}
