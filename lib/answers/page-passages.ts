// The texts of the pages, a passage for each paragraph.
import { aboutPage, approach, values } from '../content/about'
import { asked } from '../content/asked'
import { contactPage } from '../content/contact'
import { adviceId, adviceTitles, beforeYouGo } from '../content/destinations/before-you-go'
import * as adventure from '../content/experiences/adventure'
import * as dubai from '../content/experiences/dubai'
import * as luxury from '../content/experiences/luxury'
import { type PagePath, pages } from '../content/pages'
import { showTexts, type Texts } from '../content/shown-texts'
import { slugOf } from '../content/slug'
import { idOf, textGroups } from '../content/texts'
import { travelAdvice } from '../content/travel-advice'
import { volunteers } from '../content/volunteer-programmes'
import { type Country, countries } from '../domain/choices'
import { describeMonths, monthRange } from '../domain/details'
import type { Passage } from './passage'

type Place = Pick<Passage, 'href' | 'page' | 'country'>

/** `path`: where the operator rewords the texts. */
type Source = { page: PagePath; path?: string; content: unknown; country?: Country }

const { countries: byCountry, answers: shortAnswers, ...advice } = travelAdvice

// Not what differs by country or has a place of its own: see below.
const sources: Source[] = [
  { page: '/before-you-go', path: 'before-you-go', content: advice },
  { page: '/terms-of-service', path: 'terms-of-service', content: textGroups['terms-of-service'] },
  { page: '/terms', path: 'terms', content: textGroups.terms },
  { page: '/privacy', path: 'privacy', content: textGroups.privacy },
  { page: '/how-we-handle-reviews', path: 'how-we-handle-reviews', content: textGroups['how-we-handle-reviews'] },
  { page: '/groups', path: 'groups', content: textGroups.groups },
  { page: '/about', path: 'about', content: { ...aboutPage, values, approach } },
  { page: '/itineraries', path: 'itineraries.why', content: textGroups.itineraries.why },
  { page: '/community', path: 'community', content: textGroups.community },
  { page: '/community', path: 'partners', content: textGroups.partners },
  { page: '/community-engagement', path: 'community-engagement', content: textGroups['community-engagement'] },
  { page: '/donate', path: 'donate', content: textGroups.donate },
  { page: '/volunteers', content: volunteers },
  { page: '/contact', content: contactPage },
  { page: '/experiences/luxury', content: { ...luxury, samples: [] } },
  { page: '/experiences/adventure', content: { ...adventure, samples: [] } },
  { page: '/experiences/dubai', content: dubai, country: 'Dubai' },
]

export function toPagePassages(texts: Texts): Passage[] {
  const passages: Passage[] = [
    ...sources.flatMap((source) => ofSource(source, texts)),
    ...ofAdvice(texts),
    ...ofPayment(texts),
    ...destinations.flatMap((one) => ofDestination(one, texts)),
  ]
  return passages.map((passage) => ({ ...passage, ...placeElsewhere(passage), asked: asked[passage.key] }))
}

const onPage = (page: PagePath, anchor = ''): Place => ({
  href: anchor ? `${page}#${anchor}` : page,
  page: pages[page].card.title,
})

/** Where a text stands that is not beside the others of its group. */
function placeElsewhere({ key }: Passage): Place | undefined {
  if (/^partners[.].*[.]line$/.test(key)) return onPage('/about')
  if (/^community-engagement[.]projects[.].*[.]shortDescription$/.test(key)) return onPage('/community-engagement')
}

function ofSource({ page, path, content, country }: Source, texts: Texts) {
  const found = paragraphsIn(
    showTexts(content, texts, path),
    path ?? page.slice(1).replaceAll('/', '.'),
    pages[page].card.title,
  )
  return found.map(({ anchor, ...one }) => ({ ...one, ...onPage(page, anchor), country }))
}

type Paragraph = { key: string; anchor: string; heading: string; text: string }

const headings = ['title', 'heading', 'name', 'program', 'word']
// Links, pictures, and what only leads on.
const notRead = [
  'label',
  'button',
  'caption',
  'captions',
  'alt',
  'image',
  'src',
  'href',
  'updated',
  'id',
  'slug',
  'link',
  'closing',
  'tiles',
]
const shortest = 4 // words

