// An open site shows nothing of our examples that the operator has not confirmed: a text with one is left out, or its
// part in square brackets, and so is what it stood for. A trial shows all of it, and says over each page what that is.
import type { Claim } from './claim'
import { sampleClaims } from './sample-claims'
import { claimsIn, leaveOutClaims } from './texts'

/** Parts of the texts that stand or fall with a claim, by their paths. */
const parts: Record<string, string[]> = {
  story: ['about.hero', 'about.story', 'about.pulled'],
  partners: ['partners', 'about.partners', 'community.partners'],
  projects: [
    ...['title', 'intro', 'projects', 'next.text'].map((part) => `community-engagement.${part}`),
    'donate.givingImpact.development.link',
  ],
  school: ['activities.wild-olive-school', 'donate.givingImpact.education.link'],
  quotation: ['donate.testimonial'],
}

/** Names of people and places that we invented, which stand in texts. */
const names: Record<string, string[]> = Object.fromEntries(
  ['team', 'partners', 'projects', 'quotation', 'volunteer-hosts', 'practice'].map((id) => [
    id,
    sampleClaims.find((claim) => claim.id === id)?.text.split(', ') ?? [],
  ]),
)

/** `prisma/seed/fleet.ts` may have no others. */
const installedVehicles = [
  'Stretched Land Cruiser',
  'Pop-top safari minibus',
  'Overland truck',
  'Open game-drive 4x4',
  'Light aircraft, chartered',
  'River launch',
] as const

export type InstalledVehicle = (typeof installedVehicles)[number]

export type Unconfirmed = { ids: string[]; names: string[] }

export function toUnconfirmed(claims: Pick<Claim, 'id' | 'status'>[]): Unconfirmed {
  const ids = claims.flatMap(({ id, status }) => (status === 'sample' ? [id] : []))
  return { ids, names: ids.flatMap((id) => names[id] ?? []) }
}

/** Whether a row of the sheets Team or Fleet is one that came with the site. */
export function isInstalledRow(claim: 'team' | 'fleet', name: string, { ids }: Unconfirmed) {
  const installed: readonly string[] = claim === 'team' ? (names.team ?? []) : installedVehicles
  return ids.includes(claim) && installed.includes(name)
}

const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}.`)

/** '' for a text that is not confirmed. `path`: of a text that is still ours; what the operator wrote has none. */
export function confirmedText(text: string, path: string, unconfirmed: Unconfirmed) {
  const isOfPart = unconfirmed.ids.some((id) => parts[id]?.some((part) => isWithin(path, part)))
  if (isOfPart) return ''
  const isSample = (id: string) => unconfirmed.ids.includes(id)
  const rest = leaveOutClaims(text, isSample)
  return claimsIn(rest).some(isSample) || unconfirmed.names.some((name) => rest.includes(name)) ? '' : rest
}

/** Takes out the items of lists that have lost their text. */
export function withoutEmptied<Content>(before: Content, after: Content): Content {
  if (Array.isArray(before) && Array.isArray(after))
    return after.flatMap((item, index) =>
      isEmptied(before[index], item) ? [] : [withoutEmptied(before[index], item)],
    ) as Content
  if (!isRecord(before) || !isRecord(after)) return after
  const isList = Object.values(before).every((value) => isRecord(value) && 'text' in value)
  return Object.fromEntries(
    Object.entries(after).flatMap(([key, value]) =>
      isList && isEmptied(before[key], value) ? [] : [[key, withoutEmptied(before[key], value)]],
    ),
  ) as Content
}

const needed = ['text', 'title', 'name', 'paragraphs']

function isEmptied(before: unknown, after: unknown): boolean {
  if (isRecord(before) && isRecord(after)) return needed.some((key) => isEmptied(before[key], after[key]))
  if (Array.isArray(before) && Array.isArray(after))
    return before.length > 0 && before.every((item, index) => isEmptied(item, after[index]))
  return typeof before === 'string' && before !== '' && after === ''
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
