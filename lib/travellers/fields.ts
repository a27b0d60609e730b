// What is asked of who travels: the same fields on the page of the trip and at the desk.

export const travellerFields = [
  'name',
  'birthday',
  'nationality',
  'passport',
  'passportUntil',
  'diet',
  'health',
] as const
export const partyFields = ['arrivalFlight', 'emergencyContact', 'occasion'] as const

export type TravellerField = (typeof travellerFields)[number]
export type PartyField = (typeof partyFields)[number]
export type DetailField = TravellerField | PartyField

/** Days such as 1988-03-02; '' where nothing is known. */
export type Traveller = Record<TravellerField, string>
export type PartyDetails = Record<PartyField, string>

type FieldText = { label: string; type: 'text' | 'date' | 'lines'; max: number; why: string; when: When }

/** By when it is needed: before permits and flights are bought, before the camps are told, before they arrive. */
export type When = 'permits' | 'camps' | 'arrival'

export const fieldTexts: Record<DetailField, FieldText> = {
  name: {
    label: 'Name as in the passport',
    type: 'text',
    max: 120,
    why: 'Permits and flights within the country are booked in this name.',
    when: 'permits',
  },
  birthday: {
    label: 'Date of birth',
    type: 'date',
    max: 10,
    why: 'Permits and airlines ask for it, and ages decide what children pay.',
    when: 'permits',
  },
  nationality: {
    label: 'Nationality',
    type: 'text',
    max: 60,
    why: 'For permits and the lists at park gates.',
    when: 'permits',
  },
  passport: {
    label: 'Passport number',
    type: 'text',
    max: 20,
    why: 'For permits, such as those for gorillas, and the lists at park gates.',
    when: 'permits',
  },
  passportUntil: {
    label: 'Passport valid until',
    type: 'date',
    max: 10,
    why: 'So that we can tell you early if it ends too soon.',
    when: 'permits',
  },
  diet: {
    label: 'Food',
    type: 'lines',
    max: 300,
    why: 'What you do not eat, and allergies. We tell the camps and your guide.',
    when: 'camps',
  },
  health: {
    label: 'Health',
    type: 'lines',
    max: 1000,
    why: 'What your guide should know, such as asthma, a bad knee or a pregnancy. We tell your guide only.',
    when: 'camps',
  },
  arrivalFlight: {
    label: 'Flight on which you arrive',
    type: 'text',
    max: 160,
    why: 'Its number, with the day and time it lands, so that we are there to meet you.',
    when: 'arrival',
  },
  emergencyContact: {
    label: 'Somebody at home, for an emergency',
    type: 'text',
    max: 200,
    why: 'Name and telephone. We call only if something happens to you; please ask them first.',
    when: 'arrival',
  },
  occasion: {
    label: 'What you celebrate',
    type: 'text',
    max: 200,
    why: 'A honeymoon or an anniversary, and its day. We tell the camps and your guide.',
    when: 'camps',
  },
}

export const listFields = (position: number): readonly DetailField[] => (position === 0 ? partyFields : travellerFields)

/** Without them no permit can be bought. */
export const isNamed = ({ name, passport }: Pick<Traveller, 'name' | 'passport'>) => Boolean(name && passport)

/** Whole years on a day such as 2027-06-12; null where the birthday is not known, or later. */
export function ageOn(birthday: string, day: string) {
  if (!birthday || birthday > day) return null
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** For the bearer of the link of the trip, who may be a stranger: what is saved, without saying it. */
export function maskField(field: DetailField, value: string) {
  if (!value) return ''
  if (field === 'name') return maskName(value)
  // Of a short number its end would be most of it.
  return field === 'passport' && value.length >= 8 ? `ends in ${value.slice(-4)}` : 'saved'
}

/** 'Marta L.' */
function maskName(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined
  return last ? `${words[0]} ${last}.` : (words[0] ?? '')
}
