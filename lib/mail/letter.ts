// The look of every mail, as text and as HTML. Mail programs know no classes.
import 'server-only'
import { colors } from '../look/tokens'
import { html, htmlSource } from './html'

export type Letter = {
  heading: string
  opening: string[]
  facts: [label: string, value: string][]
  /** Somebody's own words, with line breaks. */
  words: [label: string, text: string][]
  links: { label: string; href: string }[]
  closing: string[]
  signature: string
}

export function letterText({ heading, opening, facts, words, links, closing, signature }: Letter) {
  return [
    heading,
    ...opening,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...words.map(([label, text]) => `${label}:\n${text.replace(/^/gm, '> ')}`),
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    ...closing,
    signature,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

const sans = 'font-family:Arial,Helvetica,sans-serif'
const serif = 'font-family:Georgia,serif'
const soft = `color:${colors.ink.soft}`
const paragraph = `${serif};font-size:17px;line-height:1.6;margin:0 0 16px`

export function letterHtml({ heading, opening, facts, words, links, closing, signature }: Letter) {
  return htmlSource(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:${colors.sand};color:${colors.ink.DEFAULT}">
<div style="max-width:600px;margin:0 auto;padding:32px 24px;background:${colors.paper}">
<h1 style="${sans};font-size:24px;line-height:1.2;margin:0 0 20px">${heading}</h1>
${opening.map((text) => html`<p style="${paragraph}">${text}</p>\n`)}
${
  facts.length > 0 &&
  html`<table role="presentation" style="${sans};font-size:16px;border-collapse:collapse;margin:0 0 20px">
${facts.map(
  ([label, value]) => html`<tr>
<td style="padding:6px 20px 6px 0;vertical-align:top;${soft}">${label}</td>
<td style="padding:6px 0;font-weight:bold">${value}</td>
</tr>\n`,
)}</table>`
}
${words.map(
  ([label, text]) => html`<p style="${sans};font-size:14px;margin:0 0 6px;${soft}">${label}</p>
<blockquote style="${serif};font-size:17px;line-height:1.6;white-space:pre-wrap;margin:0 0 20px;padding-left:16px;border-left:3px solid ${colors.sun.DEFAULT}">${text}</blockquote>\n`,
)}
${links.map(
  ({ label, href }) =>
    html`<p style="${sans};font-size:16px;margin:0 0 12px"><a href="${href}" style="color:${colors.ember.DEFAULT}">${label}</a></p>\n`,
)}
${closing.map((text) => html`<p style="${paragraph}">${text}</p>\n`)}
<p style="${sans};font-size:14px;margin:24px 0 0;${soft}">${signature}</p>
</div>
</body>
</html>
`)
}
