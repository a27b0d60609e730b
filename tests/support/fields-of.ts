import { JSDOM } from 'jsdom'

/** Of the form with this button, as a browser would send them, but not its buttons. */
export function fieldsOf(html: string, button: string): Record<string, string> {
  const { document } = new JSDOM(html).window
  const form = [...document.forms].find((one) =>
    [...one.querySelectorAll('button')].some(({ textContent }) => textContent === button),
  )
  const fields = [...(form?.querySelectorAll('[name]:not(button)') ?? [])] as HTMLInputElement[]
  const isSent = ({ type, checked }: HTMLInputElement) => type !== 'checkbox' || checked
  return Object.fromEntries(fields.filter(isSent).map(({ name, value }) => [name, value]))
}
