import { beforeEach, describe, expect, test } from 'vitest'
import * as route from '@/app/api/reviews/route'
import { submitReview } from '@/lib/data/actions'
import { createReview, findReviews } from '@/lib/data/reviews'
import { deskLink } from '@/lib/leads/desk-link'
import { mailDueInvitations, readInvitation } from '@/lib/leads/invitations'
import { deleteReview } from '@/lib/leads/review-handling'
import { makeReviewBody } from '../support/factories'
import { emptyVisitors, mailedToken, travelled } from '../support/invitations'
import { formOf, storedMails } from '../support/leads'
import { post } from '../support/rest'
import { testDb } from '../support/test-db'

beforeEach(emptyVisitors)

const invited = (invitation: string, overrides = {}) => makeReviewBody({ invitation, ...overrides })

describe('a review by invitation', () => {
  test('says that its writer has travelled, and when, even after the booking is gone', async () => {
    const { id, bookingId } = await travelled({ travelledOn: '2026-10-31' })
    await createReview(invited(await mailedToken(id)))
    await createReview(makeReviewBody({ comment: 'By nobody we know.' }))
    const [plain, marked] = await findReviews(6)
    expect(plain).not.toHaveProperty('travelledIn')
    expect(marked).toMatchObject({ travelledIn: '2026-10' })
    await testDb.booking.delete({ where: { id: bookingId } })
    expect((await findReviews(6))[1]).toMatchObject({ travelledIn: '2026-10' })
  })

  test('is stored once by ten posts at once, and the others hear why', async () => {
    const token = await mailedToken((await travelled()).id)
    const comments = Array.from({ length: 10 }, (_, index) => `Number ${index}.`)
    const answers = await Promise.all(comments.map((comment) => post(route, invited(token, { comment }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)])
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(await answer.json()).toEqual({ error: expect.stringContaining('has been used') })
    expect(await testDb.review.count()).toBe(1)
    expect(await readInvitation(token)).toMatchObject({ state: 'used' })
  })

  test('sent twice by its form is one review, and the second sending is told the same', async () => {
    const token = await mailedToken((await travelled()).id)
    const send = () => submitReview(null, formOf(invited(token)))
    const [first, second] = [await send(), await send()]
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
  })

  test('that is deleted does not make its link good again', async () => {
    const token = await mailedToken((await travelled()).id)
    const { id } = await createReview(invited(token))
    await deleteReview(id, 'personal data')
    expect(await post(route, invited(token))).toMatchObject({ status: 400 })
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
    expect(await refuse(token)).toContain('is over')
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
      expect(await refuse(forged), forged).toContain('not the link')
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

describe('the mail', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

  test('goes out by itself seven days after the trip, once, whoever asks at the same moment', async () => {
    const due = await travelled({ travelledOn: daysAgo(8) })
    await travelled({ travelledOn: daysAgo(5) })
    const counts = await Promise.all([mailDueInvitations(), mailDueInvitations(), mailDueInvitations()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(await mailDueInvitations()).toBe(0)
    const sent = { to: 'marta@example.com', reference: due.booking.reference, role: 'visitor', status: 'queued' }
    expect(await storedMails()).toMatchObject([{ ...sent }])
  })

  test('names the trip, the traveller, the link and its end', async () => {
    const { id } = await travelled()
    await mailedToken(id)
    const { title } = await testDb.itinerary.findUniqueOrThrow({ where: { id: 6 } })
    const [mail] = await storedMails()
    expect(mail?.subject).toBe(`How was ${title}?`)
    for (const part of ['Dear Marta Lindqvist,', 'https://tembo.test/review?invitation=', 'It is good until '])
      expect(mail?.text).toContain(part)
  })
})
