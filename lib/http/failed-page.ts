import type { Config } from '../config/schema'
import { telHref, whatsappHref } from '../content/contact-links'
import { unavailable } from '../content/unavailable'
import { colors } from '../look/tokens'
import { html, htmlSource } from './html'

/** Needs neither scripts, files nor the database. */
export function failedPage({ brand, phone, whatsapp }: Config, reference: string) {
  return htmlSource(html`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${unavailable.title} | ${brand}</title>
<style>
body { margin: 0; background: ${colors.paper}; color: ${colors.ink.DEFAULT}; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem }
h1 { font-size: 2.25rem; line-height: 1.1 }
a { color: inherit }
main p:nth-of-type(2) a { display: inline-block; margin: 0 .75rem .75rem 0; padding: .8rem 1.25rem; border: 2px solid; border-radius: 8px; font-weight: 700; text-decoration: none }
</style>
<main>
<p><a href="/">${brand}</a></p>
<h1>${unavailable.heading}</h1>
<p><a href="${telHref(phone)}">Call ${phone}</a> <a href="${whatsappHref(whatsapp)}">${unavailable.whatsapp}</a></p>
<p>${unavailable.text}</p>
<p>${unavailable.reference} <b>${reference}</b></p>
</main>
</html>
`)
}
