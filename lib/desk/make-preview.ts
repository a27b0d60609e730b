import 'server-only'
import { type Applied, applyDrafts, type Draft, readDrafts } from '../publishing/drafts'
import { buildPreview } from '../publishing/preview'
import { readingContent } from '../publishing/publish'
import type { Site } from '../publishing/site'

/** Of all that is sound among the open drafts. Returns the secret of its link. */
export async function makePreview(who: string) {
  const changes = await readingContent(async (site) => {
    const { drafts } = await readDrafts()
    return applySound(site, drafts).changes
  })
  return buildPreview(changes, who)
}

/** Without rows that are not complete yet, and what belongs to them. */
function applySound(site: Site, drafts: Draft[]): Applied {
  const applied = applyDrafts(site, drafts)
  const faulty = applied.faults.filter(({ reason }) => reason !== 'needs-yes')
  const sound = drafts.filter(
    ({ sheet, key, kind }) => kind !== 'added' || !faulty.some((fault) => fault.sheet === sheet && fault.key === key),
  )
  return sound.length === drafts.length ? applied : applySound(site, sound)
}

const publicPages: Record<string, string | undefined> = {
  team: '/teams',
  fleet: '/fleet',
  'volunteer-openings': '/volunteers',
}

/** Leads to the page of the thing, if it has one. */
export function previewHref(secret: string, { slug, key }: { slug: string; key: string }) {
  const page = slug === 'trips' && /^\d+$/.test(key) ? `/itineraries/${key}` : (publicPages[slug] ?? '/')
  return `/preview/${secret}?${new URLSearchParams({ to: page })}`
}
