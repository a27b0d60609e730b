// What the pages say of one trip, place or fee, read against each other and against the tables.

import { type PackageType, packageTypeSlugs } from '@/lib/itineraries/choices'

type Day = {
  day: number
  description: string
  roadHours: number[]
  walkHours: number[]
  bed: string | null
  bedAltitude: number | null
  highestAltitude: number | null
}

export type Trip = {
  id: number
  title: string
  country: string
  packageType: string
  duration: number
  price: number
  minimumAge?: number | null
  highlights: string[]
  inclusions: string[]
  exclusions: string[]
  charges: { name: string; usdPerPerson: number }[]
  days: Day[]
  stops: { day: number; by: string | null; way: string | null; place: { name: string; altitude: number | null } }[]
  suitability: { youngest: number } | null
}

type Claim = { text: string; status?: string }

/** The pages by path, and the tables as REST gives them. */
export type Site = { pages: Map<string, Document>; trips: Trip[]; claims: Claim[] }

export const tripPath = ({ id }: Pick<Trip, 'id'>) => `/itineraries/${id}`

const countries: Record<string, string> = { '/experiences/dubai': 'Dubai' }
for (const name of ['Kenya', 'Tanzania', 'Uganda']) countries[`/destinations/${name.toLowerCase()}`] = name

const words =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')
const numberOf = (text: string) => {
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

type Page = { path: string; document: Document; text: string; trip: Trip | undefined }
type Tables = Omit<Site, 'pages'>

/** Each contradiction in one line: the page, what it says, and what stands against it. */
export function contradictions({ pages, ...tables }: Site) {
  const read = [...pages].map(([path, document]): Page => {
    const text = textOf(document.querySelector('main') ?? document.body)
    return { path, document, text, trip: tables.trips.find((trip) => tripPath(trip) === path) }
  })
  return Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      read.flatMap((page) => check(page, tables).map((line) => `${page.path}: ${line}`)),
    ]),
  ) as Record<keyof typeof checks, string[]>
}

const checks = {
  cards,
  nights,
  heights,
  ages,
  hours,
  charges,
  shares,
  doctors,
  samples,
  gaps,
  openings,
  leftOut,
  masks,
  oxygen,
}

export const kindsOfContradiction = Object.keys(checks) as (keyof typeof checks)[]

// A card that bears a trip's title leads to it, and has its days and price.
function cards({ document }: Page, { trips }: Tables) {
  return [...document.querySelectorAll('article :is(h2, h3, h4)')].flatMap((heading) => {
    const trip = trips.find(({ title }) => title === textOf(heading).trim())
    const card = heading.closest('article')
    if (!trip || !card || card.querySelector('h1')) return []
    const text = textOf(card)
    const days = /(\d+) Days?\b/.exec(text)?.[1]
    const price = /From (?:about )?US\$([\d,]+)/.exec(text)?.[1]
    const hasLink = [...card.querySelectorAll('a')].some((link) => link.getAttribute('href') === tripPath(trip))
    return [
      ...(days && Number(days) !== trip.duration ? [`${trip.title} has ${days} days, not ${trip.duration}`] : []),
      ...(price && numberOf(price) !== trip.price ? [`${trip.title} costs ${price}, not ${trip.price}`] : []),
      ...(hasLink ? [] : [`the card of ${trip.title} does not lead to its page`]),
    ]
  })
}

function nights({ trip }: Page) {
  if (!trip) return []
  const named = trip.inclusions.flatMap((line) => [
    ...line.matchAll(new RegExp(`\\b(${number})\\b(?=(?: more)? nights?\\b|(?: in [^,]+)?, ${number} in\\b)`, 'gi')),
  ])
  const beds = trip.days.filter(({ bed }) => bed).length
  const sum = named.reduce((total, [, count]) => total + numberOf(count ?? ''), 0)
  const described = trip.days.length
  return [
    ...(described === trip.duration ? [] : [`${described} days are described, the trip has ${trip.duration}`]),
    ...(sum > beds ? [`${sum} nights are included, ${beds} have a bed`] : []),
  ]
}

