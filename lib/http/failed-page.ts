import type { Config } from '../config/schema'
import { telHref, whatsappHref } from '../content/contact-links'
import { colors } from '../look/tokens'

/** Needs neither scripts, files nor the database. */
export function failedPage({ brand, phone, whatsapp }: Config, reference: string) {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment | ${text(brand)}</title>
<style>
body { margin: 0; background: ${colors.paper}; color: ${colors.ink.DEFAULT}; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem }
h1 { font-size: 2.25rem; line-height: 1.1 }
a { color: inherit }
main p:nth-of-type(2) a { display: inline-block; margin: 0 .75rem .75rem 0; padding: .8rem 1.25rem; border: 2px solid; border-radius: 8px; font-weight: 700; text-decoration: none }
</style>
<main>
<p><a href="/">${text(brand)}</a></p>
<h1>This page is held up on the road.</h1>
<p><a href="${telHref(phone)}">Call ${text(phone)}</a> <a href="${whatsappHref(whatsapp)}">Write on WhatsApp</a></p>
<p>Something on our side does not answer. Please reload in a minute. If it cannot wait, the people in Nanyuki pick up the phone and read WhatsApp.</p>
<p>If it happens again, please tell us this reference: <b>${text(reference)}</b></p>
</main>
</html>
`
}

function text(value: string) {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
