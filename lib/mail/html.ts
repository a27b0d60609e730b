// HTML of mails, written as template strings: whatever is put into one is escaped unless it was made here too.
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

/** A piece of HTML. Texts put into it become text, never markup; pieces and lists of pieces stay what they are. */
export function html(strings: TemplateStringsArray, ...parts: Part[]) {
  return new Markup(String.raw({ raw: strings }, ...parts.map(toSource)))
}

/** The finished source of a piece. */
export function htmlSource(markup: Markup) {
  return markup.source
}
