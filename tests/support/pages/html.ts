import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import { spokenText } from '../spoken-text'
import type { Page, ServedSite } from './served-site'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

export async function htmlErrors({ html }: Page) {
  const { results } = await htmlValidate.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`)
}

export function expectLandmarks({ document }: Page) {
  expect(document.documentElement.lang).toBe('en')
  for (const landmark of ['main', 'body > header', 'body > footer'])
    expect(document.querySelectorAll(landmark), landmark).toHaveLength(1)
}

export function expectHeadingsInOrder({ document }: Page) {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  const skipped = headings.filter((_, index) => index > 0 && (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
  expect(skipped.map(spokenText), 'headings that skip a level').toEqual([])
  expect(headings.filter((heading) => !spokenText(heading)).length, 'headings without words').toBe(0)
}

export function expectWords({ document }: Page) {
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
}

type Told = {
  title: string
  description: string
  highlights: string[]
  inclusions: string[]
  dayByDay: Record<string, { title: string; description: string }>
}

/** What REST says of the trip, its days and its reviews. */
export async function wordsOfTrip({ json }: ServedSite, id: number) {
  const trip = await json<Told>(`/api/itineraries/${id}`)
  const reviews = await json<{ comment: string }[]>(`/api/itineraries/${id}/reviews`)
  return [
    ...[trip.title, ...trip.description.split(/\n\s*\n/), ...trip.highlights, ...trip.inclusions],
    ...Object.values(trip.dayByDay).flatMap(({ title, description }) => [title, description]),
    ...reviews.map(({ comment }) => comment),
  ].map((words) => words.replace(/\s+/g, ' ').trim())
}
