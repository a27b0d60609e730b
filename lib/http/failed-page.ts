import { unavailable } from '../content/unavailable'
import type { Config } from '../platform/config-schema'
import { html } from './html'
import { contactButtons, plainPage } from './plain-page'

/** Without scripts. */
export function failedPage({ brand, ...contacts }: Config, reference: string) {
  const body = html`${contactButtons(contacts)}
<p>${unavailable.text}</p>
<p>${unavailable.reference} <b>${reference}</b></p>`
  return plainPage({ brand, title: unavailable.title, heading: unavailable.heading, body })
}
