import * as z from 'zod'
import { isRemovalReason, removalReasonNames } from '../../lib/content/removal-reasons'
import { cleanText } from '../../lib/forms/schema'
import { reviewLines } from '../../lib/leads/list'
import { config } from '../../lib/platform/config'
import { db } from '../../lib/platform/db'
import { deleteReview, holdReview, readReview, releaseReview, replyToReview } from '../../lib/reviews/review-handling'
import { formatLeads } from '../lib/lead-lines'
import { OperatorError, print } from '../lib/report'
import { atEnd } from '../lib/run'
import { requirePublicAddress } from '../lib/site-address'

type Options = { reason?: string }
type Command = (args: string[], options: Options) => Promise<void>

atEnd(() => db().$disconnect())

const replySchema = cleanText().pipe(z.string().min(1).max(4000))

export const reviewCommands = {
  list: async () => {
    const reviews = await reviewLines(db(), {}, { take: 50 })
    print(reviews.length > 0 ? formatLeads(reviews) : 'There are none.')
  },
  reply: async ([review, text, ...more]) => {
    const id = readId(review)
    const { data: reply } = replySchema.safeParse(text)
    if (!reply || more.length > 0)
      throw new OperatorError(`Write the answer in quotes, 4,000 characters at most: reply ${id} "Asante, ...".`)
    const found = await readReview(id)
    if (!found) throw unknown(id)
    if (found.status === 'held') throw new OperatorError(`R-${id} is held: release it first.`)
    requirePublicAddress(config.siteUrl)
    const { isFound, isMailed } = await replyToReview(id, reply)
    if (!isFound) throw unknown(id)
    print(`R-${id} is answered${isMailed ? ', and its author is told by mail' : ''}`)
  },
  hold: eachId(async (id, { reason }) => {
    if (!(await holdReview(id, readReason(reason)))) throw unknown(id)
    print(`R-${id} is held`)
  }),
  release: eachId(async (id) => {
    if (!(await releaseReview(id))) throw unknown(id)
    print(`R-${id} is released`)
  }),
  delete: eachId(async (id, { reason }) => {
    if (!(await deleteReview(id, readReason(reason)))) throw unknown(id)
    print(`R-${id} is deleted`)
  }),
} satisfies Record<string, Command>

function eachId(perform: (id: number, options: Options) => Promise<void>): Command {
  return async (args, options) => {
    if (args.length === 0) throw new OperatorError('Say which: the number of a review such as R-12.')
    for (const arg of args) await perform(readId(arg), options)
  }
}

function readId(word = '') {
  const [, id] = /^(?:R-)?([1-9]\d{0,8})$/i.exec(word) ?? []
  if (!id) throw new OperatorError(`"${word}" is not the number of a review such as R-12.`)
  return Number(id)
}

function readReason(reason: string | undefined) {
  if (!isRemovalReason(reason))
    throw new OperatorError(`Say why with --reason, one of: ${removalReasonNames.join(', ')}.`)
  return reason
}

function unknown(id: number) {
  return new OperatorError(`There is no review R-${id}.`)
}
