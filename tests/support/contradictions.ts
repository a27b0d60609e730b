// What the pages say of one trip, place or fee, read against each other and against the tables.

import type { ItineraryDetail } from '@/lib/itineraries/queries'
import { pages as paths } from '@/scripts/lib/site-paths'
import type { ServedSite } from './pages/served-site'
import { forEach } from './post'

type Trip = ItineraryDetail

type Claim = { text: string; status?: string }

/** The pages by path, and the tables as REST gives them. */
type Site = { pages: Map<string, Document>; trips: Trip[]; claims: Claim[] }

const tripPath = ({ id }: Pick<Trip, 'id'>) => `/itineraries/${id}`

const countries: Record<string, string> = { '/experiences/dubai': 'Dubai' }
for (const name of ['Kenya', 'Tanzania', 'Uganda']) countries[`/destinations/${name.toLowerCase()}`] = name

const words =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const numberOf = (text = '') => {
  const index = words.indexOf(text.toLowerCase())
  return index < 0 ? Number(text.replace(',', '')) : index
}
const number = `(?:\\d[\\d,.]*|${words.slice(1).join('|')})`

/** The text of an element, with a space between elements. */
function textOf(element: Element | null): string {
  if (!element || ['SCRIPT', 'STYLE', 'SVG'].includes(element.tagName.toUpperCase())) return ''
  return [...element.childNodes]
    .map((node) => (node.nodeType === 3 ? node.nodeValue : node.nodeType === 1 ? textOf(node as Element) : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

const allFound = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, one]) => one ?? '')

type Page = { path: string; document: Document; text: string; trip?: Trip }
type Tables = Omit<Site, 'pages'>
type Lines = (string | false | undefined)[]

/** What stands against what the page says. */
const checks = {
  // A card that bears a trip's title leads to it, and has its days and price.
  cards: ({ document }, { trips }) =>
    [...document.querySelectorAll('article :is(h2, h3, h4)')].flatMap((heading) => {
      const trip = trips.find(({ title }) => title === textOf(heading).trim())
      const card = heading.closest('article')
      if (!trip || !card || card.querySelector('h1')) return []
      const days = /(\d+) Days?\b/.exec(textOf(card))?.[1]
      const price = /From (?:about )?US\$([\d,]+)/.exec(textOf(card))?.[1]
      return [
        days && Number(days) !== trip.duration && `${trip.title} has ${days} days, not ${trip.duration}`,
        price && numberOf(price) !== trip.price && `${trip.title} costs ${price}, not ${trip.price}`,
        !card.querySelector(`a[href="${tripPath(trip)}"]`) && `the card of ${trip.title} does not lead to its page`,
      ]
    }),

  // A country's page names every charge of its trips, with the dollars that they say.
  charges: ({ path, text }, { trips }) => {
    const own = trips.filter(({ country }) => country === countries[path]).flatMap((trip) => trip.charges)
    return [...new Set(own.map(({ name }) => name))].map((name) => {
      const amounts = own.filter((charge) => charge.name === name).map(({ usdPerPerson }) => usdPerPerson)
      const said = text.split(name)[1]?.slice(0, 40)
      const isThere = [Math.min(...amounts), Math.max(...amounts)].every((amount) => said?.includes(`US$${amount}`))
      return !isThere && `${name} is "${said}", on trips US$${amounts.join(', ')}`
    })
  },

  // What is made up is in no structured data.
  samples: ({ document }, { claims }) => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent)
    const madeUp = claims.filter(({ status }) => status === 'sample').flatMap(({ text }) => text.split(', '))
    return madeUp.map((text) => data.join().includes(text) && `"${text}" is in structured data`)
  },

  // Every claim is filled in.
  gaps: ({ document }) => textOf(document.documentElement).match(/\{[a-z0-9-]+\}/g) ?? [],
} satisfies Record<string, (page: Page, tables: Tables) => Lines>

type TripPage = { text: string; trip: Trip }

/** The same for the page of a trip. */
const checksOfTrip = {
  nights: ({ trip: { inclusions, days } }) => {
    const named = `\\b(${number})\\b(?=(?: more)? nights?\\b|(?: in [^,]+)?, ${number} in\\b)`
    const counts = inclusions.flatMap((line) => allFound(new RegExp(named, 'gi'), line))
    const sum = counts.reduce((total, count) => total + numberOf(count), 0)
    const beds = days.filter(({ bed }) => bed).length
    return [sum > beds && `${sum} nights are included, ${beds} have a bed`]
  },

  ages: ({ text, trip }) => {
    const youngest = trip.suitability?.youngest ?? 0
    const said = new RegExp(`\\b(?:be|everyone must be) (${number}) or older`, 'i').exec(text)?.[1]
    return [said && numberOf(said) !== youngest && `"${said} or older" beside ${youngest}`]
  },

  // Whoever moves on does so by road, by air, by boat or on foot.
  moves: ({ trip: { days } }) =>
    days.map(
      ({ day, from, to, roadHours, flightHours, walkHours, boatHours }) =>
        from?.id !== to?.id &&
        [roadHours, flightHours, walkHours, boatHours].every((hours) => hours.length === 0) &&
        `day ${day} goes from ${from?.name} to ${to?.name} in no time`,
    ),
} satisfies Record<string, (page: TripPage) => Lines>

/** Each contradiction in one line, by its kind: the page, what it says, and what stands against it. */
export function contradictions({ pages, trips, claims }: Site) {
  const texts = [...pages].map(([path, document]): Page => {
    const text = textOf(document.querySelector('main') ?? document.body)
    return { path, document, text, trip: trips.find((trip) => tripPath(trip) === path) }
  })
  const linesOf = (check: (page: Page) => Lines) =>
    texts.flatMap((page) =>
      check(page)
        .filter(Boolean)
        .map((line) => `${page.path}: ${line}`),
    )
  const all = Object.entries(checks).map(([kind, check]): [string, string[]] => [
    kind,
    linesOf((page) => check(page, { trips, claims })),
  ])
  const ofTrips = Object.entries(checksOfTrip).map(([kind, check]): [string, string[]] => [
    kind,
    linesOf(({ text, trip }) => (trip ? check({ text, trip }) : [])),
  ])
  return new Map([...all, ...ofTrips])
}

export const kindsOfContradiction = Object.keys({ ...checks, ...checksOfTrip })

/** Every page and trip, to be read against each other and against the tables. */
export async function wholeSite({ json, pageAt }: ServedSite): Promise<Site> {
  const list = await json<{ id: number }[]>('/api/itineraries')
  const trips = await Promise.all(list.map((trip) => json<Trip>(`/api${tripPath(trip)}`)))
  const claims = await json<Site['claims']>('/api/claims')
  const pages: Site['pages'] = new Map()
  await forEach([...new Set([...paths, ...trips.map(tripPath)])], 6, async (path) => {
    pages.set(path, (await pageAt(path)).document)
  })
  return { pages, trips, claims }
}
