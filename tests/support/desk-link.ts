// Asks the desk as the holder of a link does.
import { JSDOM } from 'jsdom'
import { handleDeskRequest } from '@/lib/desk/handle-request'

/** Of the first link to the desk in a text. */
export const tokenIn = (text?: string | null) => /\/desk\/(\S+)/.exec(text ?? '')?.[1] ?? ''

export function askDesk(token: string, query = '', init: RequestInit = {}) {
  return handleDeskRequest(new Request(`http://localhost/desk/${token}${query}`, init), token)
}

/** As a browser sends them with a form of our own page. */
export const ownForm = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'null',
  'sec-fetch-site': 'same-origin',
}

export function postToDesk(token: string, form: Record<string, string>, headers: Record<string, string> = ownForm) {
  const body = new URLSearchParams({ key: crypto.randomUUID(), who: 'Wanjiru', ...form })
  return askDesk(token, '', { method: 'POST', body, headers })
}

/** Of the form with this button, but not its buttons. */
export function fieldsOf(html: string, button: string): Record<string, string> {
  const { document } = new JSDOM(html).window
  const form = [...document.forms].find((one) => one.querySelector('button')?.textContent === button)
  const fields = [...(form?.querySelectorAll('[name]:not(button)') ?? [])] as HTMLInputElement[]
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}
