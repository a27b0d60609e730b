import { HtmlValidate } from 'html-validate'
import { expect, test } from '../support/browser-test'
import { pages, unknownPages, variants } from '../support/routes'
import { servedPage, spokenText } from '../support/served-page'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

for (const path of [...pages, ...variants, ...unknownPages]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const { html } = await servedPage(request, path)
    const { results } = await htmlValidate.validateString(html)
    const messages = results.flatMap(({ messages }) => messages)
    expect(messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([])
  })
}

for (const path of [...pages, ...variants]) {
  test(`${path} has a language, landmarks, headings in order, and words for every picture and link`, async ({
    request,
  }) => {
    const { document } = await servedPage(request, path)
    expect(document.documentElement.lang).toBe('en')
    for (const landmark of ['main', 'body > header', 'body > footer'])
      expect(document.querySelectorAll(landmark), landmark).toHaveLength(1)

    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = headings.filter((_, index) => index > 0 && (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
    expect(skipped.map(spokenText), 'headings that skip a level').toEqual([])
    expect(headings.filter((heading) => !spokenText(heading)).length, 'headings without words').toBe(0)

    const silent = [...document.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML)
    expect(silent, 'pictures without an alternative').toEqual([])

    const targets = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll('a[href]:not([aria-hidden=true])')) {
      const name = link.getAttribute('aria-label') ?? spokenText(link)
      expect(name, link.outerHTML).not.toBe('')
      targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
    }
    const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1)
    expect(
      ambiguous.map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`),
      'same words, different places',
    ).toEqual([])
  })
}

test('a trip, its days and its reviews are in the HTML, word for word', async ({ request }) => {
  const { document } = await servedPage(request, '/itineraries/6')
  const text = spokenText(document.querySelector('main') as Element)
  const itinerary = await (await request.get('/api/itineraries/6')).json()
  const reviews = (await (await request.get('/api/itineraries/6/reviews')).json()) as { comment: string }[]
  const days = Object.values(itinerary.dayByDay as Record<string, { title: string; description: string }>)
  const words = [
    itinerary.title,
    ...itinerary.description.split(/\n\s*\n/),
    ...itinerary.highlights,
    ...itinerary.inclusions,
  ]
  words.push(
    ...days.flatMap(({ title, description }) => [title, description]),
    ...reviews.map(({ comment }) => comment),
  )
  expect(words.length).toBeGreaterThan(30)
  for (const one of words) expect(text).toContain(one.replace(/\s+/g, ' ').trim())
})
