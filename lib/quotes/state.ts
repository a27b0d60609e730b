import { dayInNairobi } from '../domain/nairobi'

export type QuoteState =
  | 'draft'
  | 'open'
  | 'accepted'
  /** Another quote of the same request was accepted. */
  | 'superseded'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'replaced'

export type AnswerKind =
  | 'accepted'
  | 'question'
  | 'declined'
  | 'withdrawn'
  /** The office took an acceptance back. */
  | 'reopened'
  /** A different yes of somebody else, after the first. */
  | 'wish'
  /** Asked for again after its last day. */
  | 'renewal'

const gone = ['replaced', 'withdrawn', 'superseded'] as const

/** Whether its page shows it no more. */
export const isGone = (state: QuoteState): state is (typeof gone)[number] => gone.some((one) => one === state)

/** Whether the traveller waits for an answer to it. */
export const isQuestion = ({ kind }: { kind: AnswerKind }) => ['question', 'wish', 'renewal'].includes(kind)

type StatedQuote = { id: number; sentAt: Date | null; validUntil: string }
type StatedAnswer = { quoteId: number; kind: AnswerKind; createdAt: Date }

/** `successor`: the version sent instead of it. `cancelledAt`: when a trip of the lead was cancelled last. */
type Context = { successor: object | null; cancelledAt: Date | null; now: Date }

/**
 * The only place that decides it, for page, POST, desk and mails; it is stored nowhere. `answers`: those of all quotes of
 * the lead, oldest first.
 */
export function getQuoteState(
  quote: StatedQuote,
  answers: StatedAnswer[],
  { successor, cancelledAt, now }: Context,
): QuoteState {
  const own = answers.filter(({ quoteId }) => quoteId === quote.id)
  const accepted = findAcceptance(own)
  const others = new Set(answers.map(({ quoteId }) => quoteId).filter((id) => id !== quote.id))
  const acceptances = [...others].flatMap((id) => findAcceptance(answers.filter(({ quoteId }) => quoteId === id)) ?? [])
  if (!quote.sentAt) return 'draft'
  if (accepted) {
    const isReplaced = isOver(accepted, cancelledAt) && acceptances.some((other) => !isOver(other, cancelledAt))
    return isReplaced ? 'superseded' : 'accepted'
  }
  if (successor) return 'replaced'
  if (own.some(({ kind }) => kind === 'withdrawn')) return 'withdrawn'
  // Of a cancelled trip, only for offers from before that.
  const isFromBefore = cancelledAt !== null && quote.sentAt <= cancelledAt
  if (acceptances.some((other) => isFromBefore || !isOver(other, cancelledAt))) return 'superseded'
  if (own.findLast(({ kind }) => kind === 'declined' || kind === 'reopened')?.kind === 'declined') return 'declined'
  return dayInNairobi(now) > quote.validUntil ? 'expired' : 'open'
}

/** The last yes among the answers to a quote, unless it was taken back. */
export function findAcceptance<Answer extends StatedAnswer>(own: Answer[]) {
  const last = own.findLast(({ kind }) => kind === 'accepted' || kind === 'reopened')
  return last?.kind === 'accepted' ? last : null
}

/** The trip that it led to was cancelled. */
export const isOver = ({ createdAt }: { createdAt: Date }, cancelledAt: Date | null) =>
  // Times are stored in milliseconds: two quick steps may have the same.
  cancelledAt !== null && createdAt <= cancelledAt

/** `repliedAt`: when the office last wrote about the lead. */
export function hasOpenQuestion({ id }: { id: number }, answers: StatedAnswer[], repliedAt: Date | null) {
  return answers.some(
    (answer) => answer.quoteId === id && isQuestion(answer) && (repliedAt === null || answer.createdAt > repliedAt),
  )
}
