// Whether the answers of the search lead to the place where they stand.
import { forEach } from '../post'
import { spokenText } from '../spoken-text'
import type { Page, Passage, ServedSite } from './served-site'

/** The page and what its anchor names; without an anchor the whole of it. */
async function placeOf(site: ServedSite, href: string) {
  const [path = '', anchor] = href.split('#')
  const page = await site.pageAt(path)
  const { document } = page
  return { page, place: anchor ? document.getElementById(anchor) : document.querySelector('main') }
}

export async function lostPlaces(site: ServedSite, passages: Passage[]) {
  const lost: string[] = []
  await forEach([...new Set(passages.map(({ href }) => href))], 6, async (href) => {
    const { page, place } = await placeOf(site, href)
    if (page.status !== 200 || !place) lost.push(`${page.status} ${href}`)
  })
  return lost
}

// A passage of them is joined from several texts of the page, which shows each by itself.
const joined = /[.](season[.]best-time-to-visit-\w+|places[.](?!\w+-places-to-visit).+)$/

// Where no project is shown.
const unseen = ['community-engagement.empty']

/** The passages of texts of the pages that do not stand where they lead. Those of tables have keys without a dot. */
export async function misplaced(site: ServedSite, passages: Passage[]) {
  const lost: string[] = []
  const ofTexts = passages.filter(({ key }) => key.includes('.') && !joined.test(key) && !unseen.includes(key))
  await forEach(ofTexts, 6, async ({ key, href, text }) => {
    const { page, place } = await placeOf(site, href)
    if (!plain(saidAt(page, place)).includes(plain(text))) lost.push(`${key} at ${href}: ${text}`)
  })
  return { lost, read: ofTexts.length }
}

const said = new Map<Element, string>()

/** A term stands before its description. */
function saidAt({ document }: Page, place: Element | null) {
  const element = (place?.matches('dt') ? place.nextElementSibling : place) ?? document.body
  const text = said.get(element) ?? spokenText(element)
  said.set(element, text)
  return text
}

/** Without what keeps words together on a line. */
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
