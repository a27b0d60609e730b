import { telHref, whatsappHref } from '../content/contact-links'
import { unavailable } from '../content/notices'
import { colors } from '../design/tokens'
import type { Config } from '../platform/config-schema'
import { type AnswerOptions, answerHtml } from './answers'
import { plainPolicy } from './content-security-policy'
import { html, htmlSource, type Part, rawHtml } from './html'

export const plainStyle = `
body { margin: 0; background: ${colors.paper}; color: ${colors.ink.DEFAULT}; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem }
h1 { font-size: 2.25rem; line-height: 1.1 }
a { color: inherit }
button { padding: .8rem 1.25rem; border: 2px solid; border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 700 }
.buttons a { display: inline-block; margin: 0 .75rem .75rem 0; padding: .8rem 1.25rem; border: 2px solid; border-radius: 8px; font-weight: 700; text-decoration: none }
ul { padding: 0; list-style: none }
li a { display: block; padding: .7rem 0; border-top: 1px solid ${colors.line.DEFAULT}; font-weight: 600 }
`

type Contacts = Pick<Config, 'phone' | 'whatsapp'>

export const contactButtons = ({ phone, whatsapp }: Contacts) =>
  phone && whatsapp
    ? html`<p class="buttons"><a href="${telHref(phone)}">Call ${phone}</a> <a href="${whatsappHref(whatsapp)}">${unavailable.whatsapp}</a></p>`
    : html``

type Page = { brand: string; title: string; heading: Part; body: Part; style?: string; script?: string }

function plainPage({ brand, title, heading, body, style = plainStyle, script }: Page) {
  return htmlSource(html`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<style>${rawHtml(style)}</style>
<main>
<p><a href="/">${brand}</a></p>
<h1>${heading}</h1>
${body}
</main>
${script === undefined ? null : html`<script>${rawHtml(script)}</script>`}
</html>
`)
}

/** The page, with a policy that allows its own style and script only. */
export function answerPlainPage(page: Page, options?: AnswerOptions) {
  const { style = plainStyle, script = '' } = page
  return answerHtml(plainPage(page), plainPolicy(style, script), options)
}

export function failedPage({ brand, ...contacts }: Config, reference: string) {
  const body = html`${contactButtons(contacts)}
<p>${unavailable.text}</p>
<p>${unavailable.reference} <b>${reference}</b></p>`
  return plainPage({ brand, title: unavailable.title, heading: unavailable.heading, body })
}
