// What the pages say of one trip, place or fee, read against each other and against the tables.

import { type PackageType, packageTypeSlugs } from '@/lib/domain/choices'
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

const found = (pattern: RegExp, text = '') => pattern.exec(text)?.[0]
const allFound = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, one]) => one ?? '')
const highest = (numbers: (number | null)[]) => Math.max(0, ...numbers.map((one) => one ?? 0))

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

  // One age, in the filter and on the page. Near misses stand apart.
  openToAll: ({ path, document }, { trips }) =>
    trips
      .filter(({ suitability }) => path.includes('age=open') && suitability && suitability.youngest > 0)
      .filter((trip) => document.querySelector(`a[href="${tripPath(trip)}"]:not([aria-labelledby=near-misses] *)`))
      .map(({ title, suitability }) => `${title} is listed, and is for ${suitability?.youngest} and older`),

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

  // The share that is given is one of proceeds, wherever it stands; of a price one pays or loses.
  shares: ({ text }) =>
    (text.match(/\b\d+% of (?!our proceeds|proceeds|the price)[^.]{0,20}/g) ?? []).map(
      (said) => `"${said}" is of proceeds`,
    ),

  // What is made up is in no structured data.
  samples: ({ document }, { claims }) => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent)
    const madeUp = claims.filter(({ status }) => status === 'sample').flatMap(({ text }) => text.split(', '))
    return madeUp.map((text) => data.join().includes(text) && `"${text}" is in structured data`)
  },

  // Every claim is filled in.
  gaps: ({ document }) => textOf(document.documentElement).match(/\{[a-z0-9-]+\}/g) ?? [],

  // A link to these trips of a country opens some.
  openings: ({ document }, { trips }) =>
    [...document.querySelectorAll('main a[href^="/itineraries?"]')].map((link) => {
      const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1])
      const isOpened = ({ country, packageType }: Trip) =>
        country === query.get('country') && packageTypeSlugs[packageType as PackageType] === query.get('type')
      const said = /\bsee these trips\b/i.test(textOf(link)) && textOf(link).trim()
      return said && !trips.some(isOpened) && `"${said}" opens no trip`
    }),

  // What is not certain is for the operator: pages say the figure, and once when it was checked.
  doubts: ({ text }) =>
    (
      text.match(
        /\bpublic travel pages\b|\bthat we could read\b|\boperator’s figures\b|\bcould not confirm\b|\bAs of [A-Z]\w+ \d/g,
      ) ?? []
    ).map((said) => `"${said}" belongs on the sheet Claims`),
} satisfies Record<string, (page: Page, tables: Tables) => Lines>

type TripPage = { text: string; trip: Trip }

