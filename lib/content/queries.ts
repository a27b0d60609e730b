import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { keepUnits } from '../domain/details'
import { utcDay } from '../domain/utc-day'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { isInstalledRow } from './confirmed'
import { toShownContacts } from './contacts'
import { isShown } from './is-shown'
import { type PagePicture, type PicturedPage, picturedPages } from './page-pictures'
import { type PagePath, pages, type SitePage } from './pages'
import { pictures, widePicture } from './pictures'
import { loadTexts, showTexts } from './shown-texts'
import { type Slide, slides } from './slides'
import { claimsIn, defaultTexts, mapTexts, type TextGroup, textGroups, textsIn } from './texts'
import { usablePicture } from './usable-picture'

async function readTexts() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.words, tags.claims)
  return loadTexts(db())
}

/** With a word joiner, since our fonts have no non-breaking hyphen. */
const keepTogether = (text: string) => keepUnits(text).replaceAll('M-Pesa', 'M-\u2060Pesa')

export async function readTextGroup<Group extends TextGroup>(group: Group): Promise<(typeof textGroups)[Group]> {
  return mapTexts(showTexts(textGroups[group], await readTexts(), group), keepTogether)
}

/** Licence, company and insurance in the operator's own words; only those that are filled in. */
export async function readCredentials() {
  const { licence, companyNumber, association, clientMoney } = await readTextGroup('money')
  return [licence || config.licence, companyNumber, association, clientMoney].filter(Boolean)
}

/** Call before a response begins to stream, since streams have no cache. */
export async function claimFiller() {
  const texts = await readTexts()
  return <Content>(content: Content): Content => showTexts(content, texts)
}

/** Of the rows of a sheet: false for those that still have a name which came with the site, while its claim is a sample. */
export async function confirmedOnly(claim: 'team' | 'fleet') {
  const { unconfirmed } = await readTexts()
  return ({ name }: { name: string }) => !isInstalledRow(claim, name, unconfirmed)
}

/** For pages. What programs read (REST) is only filled. */
export async function withClaims<Content>(content: Content): Promise<Content> {
  return mapTexts((await claimFiller())(content), keepTogether)
}

const rewordable = new Set(Object.values(defaultTexts()))

/** Reworded where the page shows the same texts. */
export async function readPageTexts(path: PagePath): Promise<SitePage> {
  const isReworded = (text: string) => rewordable.has(text) || claimsIn(text).length > 0
  if (!textsIn(pages[path]).some(([, text]) => isReworded(text))) return pages[path]
  const texts = await readTexts()
  const byText = Object.fromEntries(Object.entries(texts.reworded).map(([key, text]) => [defaultTexts()[key], text]))
  const page = mapTexts(pages[path], (text) => byText[text] ?? text)
  return mapTexts(showTexts(page, texts), keepTogether)
}

async function readOwnPictures() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.words)
  return db().pagePicture.findMany()
}

/** The operator's, by a name of the sheet Page pictures. */
async function findOwnPicture(name: string) {
  const own = (await readOwnPictures()).find(({ page }) => page === name)
  const src = usablePicture(own?.imageUrl ?? null)
  return own && src ? { src, alt: await withClaims(own.text) } : undefined
}

/** The operator's, or ours. */
export async function readPagePicture(path: PicturedPage): Promise<PagePicture> {
  const [name = ''] = Object.entries(picturedPages).find(([, page]) => page === path) ?? []
  return (await findOwnPicture(name)) ?? { src: pages[path].card.picture }
}

/** Of the home page. */
export function readSlides(): Promise<Slide[]> {
  return Promise.all(
    slides.map(async (slide) => {
      const own = await findOwnPicture(slide.name)
      if (!own) return slide
      const { focus = 50, hasWide } = pictures[own.src] ?? {}
      const place = { focus, focusHeight: hasWide ? slide.focusHeight : 50 }
      return { name: slide.name, src: widePicture(own.src), alt: own.alt, caption: own.alt, category: '', ...place }
    }),
  )
}

/** Those to be shown. */
export async function readContactDetails() {
  return toShownContacts((await readTexts()).reworded)
}

/** With the mailbox for the topic. */
export async function contactsFor(
  mailbox: keyof Awaited<ReturnType<typeof readContactDetails>>['emails'] = 'reservations',
) {
  const { phone, whatsapp, emails } = await readContactDetails()
  return { phone, whatsapp, email: emails[mailbox] }
}

export async function listClaims() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.claims)
  const claims = await db().claim.findMany({ orderBy: { id: 'asc' } })
  return claims.map((claim) => ({ ...claim, checkedOn: utcDay(claim.checkedOn), nextCheck: utcDay(claim.nextCheck) }))
}

export type Fact = { term: string; text: string }

/** Claims that stand by themselves, by id with their terms. */
export async function readFacts(terms: Record<string, string>): Promise<Fact[]> {
  const claims = await listClaims()
  return Object.entries(terms).flatMap(([id, term]) =>
    claims.filter((claim) => claim.id === id && isShown(claim)).map(({ text }) => ({ term, text: keepTogether(text) })),
  )
}
