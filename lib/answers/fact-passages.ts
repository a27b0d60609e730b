// Sentences made of what stands in columns, so that they are found and always true.
import { areaNames } from '../content/calendar'
import { isInstalledRow } from '../content/confirmed'
import { officeHours } from '../content/contact'
import { toShownContacts } from '../content/contacts'
import { countryPages } from '../content/destinations/before-you-go'
import { showTexts, type Texts } from '../content/shown-texts'
import { type Country, countries, packageTypes } from '../domain/choices'
import { describeMonths, listWords } from '../domain/details'
import { formatPriceRange } from '../domain/money'
import { animals } from '../domain/themes'
import { hoursText, kmText } from '../itineraries/days'
import type { Db } from '../platform/db'
import type { Passage } from './passage'

// The page of Dubai has no calendar.
const weatherOf = (country: Country) =>
  country === 'Dubai' ? '/before-you-go#which-country' : `${countryPages[country]}#months`

export async function readFactPassages(tx: Db, texts: Texts): Promise<Passage[]> {
  return [
    ...(await readRoutes(tx)),
    ...(await readWeather(tx)),
    ...(await readHeights(tx)),
    ...(await readSightings(tx)),
    ...(await readAges(tx)),
    ...(await readPrices(tx)),
    ...(await readVehicles(tx, texts)),
    toContactPassage(texts),
  ]
}

const placeName = ({ id, name }: { id: string; name: string }) => areaNames[id] ?? name

/** How long the way between two places takes, on the trips that go it. */
async function readRoutes(tx: Db): Promise<Passage[]> {
  const days = await tx.itineraryDay.findMany({
    where: { fromPlaceId: { not: null }, toPlaceId: { not: null }, itinerary: { withdrawnAt: null } },
    select: {
      itineraryId: true,
      roadKm: true,
      roadHours: true,
      flightHours: true,
      isThereAndBack: true,
      fromPlace: true,
      toPlace: true,
      itinerary: { select: { title: true } },
    },
    orderBy: [{ itineraryId: 'asc' }, { day: 'asc' }],
  })
  const ways = days.flatMap(({ fromPlace: from, toPlace: to, itinerary, ...day }) =>
    from && to && placeName(from) !== placeName(to) && !day.isThereAndBack
      ? { ...day, from: placeName(from), to: placeName(to), country: to.country as Country, title: itinerary.title }
      : [],
  )
  const routes = groupBy(ways, ({ from, to }) => [from, to].sort().join(' – '))
  return [...routes].flatMap(([key, ways]) => {
    const [first] = ways
    if (!first) return []
    const { from, to } = first
    const road = ways.filter(({ roadHours, flightHours }) => roadHours.length > 0 && flightHours.length === 0)
    const byRoad = [
      kmText(widest(road.map(({ roadKm }) => roadKm))),
      hoursText(widest(road.map(({ roadHours }) => roadHours))),
    ]
    const byAir = hoursText(widest(ways.map(({ flightHours }) => flightHours)))
    const told = [
      road.length > 0 && `by road it is ${byRoad.filter(Boolean).join(' and takes ')}`,
      byAir && `the flight takes ${byAir}`,
    ].filter(Boolean)
    if (told.length === 0) return []
    return {
      ...{ key: `route ${key}`, href: `/itineraries/${first.itineraryId}#itinerary`, page: first.title },
      heading: `${from} to ${to}: distance and hours`,
      asked: `how far ${from} ${to}; drive ${from} to ${to}; flight ${from} to ${to}; transfer ${from} ${to}; km ${from} ${to}`,
      text: `From ${from} to ${to} ${told.join('; ')}.`,
      country: first.country,
    }
  })
}

/** From the least to the most of all. */
function widest(ranges: number[][]) {
  const all = ranges.flat()
  if (all.length === 0) return []
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? [least] : [least, most]
}

