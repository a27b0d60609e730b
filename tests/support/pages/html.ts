import { HtmlValidate } from 'html-validate'
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

/** The words of links that lead to different places. */
export function ambiguousLinks({ document }: Page) {
  const targets = new Map<string, Set<string>>()
  for (const link of document.querySelectorAll('a[href]:not([aria-hidden=true])')) {
    const name = link.getAttribute('aria-label') ?? spokenText(link)
    targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
  }
  return [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`)
}

/** Pictures that a page has loaded at once though it does not show them. */
export const unshownPictures = ({ document }: Page) =>
  [...document.querySelectorAll('link[rel=preload][as=image]')]
    .map((link) => link.getAttribute('imagesrcset'))
    .filter((srcset) => !document.querySelector(`[srcset="${srcset}"]`))

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
