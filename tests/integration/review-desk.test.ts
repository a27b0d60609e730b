import { beforeEach, describe, expect, test } from 'vitest'
import { removalSentence } from '@/lib/content/review-policy'
import { countRemovals, countStars } from '@/lib/data/review-counts'
import { createReview, findReviews, listReviewPart } from '@/lib/data/reviews'
import { deleteReview, holdReview, releaseReview, replyToReview } from '@/lib/leads/review-handling'
import { makeReviewBody } from '../support/factories'
import { emptyVisitors, mailedToken, travelled } from '../support/invitations'
import { storedMails } from '../support/leads'
import { testDb } from '../support/test-db'

beforeEach(emptyVisitors)

const stars = [1, 2, 3, 4, 5]
let number = 0
const write = (overrides = {}) => {
  number += 1
  return createReview(makeReviewBody({ comment: `Number ${number}.`, ...overrides }))
}

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
    expect(removalSentence(removed)).toBe('3 reviews removed in 12 months: 2 spam, 1 personal data.')
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

  test('need a reason from the list, or the database refuses', async () => {
    const { id } = await write()
    await expect(holdReview(id, 'low stars' as never)).rejects.toThrow()
    await expect(deleteReview(id, '' as never)).rejects.toThrow()
    expect(await findReviews(6)).toHaveLength(1)
  })
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

  test('the newest stands first, whatever its stars', async () => {
    const ids = await writeEach([3, 1, 5, 2, 4])
    expect((await findReviews(6)).map(({ id }) => id)).toEqual(ids.toReversed())
  })

  test('a removal leaves the same behind for each, and an invitation is good for each', async () => {
    for (const rating of stars) {
      const token = await mailedToken((await travelled()).id)
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
    const token = await mailedToken((await travelled()).id)
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

  test('to an author we do not know is mailed to nobody, and to no review says so', async () => {
    const { id } = await write()
    expect(await replyToReview(id, 'Asante.')).toEqual({ isFound: true, isMailed: false })
    expect(await storedMails()).toEqual([])
    expect(await replyToReview(2_000_000_000, 'Asante.')).toEqual({ isFound: false, isMailed: false })
  })
})
