import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, test } from 'vitest'
import * as itineraryReviews from '@/app/api/itineraries/[id]/reviews/route'
import * as route from '@/app/api/reviews/route'
import { removalSentence } from '@/lib/content/review-policy'
import { noContext } from '@/lib/http/sender'
import { listItineraryDates } from '@/lib/itineraries/queries'
import { deleteAgain } from '@/lib/leads/purge'
import { AskError } from '@/lib/platform/errors'
import { submitReview } from '@/lib/reviews/actions'
import { createReview } from '@/lib/reviews/create-review'
import { mailDueInvitations, readInvitation } from '@/lib/reviews/invitations'
import { countRemovals, countStars, findReviews, listReviewPart } from '@/lib/reviews/queries'
import {
  deleteReview,
  holdReview,
  readReview,
  releaseReview,
  replyToReview,
  reviewVersion,
} from '@/lib/reviews/review-handling'
import { deskLink } from '@/lib/submissions/desk-link'
import { makeReviewBody } from '../support/factories'
import { emptyVisitors, mailedToken, travelled } from '../support/invitations'
import { formOf, storedMails } from '../support/leads'
import { answerOf, getJson, post } from '../support/rest'
import { testDb } from '../support/test-db'

const itineraryId = 6

beforeEach(emptyVisitors)

const stars = [1, 2, 3, 4, 5]
let number = 0
const write = (overrides = {}) => {
  number += 1
  return createReview(makeReviewBody({ comment: `Number ${number}.`, ...overrides }))
}

const send = (overrides = {}) => post(route, makeReviewBody(overrides))
const sendForm = (overrides = {}) => submitReview(null, formOf(makeReviewBody(overrides)))

async function rating() {
  const itinerary = await testDb.itinerary.findUniqueOrThrow({ where: { id: itineraryId } })
  return { average: itinerary.averageRating?.toNumber() ?? null, total: itinerary.totalReviews }
}

const shown = () => getJson(itineraryReviews, '', { id: String(itineraryId) })

test('a review by either door is stored, counted and shown as specified, and the pages of its trip expire', async () => {
  expect(await send({ rating: 5 })).toHaveProperty('status', 201)
  expect(await sendForm({ rating: 4 })).toMatchObject({ ok: true })
  expect(await rating()).toEqual({ average: 4.5, total: 2 })
  const listed = ['comment', 'createdAt', 'id', 'itineraryId', 'rating', 'userName']
  expect((await shown()).map((one: object) => Object.keys(one).sort())).toEqual([listed, listed])
  expect(revalidateTag).toHaveBeenCalledWith(`itinerary:${itineraryId}`, { expire: 0 })
  expect(revalidateTag).toHaveBeenCalledWith('ratings', { expire: 0 })
  expect(revalidateTag).not.toHaveBeenCalledWith('itineraries', { expire: 0 })
})

test('a review that a robot had sent before is shown once its writer sends it', async () => {
  const first = await sendForm({ website: 'https://spam.example' })
  expect([first, await rating()]).toMatchObject([{ ok: true }, { total: 0 }])
  const again = await sendForm()
  expect(again.ok && again.receipt).toEqual(first.ok && first.receipt)
  expect(await rating()).toEqual({ average: 4, total: 1 })
  await holdReview((await testDb.review.findFirstOrThrow()).id, 'abuse')
  await sendForm()
  expect(await rating()).toMatchObject({ total: 0 })
})

test('ten identical sendings at once are one review with one answer', async () => {
  const context = { ...noContext, idempotencyKey: crypto.randomUUID() }
  const receipts = await Promise.all(Array.from({ length: 10 }, () => createReview(makeReviewBody(), context)))
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  expect(await rating()).toEqual({ average: 4, total: 1 })
})

test('an unknown trip is a 404, and for the form a failure', async () => {
  expect(await answerOf(send({ itineraryId: 4711 }))).toEqual([404, { error: 'Itinerary not found' }])
})

test('a review without stars is refused by both doors', async () => {
  const fieldErrors = { rating: 'Required' }
  expect(await answerOf(send({ rating: 0 }))).toMatchObject([400, { fieldErrors }])
  expect(await sendForm({ rating: 0 })).toMatchObject({ ok: false, fieldErrors })
  expect(await testDb.review.count()).toBe(0)
})

/** When search engines are told that the trip has changed. */
async function changedAt() {
  const dates = await listItineraryDates()
  return Date.parse(dates.find(({ id }) => id === itineraryId)?.changedAt ?? '')
}

