import { expect, test } from 'vitest'
import { maxQueryLength } from '@/lib/domain/query'
import { foldWord, normalizeSearch, tokens } from '@/lib/domain/search-text'
import { readConstraints } from '@/lib/search/constraints'
import { correctedWord } from '@/lib/search/correct'
import { allTexts, readPlan as readPlanOf, toVocabulary } from '@/lib/search/plan'
import { readQuestion } from '@/lib/search/question'
import { noTranslations, textOf, translate, withoutTexts } from '@/lib/search/translate'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'
import { synonyms } from '@/prisma/seed/synonyms'

const { dictionary } = toVocabulary([
  { term: 'whale shark', means: 'zanzibar' },
  { term: 'migration', means: 'maasai mara & july to october, serengeti' },
  { term: 'christmas', means: 'december' },
  { term: 'safari', means: '' },
  { term: 'kids', means: 'with children' },
])

const rates = { GBP: { dollars: 1.32, checkedOn: '2026-11-22' }, EUR: { dollars: 1.2, checkedOn: '2026-11-22' } }

const readPlan = (query: string, of = dictionary) => readPlanOf(readQuestion(query, noTranslations, rates), of)
const travellersInQuery = (query: string) => {
  const { adults, kids, ages, from } = readQuestion(query).travellers
  return { adults, kids, ages, from }
}
const withoutTravellersInQuery = (query: string) => readQuestion(query).withoutTravellers

/** In short: what was typed, and what it means. */
const plan = (query: string) =>
  readPlan(query, dictionary)
    .map(({ typed, alternatives, isOptional }) => {
      const meanings = alternatives.map(({ texts, constraints }) =>
        [...texts.map(({ phrase }) => phrase), ...constraints.map(({ kind }) => kind)].join('&'),
      )
      return `${typed}${isOptional ? '?' : ''}: ${meanings.join(', ')}`
    })
    .join('; ')

test.each([
  [
    'is words without case, accents and small words',
    'The Café  of HELL’S Gate',
    'cafe: cafe; hells: hells; gate: gate',
  ],
  ['of small words alone looks for them', 'a', 'a: a'],
  ['takes words together by the longest term, in any number', 'whale sharks', 'whale sharks: whale sharks, zanzibar'],
  [
    'leaves a word that only says which before a name',
    'northern serengeti',
    'northern: northern; serengeti: serengeti',
  ],
  ['reads meanings as what is typed', 'migration', 'migration: migration, maasai mara&months, serengeti, animal'],
  ['takes a time and a country for no words', 'christmas in kenya', 'christmas: months; kenya: country'],
  ['does without a term that has no meaning', 'gorilla safari', 'gorilla: gorilla, animal; safari?: safari'],
  ['takes either side of an or', 'lions or leopards', 'lions or leopards: lions, animal, leopards'],
  ['takes either of two countries', 'kenya and tanzania', 'kenya or tanzania: country, country'],
  ['does not look for what is not wanted', 'tanzania without kids', 'tanzania: country'],
  [
    'leaves out what is not wanted, also after small words',
    'lions not by boat',
    'lions: lions, animal; without boat: boat',
  ],
  [
    'leaves out what is not wanted, also after an article',
    'lions without the beach',
    'lions: lions, animal; without beach: beach',
  ],
  ['of nothing but what is not wanted leaves that out', 'without hiking', 'without hiking: hiking'],
  ['cannot leave out a word that may be missing', 'lions without safari', 'lions: lions, animal'],
  ['for another country takes all but the one named', 'not tanzania', 'not tanzania: country, country, country'],
  ['does not look for the number of travellers', 'gorillas for 3', 'gorillas: gorillas, animal'],
])('a search %s: %s', (_, query, read) => expect(plan(query)).toEqual(read))

test('a search knows of which word with hyphens a word is a part', () => {
  const within = readPlan('ol-pejeta kenya', dictionary).map((word) => word.within)
  expect(within).toEqual(['ol-pejeta', 'ol-pejeta', undefined])
})

