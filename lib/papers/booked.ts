// All that the papers of a booked trip are made of, each fact from where it was agreed or noted.
import 'server-only'
import { readContacts } from '../content/contacts'
import { type SupplierLanguage, supplierLanguages } from '../domain/choices'
import { dayInNairobi } from '../domain/nairobi'
import { describeWay } from '../itineraries/days'
import { getItinerary, type ItineraryDetail } from '../itineraries/queries'
import { type LeadRow, summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { databaseTime, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { formatParty } from '../prices/party'
import { type Quote, readQuotes } from '../quotes/queries'
import { isSameRoute } from '../quotes/same-route'
import { type Reservation, readReservation, type Terms } from '../reservations/queries'
import { readTripPage } from '../reservations/trip-page'
import { ageOn } from '../travellers/fields'
import { readTravellers } from '../travellers/who-travels'
import { type Company, readCompany } from './company'
import type { Guest } from './voucher'

/** `way`: 'Nairobi to Masai Mara, 270 km by road, 5 h'; '' where the trip goes elsewhere by now. */
export type BookedDay = {
  date: string
  title: string
  text: string
  bed: string
  bedNote: string
  meals: string
  way: string
}

export type LodgeContact = { name: string; address: string; phone: string; email: string; language: SupplierLanguage }

/** The same for every trip. */
type Office = {
  today: string
  company: Company
  contacts: { phone: string; whatsapp: string; email: string }
  lodges: LodgeContact[]
}

export type Booked = Office & {
  row: LeadRow
  reference: string
  title: string
  /** As it is sold now. */
  itinerary: ItineraryDetail | null
  traveller: string
  party: string
  people: number
  rooms: string
  needs: string
  /** Those whose names are known. */
  guests: Guest[]
  arrivalFlight: string
  emergencyContact: string
  occasion: string
  terms: Terms
  reservation: Reservation
  quote: Quote | null
  days: BookedDay[]
}

type Known = { row?: LeadRow; reservation?: Reservation; quotes?: Quote[]; office?: Office }

/** `known`: what was read of it. Throws BadRequestError before the trip is booked. */
export async function readBooked(reference: string, known: Known = {}): Promise<Booked> {
  const row = known.row ?? (await findLead(db(), reference))
  const reservation = known.reservation ?? (await readReservation(db(), reference))
  const { terms } = reservation
  if (!row || !terms) throw new BadRequestError(`${reference} is not booked: note the booking first.`)
  const quotes = known.quotes ?? (await readQuotes(db(), reference))
  const quote = quotes.find(({ id }) => id === terms.quoteId) ?? null
  const trip = quote && (await readTripPage(quote, { row, reservation }))
  const itineraryId = quote?.snapshot.trip.id ?? (row.kind === 'booking' ? row.itineraryId : null)
  const itinerary = itineraryId ? await getItinerary(itineraryId) : null
  const ways = quote && itinerary && isSameRoute(quote.snapshot, itinerary) ? itinerary.days.map(describeWay) : []
  const office = known.office ?? (await readOffice())
  const party = terms.party ?? quote?.snapshot.party ?? requestedParty(row)
  const summary = summarize(row)
  return {
    ...office,
    row,
    reference,
    title: quote?.snapshot.trip.title || (row.kind === 'booking' ? row.itineraryTitle : '') || 'Safari',
    itinerary,
    traveller: summary.name ?? '',
    party: party ? formatParty(party.adults, party.kids, party.toddlers) : '',
    people: party ? party.adults + party.kids + party.toddlers : 0,
    rooms: terms.rooms || (row.kind === 'booking' ? (row.rooms ?? '') : ''),
    needs: row.kind === 'booking' ? (row.needs ?? '') : '',
    ...(await readGuests(reference, terms.dateFrom)),
    terms,
    reservation,
    quote,
    days: (trip?.snapshot.days ?? []).map(({ date, title, text, bed, bedNote, meals }, index) => ({
      ...{ date, title, text, bed, bedNote, meals },
      way: ways[index] ?? '',
    })),
  }
}

/** In the order of the references. */
export async function readAllBooked(references: string[]) {
  const office = await readOffice()
  const booked: Booked[] = []
  for (const reference of references) booked.push(await readBooked(reference, { office }))
  return booked
}

async function readOffice(): Promise<Office> {
  const contacts = await readContacts()
  return {
    today: dayInNairobi(await databaseTime()),
    company: await readCompany(db()),
    contacts: { phone: contacts.phone, whatsapp: contacts.whatsapp, email: contacts.emails.reservations },
    lodges: await readLodges(),
  }
}

async function readGuests(reference: string, firstDay: string) {
  const known = await readTravellers(db(), reference)
  return {
    guests: (known?.travellers ?? [])
      .filter(({ name }) => name)
      .map(({ name, birthday, nationality, passport, diet, health }) => ({
        ...{ name, birthday, nationality, passport, diet, health },
        age: ageOn(birthday, firstDay),
      })),
    arrivalFlight: known?.party.arrivalFlight ?? '',
    emergencyContact: known?.party.emergencyContact ?? '',
    occasion: known?.party.occasion ?? '',
  }
}

const requestedParty = (row: LeadRow) =>
  row.kind === 'booking' ? { adults: row.numberOfAdults, kids: row.numberOfKids, toddlers: row.numberOfToddlers } : null

async function readLodges(): Promise<LodgeContact[]> {
  const rows = await db().lodge.findMany({
    where: { status: 'confirmed' },
    select: { name: true, address: true, phone: true, email: true, language: true },
  })
  return rows.map(({ language, ...lodge }) => ({
    ...lodge,
    language: supplierLanguages.find((one) => one === language) ?? 'en',
  }))
}

/** The lodge that a bed names: 'Night Hippo Camp, Mara North' is Night Hippo Camp. */
export const findLodge = (lodges: LodgeContact[], bed: string) =>
  lodges
    .filter(({ name }) => bed.toLowerCase().startsWith(name.toLowerCase()))
    .toSorted((one, other) => other.name.length - one.name.length)[0] ?? null
