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
  flightMonths?: number[]
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
  prices?: { parties: { amount: number }[] }[]
  stops: { day: number; by: string | null; way: string | null; place: { name: string; altitude: number | null } }[]
  suitability: { youngest: number; fitness?: string } | null
}

type Claim = { text: string; status?: string }

/** The pages by path, and the tables as REST gives them. */
export type Site = { pages: Map<string, Document>; trips: Trip[]; claims: Claim[] }

export const tripPath = ({ id }: Pick<Trip, 'id'>) => `/itineraries/${id}`

const countries: Record<string, string> = { '/experiences/dubai': 'Dubai' }
for (const name of ['Kenya', 'Tanzania', 'Uganda']) countries[`/destinations/${name.toLowerCase()}`] = name

const words =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
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
type Tables = Omit<Site, 'pages'> & { texts: { path: string; text: string }[] }

/** Each contradiction in one line: the page, what it says, and what stands against it. */
export function contradictions({ pages, ...tables }: Site) {
  const read = [...pages].map(([path, document]): Page => {
    const text = textOf(document.querySelector('main') ?? document.body)
    return { path, document, text, trip: tables.trips.find((trip) => tripPath(trip) === path) }
  })
  return Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      read.flatMap((page) => check(page, { ...tables, texts: read }).map((line) => `${page.path}: ${line}`)),
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
  flights,
  slopes,
  alone,
  furtherUses,
  sentences,
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
  return [
    ...(limit !== null && top > limit ? [`"${promised?.[0]}" beside ${top} m`] : []),
    ...trip.days.filter((one) => one.highestAltitude === null).map(({ day }) => `day ${day} has no highest point`),
  ]
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
    ...walksWithoutHours(trip),
    ...(boast ? [`"${boast}" beside ${mostOnFoot} hours on foot`] : []),
    ...(fit > 0 && fit < mostOnFoot ? [`"${asked.trim()}" beside ${mostOnFoot} hours on foot`] : []),
  ]
}

// A permit is for a walk, and the fitness asked for is that of the longest.
function walksWithoutHours({ inclusions, days, suitability }: Trip) {
  const permits = [...inclusions.join().matchAll(/\b(gorilla|chimpanzee) permit\b/gi)].map(([, animal = '']) => animal)
  const walks = days.filter(({ walkHours }) => walkHours.length > 0)
  const said = /\bwalks\b[^.]*\bup to ((?:\w+ and )?\w+) hours\b/i.exec(suitability?.fitness ?? '')?.[1]?.split(' and ')
  const known = walks.flatMap(({ walkHours }) => walkHours)
  return [
    ...permits
      .filter((animal) => !walks.some(({ description }) => isAmong(animal, description)))
      .map((animal) => `there is a ${animal} permit, and no day with hours on foot to it`),
    ...(said ?? [])
      .filter((one) => !known.includes(numberOf(one)))
      .map((one) => `a walk of up to ${one} hours is asked for, and none of the days has it`),
  ]
}

