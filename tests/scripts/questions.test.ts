// Do travellers find the answers to their questions in the pages as they are sent, without scripts?
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { questions } from '../support/questions'
import { preparedDataFolder, siteOfFile } from '../support/scripts'
import { spokenText } from '../support/spoken-text'

const site = siteOfFile(await preparedDataFolder(), { RATE_LIMIT_PER_HOUR: '100000' })

/** The names of some things have it, so that they do not break across lines. */
const wordJoiner = /\u2060/g

async function readText(path: string) {
  const response = await fetch(site.url + path)
  const { document } = new JSDOM(await response.text()).window
  for (const unseen of document.querySelectorAll('[hidden], style')) unseen.remove()
  return spokenText(document.querySelector('main') ?? document.body).replace(wordJoiner, '')
}

const isIn = (text: string, answer: string | RegExp) =>
  typeof answer === 'string' ? text.includes(answer) : answer.test(text)

test.each([...new Set(questions.map(({ path }) => path))])('%s answers what travellers ask there', async (path) => {
  const text = await readText(path)
  const unanswered = questions.filter((one) => one.path === path && !isIn(text, one.answer))
  expect(unanswered).toEqual([])
})