test('a review with a link is held: neither shown, counted nor a change of its trip until it is released', async () => {
  const before = await changedAt()
  const { id } = await write({ comment: 'Cheap! https://spam.example' })
  expect(await rating()).toEqual({ average: null, total: 0 })
  expect(await shown()).toEqual([])
  expect(await changedAt()).toBe(before)
  await releaseReview(id)
  expect(await changedAt()).toBeGreaterThan(before)
  expect(await rating()).toEqual({ average: 4, total: 1 })
  await holdReview(id, 'spam')
  expect(await rating()).toEqual({ average: null, total: 0 })
})

describe('the average and the count follow the rows, whoever writes them', () => {
  const row = { itineraryId, userName: 'Otto', comment: 'Fine.' }

  test('by SQL, several at once, and by moving one to another trip', async () => {
    await testDb.review.createMany({ data: [1, 2, 5].map((stars) => ({ ...row, rating: stars })) })
    expect(await rating()).toEqual({ average: 2.67, total: 3 })
    await testDb.$executeRaw`UPDATE reviews SET rating = 4 WHERE rating = 1`
    expect(await rating()).toEqual({ average: 3.67, total: 3 })
    await testDb.$executeRaw`UPDATE reviews SET itinerary_id = 7 WHERE rating = 2`
    expect(await rating()).toEqual({ average: 4.5, total: 2 })
    expect(await testDb.itinerary.findUnique({ where: { id: 7 } })).toMatchObject({ totalReviews: 1, ratingTotal: 2 })
    await testDb.$executeRaw`DELETE FROM reviews`
    expect(await rating()).toEqual({ average: null, total: 0 })
  })

  test('while others write, hold and release', async () => {
    const reviews = await Promise.all(stars.map((rating) => write({ rating })))
    expect(await rating()).toEqual({ average: 3, total: 5 })
    await Promise.all([
      ...reviews.slice(0, 3).map(({ id }) => holdReview(id, 'spam')),
      ...[5, 5, 5].map((rating) => write({ rating })),
    ])
    expect(await rating()).toEqual({ average: 4.8, total: 5 })
  })
})

test('a trip that is edited by SQL has changed', async () => {
  const before = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = title || ' ' WHERE id = ${itineraryId}`
  const edited = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = trim(title) WHERE id = ${itineraryId}`
  expect(edited).toBeGreaterThan(before)
})

/** One review for each number of stars, in this order. */
async function writeEach(ratings: number[], overrides = {}) {
  const ids: number[] = []
  for (const rating of ratings) ids.push((await write({ rating, ...overrides })).id)
  return ids
}

describe('removed reviews', () => {
  test('are counted by reason for twelve months, until they are released', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth] = await writeEach(stars)
    await holdReview(first, 'abuse')
    await holdReview(first, 'spam')
    await deleteReview(first, 'spam')
    await holdReview(second, 'spam')
    await deleteReview(third, 'personal data')
    await holdReview(fourth, 'duplicate')
    await releaseReview(fourth)
    const { removed } = await countRemovals()
    expect(removalSentence(removed)).toBe('3 reviews removed in the last 12 months: 2 spam, 1 personal data.')
    expect((await findReviews(6)).map(({ id }) => id)).toEqual([fifth, fourth])
    await testDb.$executeRaw`UPDATE review_removals SET removed_at = now() - interval '13 months'`
    expect(removalSentence((await countRemovals()).removed)).toBe('No review was removed in the last 12 months.')
  })

  test('that the filter holds are counted as waiting, and as removed once a person has decided', async () => {
    const { id } = await write({ comment: 'https://spam.example' })
    expect(await countRemovals()).toEqual({ removed: [], waiting: 1 })
    await holdReview(id, 'spam')
    expect(await countRemovals()).toEqual({ removed: [{ reason: 'spam', count: 1 }], waiting: 0 })
  })
})

test('a deleted review is deleted again when a backup has brought it back, and another of its number is not', async () => {
  const { id } = await write({ rating: 1 })
  const kept = (await write({ rating: 5 })).id
  const row = await testDb.review.findUniqueOrThrow({ where: { id } })
  await deleteReview(id, 'court')
  await testDb.review.create({ data: row })
  expect(await deleteAgain()).toBe(1)
  expect((await findReviews(itineraryId)).map((one) => one.id)).toEqual([kept])
  expect(await rating()).toEqual({ average: 5, total: 1 })
  await testDb.review.create({ data: { ...row, createdAt: new Date() } })
  expect(await deleteAgain()).toBe(0)
})

