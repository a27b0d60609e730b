// Where a visit began that ended in a request: the host that led here, and the utm parameters of the first address.
import { sources } from './sources'

export type LeadSource = { source: string; sourceDetail: string }

export const noSource: LeadSource = { source: '', sourceDetail: '' }

const tagNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const clean = (text: string, most: number) =>
  text
    .replace(/[^\p{L}\p{N} ._+-]/gu, '')
    .trim()
    .slice(0, most)

/**
 * `kept`: what the tab has kept of its first page, as a query (components/layout/early/note-source.ts). Without it, of a
 * form without scripts, `page`: the address of the form. Both are typed by anybody: only what has the right shape counts.
 */
export function readSource(kept: unknown, page: string | null): LeadSource {
  const query = typeof kept === 'string' && kept.length <= 1000 ? kept : (page?.split('?')[1] ?? '')
  const values = new URLSearchParams(query)
  const host = typeof kept === 'string' ? toHost(values.get('host') ?? '') : ''
  const tags = tagNames.flatMap((name) => {
    const value = clean(values.get(name) ?? '', 60)
    return value ? [`${name}=${value}`] : []
  })
  const tag = clean(values.get('utm_source') ?? '', 60)
  const sourceDetail = [host, ...tags].filter(Boolean).join(', ').slice(0, 300)
  return { source: sourceDetail ? nameSource(host, tag) : '', sourceDetail }
}

const toHost = (text: string) => (/^[a-z\d.-]{1,120}$/i.test(text) ? text.toLowerCase().replace(/^www\./, '') : '')

/** A tag says more than a host: a link in a newsletter is opened in a mail program. */
function nameSource(host: string, tag: string) {
  const lower = tag.toLowerCase()
  const byTag =
    tag && sources.find(({ tags = [], hosts }) => tags.includes(lower) || hosts.some((one) => isHostOf(lower, one)))
  const byHost = host && sources.find(({ hosts }) => hosts.some((one) => isHostOf(host, one)))
  const found = byTag || (!tag && byHost)
  return (found ? found.name : tag || host || 'A tagged link').slice(0, 80)
}

/** 'google' is google.com, google.co.ke and www.google.de; 'bing.com' is cn.bing.com. */
function isHostOf(host: string, one: string) {
  if (one.includes('.')) return host === one || host.endsWith(`.${one}`)
  return host.split('.').slice(-3).includes(one)
}
