import { JSDOM } from 'jsdom'

/** Of the form with this button, but not its buttons. */
export function fieldsOf(html: string, button: string): Record<string, string> {
  const { document } = new JSDOM(html).window
  const form = [...document.forms].find((one) =>
    [...one.querySelectorAll('button')].some(({ textContent }) => textContent === button),
  )
  const fields = [...(form?.querySelectorAll('[name]:not(button)') ?? [])] as HTMLInputElement[]
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}