/** The same for the page of a trip. */
const checksOfTrip = {
  nights: ({ trip: { inclusions, days, duration } }) => {
    const named = `\\b(${number})\\b(?=(?: more)? nights?\\b|(?: in [^,]+)?, ${number} in\\b)`
    const counts = inclusions.flatMap((line) => allFound(new RegExp(named, 'gi'), line))
    const sum = counts.reduce((total, count) => total + numberOf(count), 0)
    const beds = days.filter(({ bed }) => bed).length
    return [
      days.length !== duration && `${days.length} days are described, the trip has ${duration}`,
      sum > beds && `${sum} nights are included, ${beds} have a bed`,
    ]
  },

  // The highest point that a page promises is as high as everything else on it.
  heights: ({ text, trip: { days, stops } }) => {
    const promise =
      /(?:nowhere above|never above|highest point[^.]*? is|roads and walks climb to|^up to) (?:about )?([\d,]+) m/i
    const [said, limit] = promise.exec(text) ?? []
    const top = highest([
      ...[...days.map(({ description }) => description), text].flatMap((part) =>
        allFound(/\b(?:around|about|at|to) (\d{1,2},\d{3}) m\b/g, part).map(numberOf),
      ),
      ...days.flatMap(({ bedAltitude, highestAltitude }) => [bedAltitude, highestAltitude]),
      ...stops.map(({ place }) => place.altitude),
    ])
    return [said && top > numberOf(limit) && `"${said}" beside ${top} m`]
  },

  ages: ({ text, trip }) => {
    const youngest = trip.suitability?.youngest ?? 0
    const said = new RegExp(`\\b(?:be|everyone must be) (${number}) or older`, 'i').exec(text)?.[1]
    return [said && numberOf(said) !== youngest && `"${said} or older" beside ${youngest}`]
  },

  // The only drive of a day is as long on the route as in the day; no walk is longer in words than in hours.
  hours: ({ trip: { days, stops } }) =>
    days.flatMap(({ day, description, roadHours, walkHours }) => {
      const [stop, ...others] = stops.filter((one) => one.day === day && one.by !== null)
      const said = stop?.by === 'road' && others.length === 0 ? hoursOf(stop.way, 'h') : []
      const longest = highest(walkHours)
      return [
        said.length > 0 &&
          roadHours.length > 0 &&
          String(said) !== String(roadHours) &&
          `day ${day} is ${stop?.way} on the route and ${roadHours.join(' to ')} hours in the table`,
        longest > 0 &&
          longestIn(description) > longest &&
          `day ${day} says ${longestIn(description)} beside ${longest} hours`,
      ]
    }),

  // A permit is for a walk, and the fitness asked for is that of the longest.
  walks: ({ text, trip: { days, inclusions } }) => {
    const walks = days.filter(({ walkHours }) => walkHours.length > 0)
    const known = walks.flatMap(({ walkHours }) => walkHours)
    const asked = found(/[^.]*\bable to walk[^.]*/i, text) ?? ''
    const fit = highest(
      allFound(new RegExp(`\\b(${number})\\b(?=(?: hours)? (?:with|on|a day)\\b)`, 'gi'), asked).map(numberOf),
    )
    return [
      ...allFound(/\b(gorilla|chimpanzee) permit\b/gi, inclusions.join()).map(
        (animal) =>
          !walks.some(({ description }) => isAmong(animal, description)) &&
          `there is a ${animal} permit, and no day with hours on foot to it`,
      ),
      fit > 0 && fit < highest(known) && `"${asked.trim()}" beside ${highest(known)} hours on foot`,
    ]
  },

  // Whoever moves on does so by road, by air, by boat or on foot.
  moves: ({ trip: { days } }) =>
    days.map(
      ({ day, from, to, roadHours, flightHours, walkHours, boatHours }) =>
        from?.id !== to?.id &&
        [roadHours, flightHours, walkHours, boatHours].every((hours) => hours.length === 0) &&
        `day ${day} goes from ${from?.name} to ${to?.name} in no time`,
    ),

  // What is charged on the spot is in the price, and so is not left out of it.
  leftOut: ({ trip: { charges, exclusions } }) =>
    charges.map(({ name }) => {
      const [word = ''] = name.split(' ')
      const left = exclusions.find((line) => line.includes(word.toLowerCase()) || line.startsWith(word))
      return left && !/\bother\b/i.test(left) && `"${left}" is not included, and ${name} is in the price`
    }),
} satisfies Record<string, (page: TripPage) => Lines>

function isAmong(animal: string, description: string) {
  return new RegExp(`\\b${animal}s?\\b${animal === 'gorilla' ? '|\\btrackers\\b' : ''}`, 'i').test(description)
}

// 8 in 'two hours or eight' and 'five or eight hours'.
function longestIn(text: string) {
  const spoken = new RegExp(`\\b${number} hours or (${number})\\b|\\b${number} or (${number}) hours\\b`, 'i').exec(text)
  return spoken ? numberOf(spoken[1] ?? spoken[2]) : 0
}

// 5 and 6 in '5 to 6 h by road', 2.5 in '2½ h'.
function hoursOf(way: string | null | undefined, unit: string) {
  const [, ...parts] = new RegExp(`^([\\d½.]+)(?: to ([\\d½.]+))? ${unit}\\b`).exec(way ?? '') ?? []
  return parts.flatMap((part) => (part ? Number(part.replace('½', '.5')) : []))
}

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
  await forEach([...new Set([...paths, ...trips.map(tripPath), '/itineraries?age=open'])], 6, async (path) => {
    pages.set(path, (await pageAt(path)).document)
  })
  return { pages, trips, claims }
}
