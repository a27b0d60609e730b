import 'server-only'
import { randomUUID } from 'node:crypto'
import { formatDistance } from 'date-fns'
import { answerHtml } from '../http/answers'
import { plainPolicy } from '../http/content-security-policy'
import { html, htmlSource, type Part, rawHtml } from '../http/html'
import { config } from '../platform/config'
import { deskScript, deskStyle } from './styles'

type Page = {
  title: string
  body: Part
  status?: number
  done?: string
  isPublic?: true
}

export function deskPage({ title, body, status = 200, done, isPublic }: Page) {
  const name = isPublic ? config.brand : `${config.brand}: desk`
  const source = htmlSource(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${name}</title><style>${rawHtml(deskStyle)}</style></head>
<body${done ? html` data-done="${done}"` : null}>
<main>
<p class="soft">${name}</p>
<h1>${title.split(/(TT-\w+)/).map((part) => (part.startsWith('TT-') ? html`<span class="whole">${part}</span>` : html`${part}`))}</h1>
${body}
</main>
<script>${rawHtml(deskScript)}</script>
</body>
</html>
`)
  return answerHtml(source, plainPolicy(deskStyle, deskScript), { status })
}

type Field = {
  name: string
  label: string
  type?: string
  value?: string
  /** Under which the browser keeps what is typed. */
  keep?: string
  /** `value` was typed just now, so what the browser has is older. */
  isTyped?: boolean
  max?: number
}

export function input({ name, label, type = 'text', value = '', keep, max = 120 }: Field, required = true) {
  return html`<label>${label}
<input name="${name}" type="${type}" value="${value}" maxlength="${max}"${required ? html` required` : null}${keep ? html` data-keep="${keep}"` : null}></label>`
}

export function textarea({ name, label, value = '', keep, isTyped, max = 4000 }: Field) {
  return html`<label>${label}
<textarea name="${name}" maxlength="${max}" required${keep ? html` data-keep="${keep}"` : null}${isTyped && html` data-typed`}>
${value}</textarea></label>`
}

type DisclosureForm = {
  summary: string
  /** Of the disclosure, such as ' open'. */
  attributes?: Part
  before?: Part
  action: string
  body?: Part
  button: string
  className?: string
}

/** A closed disclosure with a form for its own address. The key makes a second submission idempotent. */
export function disclosureForm({ summary, attributes, before, action, body, button, className = '' }: DisclosureForm) {
  return html`<details${attributes}><summary>${summary}</summary>
${before}
<form method="post" action="#top">
<input type="hidden" name="action" value="${action}"><input type="hidden" name="key" value="${randomUUID()}">
${body}
<button class="${className}">${button}</button>
</form>
</details>`
}

export function facts(lines: (readonly [label: string, value: Part])[]) {
  return html`<dl>${lines.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
}

const inNairobi = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Africa/Nairobi',
})

/** 'November 27, 2026 at 07:11'. */
export const formatMoment = (moment: Date) => inNairobi.format(moment)

const dayInNairobi = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Africa/Nairobi' })

export const formatNairobiDay = (moment: Date) => dayInNairobi.format(moment)

export const ago = (moment: Date, now: Date) => formatDistance(moment, now, { addSuffix: true })
