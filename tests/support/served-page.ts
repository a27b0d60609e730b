import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'

/** Does not follow redirects. Nothing in the page runs. */
export async function servedPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = await response.text()
  const { document } = new JSDOM(html).window
  return { status: response.status(), html, document }
}

/** The text of an element and its alt texts, without what is hidden from screen readers. */
export function spokenText(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  for (const picture of copy.querySelectorAll('img')) picture.replaceWith(` ${picture.alt} `)
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}
