// HTML of mails as template strings: everything put in is escaped, except HTML made here.
import 'server-only'

class Markup {
  constructor(readonly source: string) {}
}

type Part = string | number | null | undefined | false | Markup | Markup[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function toSource(part: Part): string {
  if (part instanceof Markup) return part.source
  if (Array.isArray(part)) return part.map(toSource).join('')
  return part === null || part === undefined || part === false
    ? ''
    : String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** Pieces of HTML and lists of them are kept as they are. */
export function html(strings: TemplateStringsArray, ...parts: Part[]) {
  return new Markup(String.raw({ raw: strings }, ...parts.map(toSource)))
}

export function htmlSource(markup: Markup) {
  return markup.source
}
