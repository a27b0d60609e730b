import { HtmlValidate } from 'html-validate'
import { spokenText } from '../spoken-text'
import type { Page } from './served-site'

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
