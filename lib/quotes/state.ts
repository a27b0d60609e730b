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

export type AnswerKind = 'accepted' | 'question' | 'declined' | 'withdrawn'

type StatedQuote = { id: number; sentAt: Date | null; validUntil: string }
type StatedAnswer = { quoteId: number; kind: AnswerKind; createdAt: Date }

/**
 * The only place that decides it, for page, POST, desk and mails; it is stored nowhere. `answers`: those of all quotes of
 * the lead. `successor`: the version sent instead of it.
 */
export function getQuoteState(
  quote: StatedQuote,
  answers: StatedAnswer[],
  successor: object | null,
  now: Date,
): QuoteState {
  const has = (kind: AnswerKind) => answers.some((answer) => answer.quoteId === quote.id && answer.kind === kind)
  if (!quote.sentAt) return 'draft'
  if (has('accepted')) return 'accepted'
  if (successor) return 'replaced'
  if (has('withdrawn')) return 'withdrawn'
  if (answers.some(({ kind }) => kind === 'accepted')) return 'superseded'
  if (has('declined')) return 'declined'
  return dayInNairobi(now) > quote.validUntil ? 'expired' : 'open'
}

/** `repliedAt`: when the office last wrote about the lead. */
export function hasOpenQuestion({ id }: { id: number }, answers: StatedAnswer[], repliedAt: Date | null) {
  return answers.some(
    ({ quoteId, kind, createdAt }) =>
      quoteId === id && kind === 'question' && (repliedAt === null || createdAt > repliedAt),
  )
}