describe('the stars enter no rule', () => {
  test.each([
    ['plain words', {}],
    ['a link', { comment: 'Cheap! https://spam.example' }],
    ['a filled trap', { website: 'x' }],
    ['program code', { comment: '<script>alert(1)</script>' }],
    ['a form sent too fast', { openFor: 10 }],
  ])('for %s it is the same with one star as with five', async (_, overrides) => {
    await writeEach(stars, overrides)
    const rows = await testDb.review.findMany({ select: { status: true, heldFor: true } })
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1)
  })

  test('a removal leaves the same behind for each, and an invitation is good for each', async () => {
    for (const rating of stars) {
      const token = await newToken()
      const { id } = await write({ rating, invitation: token })
      expect(await testDb.review.findUnique({ where: { id } })).toMatchObject({ status: 'shown', rating })
      expect(await deleteReview(id, 'court')).toBe(true)
    }
    const left = await testDb.reviewRemoval.findMany({ omit: { reviewId: true, removedAt: true } })
    expect(left).toEqual(stars.map(() => ({ reason: 'court', isDeleted: true, releasedAt: null })))
  })
})

test('the spread counts what is shown, and one number of stars can be read alone, newest first', async () => {
  const ids = await writeEach([4, 5, 4, 1])
  const held = await write({ rating: 1 })
  await holdReview(held.id, 'spam')
  expect(await countStars(6)).toEqual([1, 0, 0, 2, 1])
  const part = await listReviewPart(6, { stars: 4 })
  expect(part?.reviews.map(({ id }) => id)).toEqual([ids[2], ids[0]])
  expect((await listReviewPart(6, { stars: 4, after: ids[2] }))?.reviews.map(({ id }) => id)).toEqual([ids[0]])
  expect((await listReviewPart(6, { stars: 2 }))?.reviews).toEqual([])
})