function isAmong(animal: string, description: string) {
  return (
    new RegExp(`\\b${animal}s?\\b`, 'i').test(description) ||
    (animal === 'gorilla' && /\btrackers\b/i.test(description))
  )
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

// The share that is given is one of proceeds, wherever it stands; of a price one pays or loses.
function shares({ text }: Page) {
  return [...text.matchAll(/\b\d+% of (?!our proceeds|proceeds|the price)[^.]{0,20}/g)].map(
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

// A flight that is for some months says so in the table too; a drive that flights save is as long as other trips drive it.
function flights({ trip }: Page, { trips }: Tables) {
  if (!trip) return []
  const seasonal = trip.days.flatMap(({ day, description, flightMonths = [] }) => {
    const said = /\bfrom [A-Z]\w+ to [A-Z]\w+ that is a short flight\b/i.exec(description)?.[0]
    return said && flightMonths.length === 0
      ? [`day ${day}: "${said}", and the flight is in the hours of every month`]
      : []
  })
  return [...seasonal, ...saved(trip, trips)]
}

function saved(trip: Trip, trips: Trip[]) {
  const line = trip.highlights.find((one) => /\bflights?\b.*\bhours on the road\b/i.test(one)) ?? ''
  const said = new RegExp(`\\babout (${number}) hours on the road\\b`, 'i').exec(line)?.[1]
  const legs = trip.stops.flatMap(({ by, place }, index) =>
    by === 'air' ? [hoursBetween(trip.stops[index - 1]?.place.name ?? '', place.name, trips)] : [],
  )
  const hours = legs.reduce((sum, leg) => sum + leg, 0)
  if (!said || !Number.isFinite(hours)) return []
  return Math.abs(numberOf(said) - hours) > hours / 8
    ? [`"${line}" beside ${Math.round(hours)} hours by other trips`]
    : []
}

// The shortest way by the roads of all trips, in the middle of least and most.
function hoursBetween(from: string, to: string, trips: Trip[]) {
  const roads = trips.flatMap(({ stops }) =>
    stops.flatMap(({ by, way, place }, index) => {
      const hours = by === 'road' ? middleOf(way ?? '') : null
      const ends = [stops[index - 1]?.place.name ?? '', place.name] as const
      return hours === null ? [] : [{ ends, hours }]
    }),
  )
  const reached = new Map([[from, 0]])
  for (let isShorter = true; isShorter; ) {
    isShorter = false
    for (const { ends, hours } of roads)
      for (const [one, other] of [ends, [ends[1], ends[0]] as const]) {
        const sum = (reached.get(one) ?? Number.POSITIVE_INFINITY) + hours
        if (sum >= (reached.get(other) ?? Number.POSITIVE_INFINITY)) continue
        reached.set(other, sum)
        isShorter = true
      }
  }
  return reached.get(to) ?? Number.POSITIVE_INFINITY
}

// 5.5 in '5-6 h by road', 0.75 in '45 min'.
function middleOf(way: string) {
  const [, least = '', most = least, unit] = /^([\d½.]+)(?:-([\d½.]+))? (h|min)\b/.exec(way) ?? []
  const [low, high] = [least, most].map((part) => Number(part.replace('½', '.5')))
  return unit ? ((low ?? 0) + (high ?? 0)) / 2 / (unit === 'min' ? 60 : 1) : null
}

// Walks that are all steep go over no flat ground.
function slopes({ trip }: Page) {
  const steep = /\bwalks? (?:all )?on steep\b[^.]*/i.exec(trip?.suitability?.fitness ?? '')?.[0]
  return (steep ? (trip?.days ?? []) : []).flatMap(({ day, description }) => {
    const flat = /[^.]*\bflat\b[^.]*\bground\b/i.exec(description)?.[0]
    return flat ? [`"${steep}" beside "${flat.trim()}" on day ${day}`] : []
  })
}

// Whoever travels alone pays as two do, and so more than one of six.
function alone({ text, trip }: Page) {
  const said = /\bnobody pays more for travelling alone\b/i.exec(text)?.[0]
  const isLess = trip?.prices?.some(({ parties }) => (parties.at(-1)?.amount ?? 0) < (parties[0]?.amount ?? 0))
  return said && isLess ? [`"${said}", and six pay less each than one`] : []
}

// No form says that details are for nothing else, while another page names a further use of them.
function furtherUses({ text }: Page, { texts }: Tables) {
  const [promise, purpose = ''] = /\bwe use your details to ([^.]*?) and for nothing else\b/i.exec(text) ?? []
  if (!promise) return []
  const uses = /\bask for a review\b|\bkeep accounts\b|\bkeep you safe\b|\bemergency contact is there for\b/gi
  return texts.flatMap((other) =>
    [...new Set(other.text.match(uses))]
      .filter((use) => !purpose.includes(use))
      .map((use) => `"${promise}", and ${other.path} says "${use}"`),
  )
}

// Sentences that cannot both be true, and that no table has. The second may stand on any page.
const pairs: [RegExp, RegExp][] = [
  [/\blions (?:wait for|follow) the herds\b/i, /\blions[^.]*\b(?:stay|live here all year)\b/i],
  [/\bcommon in the Mara in \w+/i, /\blions[^.]*\b(?:stay|live here all year)\b/i],
  [/\b(?:come|came) off the list\b/i, /\bleast concern\b/i],
  [/\b(?:hirola|census)[\s\S]{0,250}\bSomali border(?![^.]*Tsavo East)/i, /\bhirola\b/i],
]

function sentences({ text }: Page, { texts }: Tables) {
  return pairs.flatMap(([one, other]) => {
    const said = one.exec(text)?.[0]
    const against = texts.find((page) => other.test(page.text))
    return said && against ? [`"${said}" beside "${other.exec(against.text)?.[0]}" on ${against.path}`] : []
  })
}