// The highest point that a page promises is as high as everything else on it.
function heights({ text, trip }: Page) {
  if (!trip) return []
  const promised =
    /(?:nowhere above|never above|highest point[^.]*? is|roads and walks climb to|^up to) (?:about )?([\d,]+) m/i.exec(
      text,
    )
  const limit = promised ? numberOf(promised[1] ?? '') : null
  const said = [...trip.days.map(({ description }) => description), text].flatMap((part) =>
    [...part.matchAll(/\b(?:around|about|at|to) (\d{1,2},\d{3}) m\b/g)].map(([, metres]) => numberOf(metres ?? '')),
  )
  const known = trip.days.flatMap(({ bedAltitude, highestAltitude }) => [bedAltitude ?? 0, highestAltitude ?? 0])
  const stops = trip.stops.map(({ place }) => place.altitude ?? 0)
  const top = Math.max(0, ...said, ...known, ...stops)
  return limit !== null && top > limit ? [`"${promised?.[0]}" beside ${top} m`] : []
}

// One age, in the table that the filter reads and in the one that the page shows.
function ages({ path, document, text, trip }: Page, { trips }: Tables) {
  if (trip) {
    const youngest = trip.suitability?.youngest ?? 0
    const column = trip.minimumAge
    const said = new RegExp(`\\b(?:be|everyone must be) (${number}) or older`, 'i').exec(text)?.[1]
    return [
      ...(column !== undefined && (column ?? 0) !== youngest
        ? [`the filter says ${column ?? 'any age'}, the page ${youngest}`]
        : []),
      ...(said && numberOf(said) !== youngest ? [`"${said} or older" beside ${youngest}`] : []),
    ]
  }
  if (!path.includes('age=open')) return []
  const listed = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return trips
    .filter((one) => (one.suitability?.youngest ?? 0) > 0 && listed.includes(tripPath(one)))
    .map(({ title, suitability }) => `${title} is listed, and is for ${suitability?.youngest} and older`)
}

// The only drive of a day is as long on the route as in the day; no walk is longer in words than in hours.
function hours({ text, trip }: Page) {
  if (!trip) return []
  const mostOnFoot = Math.max(0, ...trip.days.flatMap(({ walkHours }) => walkHours))
  const asked = /[^.]*\bable to walk[^.]*/i.exec(text)?.[0] ?? ''
  const hoursAsked = [...asked.matchAll(new RegExp(`\\b(${number})\\b(?=(?: hours)? (?:with|on|a day)\\b)`, 'gi'))]
  const fit = Math.max(0, ...hoursAsked.map(([, said]) => numberOf(said ?? '')))
  const boast = trip.highlights.find((line) => longestIn(line) > mostOnFoot && /\btrek|\bwalk/i.test(line))
  const ofDays = trip.days.flatMap(({ day, description, roadHours, walkHours }) => {
    const [stop, ...others] = trip.stops.filter((one) => one.day === day && one.by !== null)
    const way = /^([\d½.]+)(?:-([\d½.]+))? h\b/.exec((stop?.by === 'road' && stop.way) || '')
    const said = way?.slice(1).flatMap((part) => (part ? Number(part.replace('½', '.5').replace(/^\./, '0.')) : []))
    const longest = Math.max(0, ...walkHours)
    const most = longestIn(description)
    return [
      ...(said && others.length === 0 && roadHours.length > 0 && String(said) !== String(roadHours)
        ? [`day ${day} is ${stop?.way} on the route and ${roadHours.join(' to ')} hours in the table`]
        : []),
      ...(longest > 0 && most > longest ? [`day ${day} says ${most} beside ${longest} hours`] : []),
    ]
  })
  return [
    ...ofDays,
    ...(boast ? [`"${boast}" beside ${mostOnFoot} hours on foot`] : []),
    ...(fit > 0 && fit < mostOnFoot ? [`"${asked.trim()}" beside ${mostOnFoot} hours on foot`] : []),
  ]
}

