import 'server-only'
import { escapeHtml } from './escape-html'

class Markup {
  constructor(readonly source: string) {}
}

export type Part = string | number | null | undefined | false | Markup | Markup[]

function toSource(part: Part): string {
  if (part instanceof Markup) return part.source
  if (Array.isArray(part)) return part.map(toSource).join('')
  return part === null || part === undefined || part === false ? '' : escapeHtml(String(part))
}

/** Values are escaped, except Markup and lists of it. */
export function html(strings: TemplateStringsArray, ...parts: Part[]) {
  return new Markup(String.raw({ raw: strings }, ...parts.map(toSource)))
}

/** Only for our own source. */
export const rawHtml = (source: string) => new Markup(source)

export function htmlSource(markup: Markup) {
  return markup.source
}
