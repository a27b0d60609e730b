// Every kind of mail in the HTML that mail programs can show, by the tables of caniemail.com.
import { caniemail } from 'caniemail'
import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { queueDigest } from '@/lib/background/digest'
import { createReview } from '@/lib/data/reviews'
import { createLead } from '@/lib/leads/create-lead'
import { sendAnswer } from '@/lib/leads/handling'
import { leadKinds } from '@/lib/leads/kinds'
import { mailNewReviews } from '@/lib/leads/review-mails'
import { makeReviewBody } from '../support/factories'
import { emptyVisitors, mailedToken, travelled } from '../support/invitations'
import { leadBodies, storedMails } from '../support/leads'
import { testDb } from '../support/test-db'

beforeAll(async () => {
  await emptyVisitors()
  const long = `${'elephants and '.repeat(40)}${'x'.repeat(300)}`
  for (const kind of leadKinds) await createLead(kind)(leadBodies[kind]({ message: long }))
  const { reference } = await testDb.booking.findFirstOrThrow()
  const answer = { subject: 'An answer', text: 'Dear Anna,\n\nyes.' }
  await sendAnswer(reference, answer, { who: '', key: crypto.randomUUID() })
  await createReview(makeReviewBody({ comment: long }))
  await mailNewReviews()
  await testDb.$executeRaw`UPDATE leads SET created_at = now() - interval '3 days'`
  await queueDigest(new Date())
  await mailedToken((await travelled()).id)
})

// What some do without: round corners, the dark style sheet, a role for screen readers. It takes line-height for height.
const doneWithout = [
  'height property',
  'border-radius',
  '@media',
  '<style> element',
  'role attribute',
  '<body> element',
]
const clients = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*', 'thunderbird.*'] as const

const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

test('every mail is shown as meant', async () => {
  const mails = await storedMails()
  expect(mails.length).toBeGreaterThan(12)
  for (const { subject, html } of mails) {
    const { issues } = caniemail({ clients: [...clients], html })
    const missing = new Set([...issues.errors.values()].flat().map(({ title }) => title))
    expect(
      [...missing].filter((title) => !doneWithout.includes(title)),
      subject,
    ).toEqual([])
    const { results } = await htmlValidate.validateString(html)
    const faults = results.flatMap(({ messages }) => messages).map(({ ruleId, message }) => `${ruleId}: ${message}`)
    expect(faults, subject).toEqual([])
  }
})

test('every address of the HTML stands whole in the text', async () => {
  for (const { subject, text, html } of await storedMails()) {
    const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const addresses: string[] = text.match(/https?:\S+/g) ?? []
    expect(
      hrefs.filter((href) => !addresses.includes(href)),
      subject,
    ).toEqual([])
  }
})