// 8 in 'two hours or eight' and 'five or eight hours'.
function longestIn(text: string) {
  const spoken = new RegExp(`\\b${number} hours or (${number})\\b|\\b${number} or (${number}) hours\\b`, 'i').exec(text)
  return spoken ? numberOf(spoken[1] ?? spoken[2] ?? '') : 0
}

// A country's page names every charge of its trips, with the dollars that they say.
function charges({ path, text }: Page, { trips }: Tables) {
  const country = countries[path]
  const own = trips.filter((trip) => country && trip.country === country).flatMap((trip) => trip.charges)
  return [...new Set(own.map(({ name }) => name))].flatMap((name) => {
    const amounts = own.filter((charge) => charge.name === name).map(({ usdPerPerson }) => usdPerPerson)
    const said = text.split(name)[1]?.slice(0, 40)
    if (said === undefined) return [`${name} is on trips and not here`]
    const isThere = [Math.min(...amounts), Math.max(...amounts)].every((amount) => said.includes(`US$${amount}`))
    return isThere ? [] : [`${name} is "${said}", on trips US$${amounts.join(', ')}`]
  })
}

// The share is one of proceeds, wherever it stands.
function shares({ text }: Page) {
  return [...text.matchAll(/\b\d+% of (?!our proceeds|proceeds)[^.]{0,20}/g)].map(
    ([said]) => `"${said}" is of proceeds`,
  )
}

// The flying doctors serve East Africa.
function doctors({ text, trip }: Page) {
  const said = /\bflying-doctor(?!.{0,20} in East Africa)/i.exec(text)?.[0]
  return said && trip?.country === 'Dubai' ? [`"${said}" on a trip in Dubai`] : []
}

// What is made up is in no structured data.
function samples({ document }: Page, { claims }: Tables) {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent).join()
  const madeUp = claims.filter(({ status }) => status === 'sample').flatMap(({ text }) => text.split(', '))
  return madeUp.filter((text) => data.includes(text)).map((text) => `"${text}" is in structured data`)
}

// Every claim is filled in.
function gaps({ document }: Page) {
  return textOf(document.documentElement).match(/\{[a-z0-9-]+\}/g) ?? []
}

// A link to these trips of a country opens some.
function openings({ document }: Page, { trips }: Tables) {
  return [...document.querySelectorAll('main a[href^="/itineraries?"]')].flatMap((link) => {
    const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1])
    const words = textOf(link).trim()
    if (!/\bsee these trips\b/i.test(words)) return []
    const isThere = trips.some(
      ({ country, packageType }) =>
        country === query.get('country') && packageTypeSlugs[packageType as PackageType] === query.get('type'),
    )
    return isThere ? [] : [`"${words}" opens no trip`]
  })
}

// What is charged on the spot is in the price, and so is not left out of it.
function leftOut({ trip }: Page) {
  return (trip?.charges ?? []).flatMap(({ name }) => {
    const [word = ''] = name.split(' ')
    const left = trip?.exclusions.find((line) => line.includes(word.toLowerCase()) || line.startsWith(word))
    return left && !/\bother\b/i.test(left) ? [`"${left}" is not included, and ${name} is in the price`] : []
  })
}

// Whoever goes to the gorillas reads of the mask beforehand.
function masks({ text, trip }: Page) {
  const goes = trip?.inclusions.some((line) => /\bgorilla permit\b/i.test(line))
  return goes && !/\bwear a mask\b/i.test(text) ? ['there is a gorilla permit, and no mask to wear'] : []
}

// Oxygen that a page promises on every mountain is on the list of each.
function oxygen({ text, trip }: Page, { trips }: Tables) {
  const promise = /[^.]*\bcarry oxygen\b[^.]*/i.exec(text)?.[0]
  if (trip || !promise) return []
  const high = trips.filter(({ days }) => days.some((day) => (day.highestAltitude ?? day.bedAltitude ?? 0) > 4000))
  return high
    .filter(({ inclusions }) => !inclusions.some((line) => /\boxygen\b/i.test(line)))
    .filter(({ title }) => !/\bon kilimanjaro\b/i.test(promise) || title.includes('Kilimanjaro'))
    .map(({ title }) => `"${promise.trim()}", and ${title} lists none`)
}
