'use server'
import { answerAction, limitQuestions } from './answer-action'
import { acceptQuote, askAboutQuote, askAgain, declineQuote } from './answers'
import { tickedExtras } from './extra-fields'

export const acceptOffer = answerAction(async ({ token, key, name = '', version = '', ...fields }) => {
  await limitQuestions()
  await acceptQuote({ token }, { name, version, key, extras: tickedExtras(fields) })
})

export const askAboutOffer = answerAction(async ({ token, key, text = '' }) => {
  await limitQuestions()
  await askAboutQuote({ token }, { text, key })
})

export const declineOffer = answerAction(({ token, key, text = '' }) => declineQuote({ token }, { text, key }))

export const askForOfferAgain = answerAction(({ token, key }) => askAgain(token, key))
