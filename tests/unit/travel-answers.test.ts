import { expect, test } from 'vitest'
import { travelAdvice } from '@/lib/content/travel-advice'
import { answerTopics } from '@/lib/content/travel-answers/answer'

test('every short answer has an anchor of its own on the page', () => {
  const anchors = [...travelAdvice.sections, ...travelAdvice.answers].map(({ id }) => id)
  expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([])
})

test('every subject has short answers', () => {
  const topics = new Set(travelAdvice.answers.map(({ topic }) => topic))
  expect(answerTopics.filter((topic) => !topics.has(topic))).toEqual([])
})