async function readWeather(tx: Db): Promise<Passage[]> {
  const places = await tx.place.findMany({
    where: { months: { some: {} }, stops: { some: { itinerary: { withdrawnAt: null } } } },
    include: { months: { orderBy: { month: 'asc' } } },
    orderBy: { id: 'asc' },
  })
  return places.map(({ id, name, country, months }) => {
    const byWord = groupBy(months, ({ word, note }) => (note ? `${word} (${note})` : word))
    const told = [...byWord].map(([word, those]) => `${describeMonths(those.map(({ month }) => month))}: ${word}.`)
    return {
      ...{ key: `weather ${id}`, href: weatherOf(country as Country) },
      ...{
        page: country,
        heading: `Weather in ${name} by month`,
        asked: `rain in ${name}; how hot ${name}; how cold ${name}; temperature ${name}; best month ${name}; when to go ${name}`,
        text: told.join(' '),
        country: country as Country,
      },
    }
  })
}

async function readHeights(tx: Db): Promise<Passage[]> {
  const places = await tx.place.findMany({
    where: { altitude: { not: null }, stops: { some: { itinerary: { withdrawnAt: null } } } },
    orderBy: { id: 'asc' },
  })
  return places.map(({ id, name, country, altitude }) => ({
    ...{ key: `height ${id}`, href: countryPages[country as Country], page: country, country: country as Country },
    heading: `How high is ${name}?`,
    asked: `altitude ${name}; elevation ${name}`,
    text: `${name} lies at about ${(altitude ?? 0).toLocaleString('en-US')} m above the sea.`,
  }))
}

/** What else they are called. */
const namesOf: Record<string, string[]> = {
  'big-cats': ['lions', 'leopards', 'cheetahs', 'big cats'],
  elephants: ['elephants'],
  rhinos: ['rhinos', 'black rhino', 'white rhino'],
  gorillas: ['mountain gorillas'],
  chimpanzees: ['chimps', 'chimpanzees'],
  migration: ['great migration', 'wildebeest', 'river crossing'],
  'zebras-giraffes': ['zebras', 'giraffes'],
  hippos: ['hippos', 'crocodiles'],
  birds: ['birds', 'birding', 'flamingos'],
}

const likely = { 'nearly always': 'nearly always', often: 'often', rarely: 'with luck' } as const

/** Where each animal is seen. */
async function readSightings(tx: Db): Promise<Passage[]> {
  const sightings = await tx.placeAnimal.findMany({
    where: { place: { stops: { some: { itinerary: { withdrawnAt: null } } } } },
    include: { place: true },
    orderBy: [{ animal: 'asc' }, { placeId: 'asc' }],
  })
  return animals.flatMap(({ slug, label }) => {
    const own = sightings.filter(({ animal }) => animal === slug)
    const told = Object.entries(likely).flatMap(([likelihood, said]) => {
      const names = own.flatMap((one) =>
        one.likelihood === likelihood ? placeName({ id: one.placeId, name: one.place.name }) : [],
      )
      return names.length > 0 ? `${said} at ${listWords([...new Set(names)])}` : []
    })
    if (told.length === 0) return []
    return {
      ...{ key: `sightings ${slug}`, href: `/itineraries?animal=${slug}`, page: 'Our trips' },
      ...{
        heading: `Where to see ${label.toLowerCase()}`,
        asked: namesOf[slug]?.map((name) => `where ${name}; best park for ${name}; chance to see ${name}`).join('; '),
      },
      ...{ text: `${label}: ${told.join('; ')}. No sighting can be promised.` },
    }
  })
}

/** What children are too young for. */
async function readAges(tx: Db): Promise<Passage[]> {
  const rows = await tx.itinerarySuitability.findMany({
    where: { itinerary: { withdrawnAt: null } },
    select: { youngest: true, itinerary: { select: { country: true } } },
    orderBy: { itineraryId: 'asc' },
  })
  return countries.flatMap((country) => {
    const own = rows.filter(({ itinerary }) => itinerary.country === country)
    if (own.length === 0) return []
    const open = own.filter(({ youngest }) => youngest === 0).length
    const ages = own.flatMap(({ youngest }) => (youngest > 0 ? youngest : []))
    const limits = widest([ages])
    const told = [
      open > 0 &&
        `${open} of our ${own.length} trips in ${country} ${open === 1 ? 'takes' : 'take'} children of any age`,
      limits.length > 0 &&
        `${open > 0 ? 'the others have' : `Our trips in ${country} have`} a minimum age of ${limits.join(' to ')}`,
    ].filter(Boolean)
    return {
      ...{ key: `ages ${country}`, href: '/before-you-go#children', page: 'Before you go', country },
      ...{
        heading: `Minimum ages for children in ${country}: too young?`,
        text: `${told.join('; ')}. The page of each trip has its own.`,
      },
    }
  })
}

