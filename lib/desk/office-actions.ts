'use server'
import { expireHere, tableTags } from '../cache/tags'
import { BadRequestError } from '../platform/errors'
import { undoPublication } from '../publishing/publish'
import { holdReview, releaseReview, replyToReview, type Shown } from '../reviews/review-handling'
import { reportUndo } from '../workbook/content-folder'

import { deskHref, requireDeskFor } from './access'
import { deskAction, formHandler, refuseWithoutSession } from './action'
import { formatMoment } from './format'
import { holdReviewForm, reviewReplyForm, shownReviewForm, testMailForm, undoPublicationForm } from './forms'
import { sendTestMail } from './ready'

export const testMail = deskAction(testMailForm, async ({ email }) => {
  await sendTestMail(email)
  return '/desk/ready?status=tested'
})

type Values = Record<string, string>

/** A review such as R-12, signed in; what can be undone also by its link. */
const reviewAction = (
  act: (number: number, values: Values, shown?: Shown) => Promise<unknown>,
  { isUndoable = false } = {},
) =>
  formHandler(async (values) => {
    const { reference = '', token, page } = values
    const target = { kind: 'review', id: reference } as const
    const desk = await requireDeskFor(target, token, page)
    if (!isUndoable) refuseWithoutSession(desk)
    await act(Number(reference.slice('R-'.length)), values, shownReviewForm.parse(values))
    return `${deskHref(target, token)}?status=done`
  })

export const replyInPublic = reviewAction((number, values, shown) =>
  replyToReview(number, reviewReplyForm.parse(values).text, shown),
)

export const takeReviewDown = reviewAction(
  (number, values, shown) => holdReview(number, holdReviewForm.parse(values).reason, shown),
  {
    isUndoable: true,
  },
)

export const showReview = reviewAction((number, _, shown) => releaseReview(number, shown), { isUndoable: true })

export const undoWorkbookImport = deskAction(undoPublicationForm, async ({ id }, { who }) => {
  const why = `${who} undid it at the desk on ${formatMoment(new Date())} in Nairobi. The site says again what it said before.`
  const undone = await undoPublication({ id, who, report: (tx, undone) => reportUndo(tx, undone, why) })
  expireHere(tableTags)
  if (!undone) throw new BadRequestError('This can no longer be undone.')
  return { done: { text: `${undone.source} is undone:`, lines: undone.lines } }
})