test('a search of a thousand words is cut to eight', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`)
  expect(readPlan(words.join(' '), dictionary)).toHaveLength(8)
})

const hostile = [
  '1,1 ',
  '1,000',
  '4 and ',
  'may, ',
  'a-',
  'a',
  '.',
  ' ',
  '|',
  ',',
  'children 1,1,',
  'between 1,000',
  'not in may ',
  '가',
]

test.each(hostile)('of a search that repeats %j thousands of times only the beginning is read', (part) => {
  const long = part.repeat(4000)
  const short = long.slice(0, maxQueryLength)
  expect(readPlan(long, dictionary)).toEqual(readPlan(short, dictionary))
  expect(travellersInQuery(long)).toEqual(travellersInQuery(short))
  expect(withoutTravellersInQuery(long)).toBe(withoutTravellersInQuery(short))
})

test('a search asks for each text once, and for parts of single words only', () => {
  expect(allTexts(readPlan('zanzibar whale shark', dictionary))).toEqual([
    { phrase: 'zanzibar', part: 'zanzibar' },
    { phrase: 'whale shark', part: null },
    { phrase: 'zanzibar', part: null },
  ])
})

test.each([
  ['gorillas', 'gorilla'],
  ['families', 'family'],
  ['beaches', 'beach'],
  ['bus', 'bus'],
  ['glass', 'glass'],
])('%s folds to %s', (word, folded) => expect(foldWord(word)).toBe(folded))

test('whatever is no letter, mark or digit divides', () => {
  expect(tokens(normalizeSearch('Mt.Kenya, "fly-in" (4x4)! 100% \u0000')).join(' ')).toBe('mt kenya fly in 4x4 100')
  expect(tokens(normalizeSearch('कश्मीर、می\u200cخواهم・１２ ٣'))).toEqual(['कश्मीर', 'میخواهم', '12', '3'])
  expect(tokens('%')).toEqual([])
})

const known = 'gorilla zanzibar masai mara rhino elephant timer honeymoon trekking tracking'.split(' ')

test.each([
  ['masia', 'masai'],
  ['rino', 'rhino'],
  ['elefant', 'elephant'],
  ['honeym', 'honeymoon'],
  ['trecking', 'trekking'],
  ['tiger', null],
  ['xyz', null],
])('the mistyped word %s is meant as %s', (typed, meant) => expect(correctedWord(typed, known)).toBe(meant))

const read = (text: string) => readConstraints(text).found.map(({ constraint }) => constraint)
const months = (...numbers: number[]) => [{ kind: 'months', months: numbers }]
const days = (least: number, most: number, ideal?: number) => [{ kind: 'days', least, most, ideal }]
const price = (least: number, most: number, of = {}) => [{ kind: 'price', least, most, ...of }]
const inEuros = { currency: 'EUR' }
const unlimited = Number.POSITIVE_INFINITY
const age = (years: number) => [{ kind: 'age', years }]
const children = [{ kind: 'children' }]

test.each([
  ['in january', months(1)],
  ['sept', months(9)],
  ['june to august', months(6, 7, 8)],
  ['between november and february', months(11, 12, 1, 2)],
  ['july and october', months(7, 10)],
  ['july 2027', months(7)],
  ['in may', months(5)],
  ['where i may go', []],
  ['a trip that may include lions', []],
  ['not in july', months(1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)],
  ['except june to august', months(1, 2, 3, 4, 5, 9, 10, 11, 12)],
  ['avoid april and may', months(1, 2, 3, 6, 7, 8, 9, 10, 11, 12)],
  ['mara', []],
  ['marching', []],
  ['3 days', days(3, 3)],
  ['a 4-day trek', days(4, 4)],
  ['three days', days(3, 3)],
  ['a week', days(6, 8, 7)],
  ['two weeks', days(12, 15, 14)],
  ['5 nights', days(6, 6)],
  ['10 days or less', days(1, 10)],
  ['up to 5 days', days(1, 5)],
  ['less than 5 days', days(1, 4)],
  ['no more than 6 days', days(1, 6)],
  ['at least 7 days', days(7, unlimited)],
  ['more than a week', days(8, unlimited)],
  ['between 5 and 7 days', days(5, 7)],
  ['5-7 days', days(5, 7)],
  ['a few days', days(2, 5)],
  ['under 2000', price(1, 2000)],
  ['below $1,500', price(1, 1500)],
  ['max 900 usd', price(1, 900)],
  ['budget of 2k', price(1, 2000)],
  ['2000 dollars', price(1, 2000)],
  ['€1.500 per person', price(1, 1500, inEuros)],
  ['under 4.000 euros', price(1, 4000, inEuros)],
  ['4.000,- €', price(1, 4000, inEuros)],
  ['max €2.500,50', price(1, 2500.5, inEuros)],
  ['max $2,500.50', price(1, 2500.5)],
  ['under 2500,5', price(1, 2500.5)],
  ['under 3,5k', price(1, 3500)],
  ['3,5k', price(1, 3500)],
  ['1.070', price(1, 1070)],
  ['1.070,00', price(1, 1070)],
  ['budget 1 070,00', price(1, 1070)],
  ['between 1.070 and 2,500', price(1070, 2500)],
  ['under 1.234.50', price(1, 1234.5)],
  ['kes 300k', price(1, 300_000, { currency: 'KES' })],
  ['₹1,00,000', price(1, 100_000, { currency: 'INR' })],
  ['2,5 lakh rupees', price(1, 250_000, { currency: 'INR' })],
  ['4k', price(1, 4000)],
  ['under 2000, 5 days', [days(5, 5), price(1, 2000)].flat()],
  ['under 2,500 pounds', price(1, 2500, { currency: 'GBP' })],
  ['kes 300,000', price(1, 300_000, { currency: 'KES' })],
  ['2 lakh rupees', price(1, 200_000, { currency: 'INR' })],
  ['under 900 francs', price(1, 900, { currency: 'CHF' })],
  ['under 6000 in total', price(1, 6000)],
  ['safari for 4 people, up to €6,000', price(1, 6000, inEuros)],
  ['2000 per person or less', price(1, 2000)],
  ['two thousand dollars', price(1, 2000)],
  ['under three thousand five hundred', price(1, 3500)],
  ['under €6,000 for 4 people in july', [months(7), price(1, 6000, inEuros)].flat()],
  ['€3000 total', price(1, 3000, inEuros)],
  ['1000-2000', price(1000, 2000)],
  ['between 1000 and 2000 euros', price(1000, 2000, inEuros)],
  ['over 5000', price(5000, unlimited)],
  ['around 1000', price(800, 1200)],
  ['safari 1500', price(1, 1500)],
  ['kenya 2027', []],
  ['notes printed after 2013', []],
  ['floor 124', []],
  ['family of 4', [{ kind: 'children' }]],
  ['kids aged 5', [{ kind: 'age', years: 5 }]],
  ['2 adults, 2 kids aged 5 and 9', [{ kind: 'age', years: 5 }]],
  ['kids 10 days', days(10, 10)],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test.each<[query: string, named: object, rest: string]>([
  ['safari for 3 people in july', { adults: '3', from: 'July' }, 'safari'],
  ['gorillas for six', { adults: '6' }, 'gorillas'],
  ['safari for two couples', { adults: '4' }, 'safari'],
  ['Party of 6 in June', { adults: '6', from: 'June' }, ''],
  ['family of 4 with 2 children', { adults: '2', kids: '2' }, ''],
  ['family of 5 with a 6 year old', { adults: '2', kids: '3', ages: '6' }, ''],
  ['family of five, kids 5, 9 and 13, christmas', { adults: '3', kids: '2', ages: '5,9', from: 'December' }, ''],
  [
    '2 adults and 3 children aged 5, 9 and 13 in december',
    { adults: '3', kids: '2', ages: '5,9', from: 'December' },
    '',
  ],
  ['xmas in kenya', { from: 'December' }, 'kenya'],
  ['family of 5 mara', { adults: '2', kids: '3' }, 'mara'],
  ['2 adults 2 kids mara', { adults: '2', kids: '2' }, 'mara'],
  ['2 kids 2 adults', { adults: '2', kids: '2' }, ''],
  ['with kids 2 adults', { adults: '2' }, 'kids'],
  ['children 5 and 8', { kids: '2', ages: '5,8' }, ''],
  ['2 adults, 2 kids (5, 8)', { adults: '2', kids: '2', ages: '5,8' }, ''],
  ['kids aged 6 and 8 years old', { kids: '2', ages: '6,8' }, ''],
  ['9 and 11 year olds', { kids: '2', ages: '9,11' }, ''],
  ['2 kids aged 13 and 15 in august', { adults: '4', from: 'August' }, ''],
  ['2 adults 3 kids aged 8, 13 and 15', { adults: '4', kids: '1', ages: '8' }, ''],
  ['gorillas with a 12 year old', { kids: '1', ages: '12' }, 'gorillas'],
  ['with a 15 year old', {}, ''],
  ['kids aged 5', { ages: '5' }, ''],
  ['a week in kenya for 4', { adults: '4' }, 'a week in kenya'],
  ['2 adults and 2 children under 5', { adults: '2' }, '2 children under 5'],
  ['maybe in may for 2', { adults: '2', from: 'May' }, 'maybe'],
  ['for 3000 for 3', { adults: '3' }, '3000'],
  ['group of 25 in august', { from: 'August' }, ''],
  ['july or august', {}, ''],
  ['gorillas but not in april', {}, 'gorillas but'],
])('a search %s names the travellers %o', (query, named, rest) => {
  expect(travellersInQuery(query)).toEqual({ adults: '', kids: '', ages: '', from: '', ...named })
  expect(withoutTravellersInQuery(query)).toBe(rest)
})

test.each([
  ...['for 10 days', 'for 2000 usd', 'for 3,000', 'for 50 pounds', 'for 4 star lodges', 'for 2 wks', 'for 3 countries'],
  ...['for 5 to 7 days', 'for 10 - 12 days', 'for six to eight days', 'for two or three weeks', 'for 7, 8 days'],
  ...['looking for one good lodge', 'for 5 full days', 'for four wheel drive', 'kids 5-10'],
])('a search %s names no travellers', (query) => {
  expect(travellersInQuery(query)).toEqual({ adults: '', kids: '', ages: '', from: '' })
})

test.each([
  ['3–5 days', '3-5 days'],
  ['３～４ days', '3 4 days'],
  ['3〜5 days', '3-5 days'],
  ['3\u22125 days', '3-5 days'],
  ['3‑5\u00a0days', '3-5 days'],
  ['٣ days', '3 days'],
  ['under ＄３，０００', 'under $3,000'],
  ['under $3٬000', 'under $3,000'],
  ['under ٤٬٠٠٠ euros', 'under 4,000 euros'],
  ['under 1’070.50', 'under 1070.50'],
  ['under ￡2500', 'under £2500'],
  ['un\u00adder 2000\u200b', 'under 2000'],
  ['“under 2000”…', 'under 2000'],
  ['june—august', 'june-august'],
  ['june、july', 'june,july'],
  ['kids aged 6، 8', 'kids aged 6, 8'],
  ['2 adults＋2 kids （５，８）', '2 adults+2 kids (5,8)'],
  ['８ year‑old', '8 year-old'],
  ['for\u20602 people', 'for2 people'],
])('%j says the same as %j', (typed, plain) => {
  expect(readPlan(typed)).toEqual(readPlan(plain))
  expect(travellersInQuery(typed)).toEqual(travellersInQuery(plain))
  expect(withoutTravellersInQuery(`${typed} lions`)).toMatch(/lions$/)
})

const languages = toVocabulary(synonyms).translations
const inLanguages = (query: string) => readQuestion(query, languages, rates)

test.each<[string, object, unknown[]]>([
  ['10 Tage Safari unter 4000 Euro im Juli', { from: 'July' }, [days(10, 10), price(1, 4800)]],
  ['zwei Erwachsene, 2 Kinder (5 und 8) im März', { adults: '2', kids: '2', ages: '5,8', from: 'March' }, [age(5)]],
  ['7-tägige Reise zu zweit', { adults: '2' }, [days(7, 7)]],
  ['safari pour deux en août', { adults: '2', from: 'August' }, []],
  ['famille de 4, de juillet à septembre', { adults: '2', kids: '2' }, [children, months(7, 8, 9)]],
  ['une semaine, moins de 3 000 €', {}, [days(6, 8, 7), price(1, 3600)]],
  ['siete noches para dos personas', { adults: '2' }, [days(8, 8)]],
  ['de 5 a 7 días en febrero', { from: 'February' }, [days(5, 7)]],
  ['due settimane a luglio, due adulti', { adults: '2', from: 'July' }, [days(12, 15, 14)]],
  ['2 volwassenen en 2 kinderen in augustus', { adults: '2', kids: '2', from: 'August' }, [children]],
  ['juli en augustus', {}, [months(7, 8)]],
  ['para duas pessoas, até 2000 libras', { adults: '2' }, [price(1, 1320)]],
  ['siku 5 kwa watu wawili Julai', { adults: '2', from: 'July' }, [days(5, 5)]],
  ['watu wazima 2 na watoto wawili', { adults: '2', kids: '2' }, [children]],
])('in other languages %s names %o', (query, named, found) => {
  const { travellers, found: read } = inLanguages(query)
  expect(travellers).toMatchObject({ adults: '', kids: '', ages: '', from: '', ...named })
  const isOneMonth = ({ constraint }: (typeof read)[number]) => constraint.kind === 'months' && travellers.from !== ''
  expect(read.filter((one) => !isOneMonth(one)).map(({ constraint }) => constraint)).toEqual(found.flat())
})

const together = (people: number) => ['total', people]
const perPerson = 'each'

test.each<[query: string, whose: string | (string | number)[]]>([
  ['under 4000 euros for both', together(2)],
  ['4000 euros total', together(2)],
  ['4000 euros for both of us', together(2)],
  ['for the two of us, lions, under 5000', together(2)],
  ['5000 dollars for the pair of us', together(2)],
  ['my husband and I have 6000 dollars', together(2)],
  ['my parents and I, 9000 dollars in total', together(3)],
  ['with my parents, 9000 total', together(3)],
  ['travelling alone, under 3000 in all', together(1)],
  ['two of us, elephants, $6000', together(2)],
  ['for two 4000 euros', together(2)],
  ['$6000 for lions, all in', together(2)],
  ['for a family of four under 8000', together(4)],
  ['6000 for all of us, 2 adults and 3 kids', together(5)],
  ['30000 for a group of 25', together(25)],
  ['two couples, 4000 per couple', together(2)],
  ['4000 for one person', perPerson],
  ['under 3000', perPerson],
  ['3000 each for two', perPerson],
  ['each of us has 3000, party of six', perPerson],
  ['3000 p.p. two adults', perPerson],
  ['for 2, 3000 per head', perPerson],
  ['both lions and elephants under 3000', perPerson],
  ['10 days in total, under 3000', perPerson],
  ['Elefanten zu zweit 4000 Euro', together(2)],
  ['4000 Euro zusammen für uns beide', together(2)],
  ['wir zwei, viertausend Euro', together(2)],
  ['meine Frau und ich, 4000 Euro', together(2)],
  ['5000 Euro für ein Paar', together(2)],
  ['2000 Euro p.P. zu zweit', perPerson],
  ['nous deux, 4000 euros', together(2)],
  ['4000 euros au total', together(2)],
  ['deux mille euros par personne à deux', perPerson],
  ['cuatro mil euros para los dos', together(2)],
  ['2000 euros por cabeza para dos', perPerson],
  ['4000 euro in due', together(2)],
  ['duemila euro a testa', perPerson],
  ["met z'n tweeën 4000 euro", together(2)],
  ["met z'n drieën, 2000 euro per persoon", perPerson],
])('the budget in %s is that of %j', (query, whose) => {
  const { budget } = inLanguages(query)
  expect(budget?.of === 'total' ? [budget.of, budget.people] : budget?.of).toEqual(whose)
})

test('the sum of a party is divided, by who is in the address where the search names nobody', () => {
  const most = (query: string, people: number, budget: 'each' | 'total' | null = null) =>
    readQuestion(query, languages, rates, { people, budget }).found.map(({ constraint }) =>
      constraint.kind === 'price' ? constraint.most : null,
    )
  expect(most('6000 in total', 4)).toEqual([1500])
  expect(most('6000 for both', 4)).toEqual([3000])
  expect(most('under 6000', 4)).toEqual([6000])
  expect(most('under 6000', 4, 'total')).toEqual([1500])
  expect(most('6000 for both', 0, 'each')).toEqual([6000])
})

test('the page says whose sum it took a budget for', () => {
  expect(inLanguages('4000 euros for both').budget?.sentence).toBe(
    'We read €4,000 as the budget for 2 in all: US$2,400 each.',
  )
  expect(inLanguages('between 2000 and 3000').budget?.sentence).toBe(
    'We read US$2,000 to US$3,000 as the budget per person.',
  )
  expect(inLanguages('lions').budget).toBeNull()
  expect(inLanguages('is the price per person').rest).toContain('per person')
})

test.each([
  ['Privater Jeep', 'private jeep'],
  ['privaten Jeeps', 'private jeeps'],
  ['Privatjeep', 'private jeep'],
  ['jeep privé', 'jeep private'],
  ['jeeps privados', 'jeeps private'],
  ['Geländewagen mit eigenem Fahrer', 'jeep with private driver'],
  ['Elefantensafari im Oktober', 'elephant safari in october'],
  ['luxuriöse Lodge mit Schwimmbad', 'luxury lodge with pool'],
  ['campamento de tiendas', 'tented camp'],
  ['piccoli gruppi a giugno', 'small group a june'],
  ['olifantensafari', 'elephant safari'],
  ['viertausend', 'four thousand'],
])('%s is read as %s', (typed, english) => expect(textOf(translate(typed, languages))).toBe(english))

test('no word of a trip or a place is read as one of another language', () => {
  const ours = [
    ...itineraries.flatMap(({ title, location, description, highlights, tags }) => [
      ...[title, location, description],
      ...highlights,
      ...tags,
    ]),
    ...places.map(({ name }) => name),
  ]
  // Articles such as the one of Il Ngwesi are dropped either way.
  const words = tokens(normalizeSearch(ours.join(' '))).filter(({ length }) => length > 2)
  const misread = words.filter((word) => textOf(translate(word, languages)) !== word)
  expect(misread).toEqual([])
})

test('what names the travellers goes out of the search, in whichever signs it is', () => {
  expect(withoutTravellersInQuery('Löwen – Hell’s Gate for ３ people in june')).toBe("Löwen - Hell's Gate")
  expect(withoutTravellersInQuery('Ol‑Pejeta, Hell’s Gate…')).toBe('Ol‑Pejeta, Hell’s Gate…')
})

test('a sentence of all three keeps its other words', () => {
  const { found, rest } = readConstraints('gorilla trek in june, up to 5 days, under $2000')
  expect(found.map(({ typed }) => typed)).toEqual(['june', 'up to 5 days', 'under $2000'])
  expect(rest.replace(/[|,\s]+/g, ' ').trim()).toBe('gorilla trek in')
})

test('signs of patterns in a search are plain text', () => {
  const segments = [
    { typed: 'C++ (big. ', read: 'c++ (big. ' },
    { typed: 'cats', read: 'cats' },
  ]
  expect(withoutTexts(segments, ['c++ (big.', '.*'])).toBe(' cats')
})