describe('an answer', () => {
  test('stands below the review, and an invited author hears of it once', async () => {
    const token = await newToken()
    await testDb.mail.deleteMany()
    const { id } = await write({ invitation: token, comment: 'The tent leaked.' })
    const answers = await Promise.all([replyToReview(id, 'It is mended.'), replyToReview(id, 'It is mended.')])
    expect(answers.map(({ isFound }) => isFound)).toEqual([true, true])
    await replyToReview(id, 'It is mended. Asante.')
    expect(await findReviews(6)).toMatchObject([{ id, reply: 'It is mended. Asante.' }])
    const mails = await storedMails()
    expect(mails).toMatchObject([{ to: 'marta@example.com', role: 'visitor' }])
    expect(mails[0]?.text).toContain('> The tent leaked.')
    expect(mails[0]?.text).toContain('> It is mended.')
  })

  test('of two colleagues at once is stored once, and the second is asked with what the first wrote', async () => {
    const { id } = await write()
    const review = await readReview(id)
    const version = review ? reviewVersion(review) : ''
    const texts = ['Asante.', 'We have mended the tent.']
    const results = await Promise.allSettled(texts.map((text) => replyToReview(id, text, { version })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [refused] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    const stored = (await readReview(id))?.reply
    expect(refused).toBeInstanceOf(AskError)
    expect(refused.message).toContain(`“${stored}”`)
    await replyToReview(id, 'Both.', { version, sure: refused.message })
    expect((await readReview(id))?.reply).toBe('Both.')
    // A double click, or a form that is behind but wants what is.
    await replyToReview(id, 'Both.', { version })
    await expect(holdReview(id, 'spam', { version })).rejects.toThrow('“Both.”')
  })

  test('to an author we do not know is mailed to nobody, and to no review says so', async () => {
    const { id } = await write()
    expect(await replyToReview(id, 'Asante.')).toEqual({ isFound: true, isMailed: false })
    expect(await storedMails()).toEqual([])
    expect(await replyToReview(2_000_000_000, 'Asante.')).toEqual({ isFound: false, isMailed: false })
  })
})

const newToken = async () => mailedToken((await travelled()).id)
const invited = (invitation: string, overrides = {}) => makeReviewBody({ invitation, ...overrides })

describe('a review by invitation', () => {
  test('says that its writer has travelled, and when, even after the booking is gone', async () => {
    const { id, bookingId } = await travelled({ travelledOn: '2026-10-31' })
    await write({ invitation: await mailedToken(id) })
    await write()
    const [plain, marked] = await findReviews(6)
    expect(plain).not.toHaveProperty('travelledIn')
    expect(marked).toMatchObject({ travelledIn: '2026-10' })
    await testDb.booking.delete({ where: { id: bookingId } })
    expect((await findReviews(6))[1]).toMatchObject({ travelledIn: '2026-10' })
  })

  test('comes before others on the pages, part by part too, but not in the list that programs read', async () => {
    const marked = await write({ invitation: await newToken(), rating: 4 })
    const [first = 0, second = 0] = await writeEach([5, 4])
    const idsAfter = async (after?: number) => (await listReviewPart(6, { after }))?.reviews.map(({ id }) => id)
    expect(await idsAfter()).toEqual([marked.id, second, first])
    expect(await idsAfter(marked.id)).toEqual([second, first])
    expect(await idsAfter(second)).toEqual([first])
    expect((await findReviews(6)).map(({ id }) => id)).toEqual([second, first, marked.id])
  })

  test('is stored once by ten posts at once, and the others hear why', async () => {
    const token = await newToken()
    const comments = Array.from({ length: 10 }, (_, index) => `Number ${index}.`)
    const answers = await Promise.all(comments.map((comment) => post(route, invited(token, { comment }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)])
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(await answer.json()).toEqual({ error: expect.stringContaining('We have your review') })
    expect(await testDb.review.count()).toBe(1)
    expect(await readInvitation(token)).toMatchObject({ state: 'used' })
  })

  test('sent twice by its form is one review, which does not make its link good again when it is deleted', async () => {
    const token = await newToken()
    const send = () => submitReview(null, formOf(invited(token)))
    const [first, second] = [await send(), await send()]
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
    const { id } = await testDb.review.findFirstOrThrow()
    await deleteReview(id, 'personal data')
    expect(await post(route, invited(token, { comment: 'Another.' }))).toMatchObject({ status: 400 })
    expect(await testDb.review.count()).toBe(0)
  })
})

describe('a link is not good', () => {
  const refuse = async (token: string, overrides = {}) => {
    const result = await submitReview(null, formOf(invited(token, overrides)))
    expect(result).toMatchObject({ ok: false, values: { comment: 'We saw a leopard twice.' } })
    expect(await testDb.review.count()).toBe(0)
    return 'message' in result ? result.message : ''
  }

  test('when its time is over', async () => {
    const { id } = await travelled()
    const token = await mailedToken(id)
    const endAt = (expiresAt: number) =>
      testDb.invitation.update({ where: { id }, data: { expiresAt: new Date(expiresAt) } })
    await endAt(Date.now() + 60_000)
    expect(await readInvitation(token)).toMatchObject({ state: 'open' })
    await endAt(Date.now() - 1)
    expect(await readInvitation(token)).toMatchObject({ state: 'expired' })
    expect(await refuse(token)).toContain('has expired')
  })

  test('when somebody has forged it', async () => {
    const [mine, other] = [await travelled(), await travelled()]
    const token = await mailedToken(mine.id)
    await mailedToken(other.id)
    const desk = (await deskLink(testDb, 'lead', 'TT-2222222'))?.split('/').at(-1) ?? ''
    const [kind, , day, signature = ''] = token.split('~')
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const signatures = [
      [kind, mine.id, day, flipped],
      [kind, other.id, day, signature],
      [kind, mine.id, Number(day) + 1, signature],
      [kind, mine.id, day, ''],
    ].map((parts) => parts.join('~'))
    for (const forged of [...signatures, desk, `0${token}`, `${token}x`, '999999999.x', "1' OR '1'='1"])
      expect(await refuse(forged), forged).toContain('This link is not valid.')
    expect(await readInvitation(undefined)).toEqual({ state: 'unknown' })
    expect(await readInvitation([token, token])).toEqual({ state: 'unknown' })
  })

  test('for another trip', async () => {
    const { id } = await travelled()
    const token = await mailedToken(id)
    await refuse(token, { itineraryId: 7 })
    expect(await submitReview(null, formOf(invited(token)))).toMatchObject({ ok: true })
  })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('the mail that invites goes out by itself seven days after the trip, once, whoever asks at the same moment', async () => {
  const due = await travelled({ travelledOn: daysAgo(8) })
  await travelled({ travelledOn: daysAgo(5) })
  const counts = await Promise.all([mailDueInvitations(), mailDueInvitations(), mailDueInvitations()])
  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(await mailDueInvitations()).toBe(0)
  const { title } = await testDb.itinerary.findUniqueOrThrow({ where: { id: 6 } })
  const sent = { to: 'marta@example.com', reference: due.booking.reference, role: 'visitor', status: 'queued' }
  const mails = await storedMails()
  expect(mails).toMatchObject([{ ...sent, subject: `How was “${title}”?` }])
  for (const part of ['Dear Marta Lindqvist,', 'https://tembo.test/review?invitation=', 'It is valid until '])
    expect(mails[0]?.text).toContain(part)
})