/** Every text with the heading above it, and the nearest id as its anchor. */
function paragraphsIn(value: unknown, key: string, heading: string, anchor = ''): Paragraph[] {
  if (typeof value === 'string')
    return value.split(' ').length < shortest ? [] : [{ key, anchor, heading, text: value }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => paragraphsIn(item, `${key}.${idOf(item, index)}`, heading, anchor))
  if (typeof value !== 'object' || value === null) return []
  const fields: Record<string, unknown> = { ...value }
  const name = headings.find((one) => typeof fields[one] === 'string')
  const own = name ? String(fields[name]) : heading
  const id = typeof fields.id === 'string' ? fields.id : anchor
  return Object.entries(fields).flatMap(([field, item]) =>
    field === name || notRead.includes(field) ? [] : paragraphsIn(item, `${key}.${field}`, own, id),
  )
}

/** What "Before you go" says by country, its lists and its short answers. */
function ofAdvice(texts: Texts): Passage[] {
  const path = 'before-you-go'
  const answers = showTexts(shortAnswers, texts, `${path}.answers`)
  const items = [...new Set(countries.flatMap((country) => showTexts(beforeYouGo[country].pack, texts)))]
  return [
    ...Object.entries(showTexts(byCountry, texts, `${path}.countries`)).map(([country, text]) => ({
      ...onPage('/before-you-go', 'which-country'),
      ...{
        key: `${path}.countries.${country}`,
        heading: `Which country? ${country}`,
        text,
        country: country as Country,
      },
    })),
    ...countries.flatMap((country) =>
      showTexts(beforeYouGo[country].advice, texts).map(({ topic, text }) => ({
        ...onPage('/before-you-go', adviceId(topic, country)),
        ...{ key: `${path}.${topic}.${country}`, heading: `${adviceTitles[topic]} in ${country}`, text, country },
      })),
    ),
    ...items.map((text) => ({
      ...onPage('/before-you-go', 'what-to-pack'),
      ...{ key: `${path}.pack.${slugOf(text)}`.slice(0, 200), heading: 'What to pack', text },
    })),
    ...answers.map(({ id, title, text, country }) => ({
      ...onPage('/before-you-go', id),
      ...{ key: `${path}.answers.${id}`, heading: title, text, country },
    })),
  ]
}

/** How one pays, of every trip. */
function ofPayment(texts: Texts): Passage[] {
  const { title, first, ways, protection, cancelling, howToPay, ...credentials } = showTexts(
    textGroups.money,
    texts,
    'money',
  )
  const place = onPage('/before-you-go', 'paying')
  return [
    { ...place, key: 'money.first', heading: `${title}: deposit and balance`, text: first },
    { ...place, key: 'money.ways', heading: `${title}: cards and transfers`, text: ways },
    { ...place, key: 'money.protection', heading: 'Is my money protected?', text: protection },
    { ...place, key: 'money.cancelling', heading: 'Cancelling and refunds', text: cancelling },
    ...[credentials.licence, credentials.companyNumber, credentials.association, credentials.clientMoney].map(
      (text, index) => ({
        ...onPage('/about'),
        key: `money.credentials.${index}`,
        heading: credentials.credentials,
        text,
      }),
    ),
  ].filter(({ text }) => text)
}

const destinations = [
  { page: '/destinations/kenya', group: 'kenya' },
  { page: '/destinations/tanzania', group: 'tanzania' },
  { page: '/destinations/uganda', group: 'uganda' },
] as const

function ofDestination({ page, group }: (typeof destinations)[number], texts: Texts): Passage[] {
  const { country, hero, why, season, places, packages } = showTexts(textGroups[group], texts, group)
  const paragraph = (anchor: string, heading: string, text: string) => ({
    ...onPage(page, anchor),
    ...{ key: `${group}.${anchor || 'hero'}.${slugOf(heading)}`, heading, text, country },
  })
  return [
    paragraph('', `Arriving in ${country}`, hero.arrival),
    paragraph('why', why.title, why.lead),
    ...why.points.map(({ title, text }) => paragraph('why', title, text)),
    paragraph('season', `Best time to visit ${country}`, `${describeMonths(season.bestMonths)}. ${season.intro}`),
    ...season.periods.map(({ from, to, title, text }) =>
      paragraph('season', `${title} in ${country}: ${describeMonths(monthRange(from, to))}`, text),
    ),
    ...places.key.map(({ name, knownFor, way, fee }) =>
      paragraph('places', name, `${knownFor} From ${places.from}: ${way}. Park fee: ${fee}.`),
    ),
    paragraph('places', places.title, places.note),
    ...Object.entries(packages.texts).map(([type, text]) => paragraph('packages', `${type} trips in ${country}`, text)),
  ]
}
