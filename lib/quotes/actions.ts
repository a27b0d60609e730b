'use server'
import { headers } from 'next/headers'
import { readContext } from '../http/sender'
import { db } from '../platform/db'
import { type AnswerValues, answerAction } from '../submissions/answer-action'
import { limitRate } from '../submissions/rate-limit'
import { acceptQuote, askAboutQuote, askAgain, declineQuote } from './answers'
import { tickedExtras } from './extra-fields'

// Another address each time: at the same one the router shows the page that it has.
const pathOf = ({ token, key }: AnswerValues) => `/quote/${encodeURIComponent(token)}?done=${key}#answer`

export const acceptOffer = answerAction(pathOf, async ({ token, key, name = '', version = '', ...fields }) => {
  await limitQuestions()
  await acceptQuote({ token }, { name, version, key, extras: tickedExtras(fields) })
})

export const askAboutOffer = answerAction(pathOf, async ({ token, key, text = '' }) => {
  await limitQuestions()
  await askAboutQuote({ token }, { text, key })
})

export const declineOffer = answerAction(pathOf, ({ token, key, text = '' }) => declineQuote({ token }, { text, key }))

export const askForOfferAgain = answerAction(pathOf, ({ token, key }) => askAgain(token, key))

/** Each question is a mail to the office. */
async function limitQuestions() {
  await limitRate(db(), 'quote', readContext(await headers()).address)
}