/** What trips cost, by country and by style. */
async function readPrices(tx: Db): Promise<Passage[]> {
  const trips = await tx.itinerary.findMany({
    where: { withdrawnAt: null, price: { gt: 0 } },
    select: { price: true, duration: true, country: true, packageType: true },
  })
  const sentence = (
    heading: string,
    subject: string,
    key: string,
    own: typeof trips,
    href: string,
    country?: Country,
  ) => {
    if (own.length === 0) return []
    const prices = own.map(({ price }) => price.toNumber())
    const perDay = own.map(({ price, duration }) => Math.round(price.toNumber() / duration / 10) * 10)
    const [least, most] = [Math.min(...perDay), Math.max(...perDay)]
    const range = formatPriceRange([Math.min(...prices), Math.max(...prices)])
    return {
      ...{ key: `prices ${key}`, href, page: 'Our trips', heading, country },
      asked: `how much ${subject}; ${subject} cost per day; ${subject} price per person; ${subject} budget; cheapest ${subject}; expensive ${subject}`,
      text: `${range} That is about US$${least} to ${most} a day, with park fees.`,
    }
  }
  return [
    sentence('What a safari costs', 'safari', 'all', trips, '/itineraries?sort=price'),
    ...countries.map((country) =>
      sentence(
        `What a trip in ${country} costs`,
        `safari ${country}`,
        country,
        trips.filter((trip) => trip.country === country),
        `/itineraries?country=${country}&sort=price`,
        country,
      ),
    ),
    ...packageTypes.map((type) =>
      sentence(
        `What ${type} trips cost`,
        type === 'Luxury' ? 'luxury safari' : type === 'Budget-Friendly' ? 'budget safari' : 'community trip',
        type,
        trips.filter(({ packageType }) => packageType === type),
        `/itineraries?type=${encodeURIComponent(type)}&sort=price`,
      ),
    ),
  ].flat()
}

async function readVehicles(tx: Db, texts: Texts): Promise<Passage[]> {
  const rows = await tx.fleetVehicle.findMany({ orderBy: { id: 'asc' } })
  const vehicles = showTexts(
    rows.map(({ id, name, capacity, description, features }) => ({ id, name, capacity, description, features })),
    texts,
  ).filter(({ name }) => name && !isInstalledRow('fleet', name, texts.unconfirmed))
  if (vehicles.length === 0) return []
  const place = { href: '/fleet', page: 'Our vehicles' }
  return [
    {
      ...{ ...place, key: 'vehicle seats', heading: 'How many people in a vehicle' },
      asked:
        'how many seats in the car; how many guests per jeep; group size per vehicle; people sharing a car; capacity of safari vehicles',
      text: vehicles.map(({ name, capacity }) => `${name}: ${capacity}.`).join(' '),
    },
    ...vehicles.map(({ id, name, description, features }) => ({
      ...{ ...place, key: `vehicle ${id}`, heading: name, text: `${description} ${features.join('. ')}.` },
      asked: `${name} safari vehicle; what is a ${name} like`,
    })),
  ]
}

/** How and when to reach us. */
function toContactPassage({ reworded }: Texts): Passage {
  const { phone, whatsapp } = toShownContacts(reworded)
  return {
    ...{
      key: 'contact',
      href: '/contact',
      page: 'Contact',
      heading: 'How to reach us: telephone, WhatsApp and office hours',
    },
    asked:
      'phone number; call you; whatsapp number; office hours; opening hours of the office; when is the office open; contact you; speak to someone',
    text: [
      phone && `Call us at ${phone}.`,
      whatsapp && `We are on WhatsApp at ${whatsapp}.`,
      `The office in Nanyuki is open from Monday to Saturday, ${officeHours}, Nairobi time.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
