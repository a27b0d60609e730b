import { expect, test } from 'vitest'
import { claims } from '@/lib/content/claims'
import { confirmedText } from '@/lib/content/confirmed'
import { whyUs } from '@/lib/content/home'
import { claimsIn, defaultTexts, reword, textsIn as rewordable, textGroups } from '@/lib/content/texts'
import { unprovenGreenWords } from '@/lib/publishing/text-rules'
import { filesBelow, readSource } from '../support/source-files'

const sourcesIn = (folder: string) => filesBelow([folder], /(?<!claims)\.ts$/).map(readSource)

const notShown = /\/\*.*?\*\/|^\s*\/\/[^\n]*$|\bsource:\s*(?:'[^'\n]*'|`[^`]*`)/gms
const textsIn = (source: string) => source.match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g) ?? []
const textsOf = (folder: string) => sourcesIn(folder).flatMap((source) => textsIn(source.replace(notShown, '')))

// Replies are filled in from a lead instead.
const texts = [...textsOf('lib/content'), ...textsOf('prisma/seed')].filter(
  (text) => !/\{reference\}|Dear \{name\}/.test(text),
)

test('every claim that a text names is in the register', () => {
  const named = texts.flatMap((text) => claimsIn(text.replace(/\{[a-z-]*\$\{[^}]*\}\}|\$\{[^}]*\}/g, '')))
  const known = claims.map(({ id }) => id)
  expect(named.length).toBeGreaterThan(120)
  expect(named.filter((id) => !known.includes(id))).toEqual([])
})

test.each(['home.impact.asOf', 'donate.figuresNote', 'community.impact.intro', 'about.story.4'])(
  '%s says whose count the figures are, also while nobody has confirmed its date',
  (path) => {
    const text = defaultTexts()[path] ?? ''
    expect(text).toContain('{figures-date}')
    const left = confirmedText(text, path, { ids: ['figures-date', 'proceeds-meaning'], names: [] })
    expect(left).toMatch(/own count.*\.$/i)
    expect(claimsIn(left)).not.toContain('figures-date')
  },
)

test('no text writes out a claimed figure, which would stay when the register changes, nor an amount of money', () => {
  const figures = claims.map(({ text }) => text).filter((text) => /[+%$²]|\d,\d|\d m$|^20\d\d$/.test(text))
  const fixed = [
    ...figures.map((figure) => new RegExp(`(?<![\\d,])${figure.replace(/[+$]/g, '\\$&')}`)),
    /ten percent|flying-doctor cover|hours before an international flight/i,
    /(?:US\$|\$|€|£|\b(?:AED|KES|TZS|UGX|USD|EUR|GBP) ?)\d/,
    /\b(?:\d[\d,.]*|one|two|five|ten) (?:US )?(?:dollar|dirham|shilling)s?\b/,
  ]
  for (const figure of fixed) expect(texts.filter((text) => figure.test(text))).toEqual([])
})

test.each([
  ['An eco-friendly lodge', ['eco-friendly']],
  ['Our green safaris are carbon-neutral', ['carbon-neutral', 'green safaris']],
  ['We go green, with zero waste', ['zero waste', 'go green']],
  ['Eco-Homestay', []],
  ['Green hills, the Green turtle, and an economy of eggs', []],
  ['The Mara ecosystem and its ecology', []],
])('%s: %j', (text, words) => expect(unprovenGreenWords(text, claims)).toEqual(words))

// The workbook checks trips and what can be reworded: this reads the other pages too.
test('no text of ours says more of the environment than is proven', () => {
  expect(texts.flatMap((text) => unprovenGreenWords(text, claims))).toEqual([])
})

test('the operator rewords what people read, and nothing else', () => {
  expect(Object.keys(defaultTexts()).filter((key) => /\.(href|image|ink|type|id|src|slug|country)$/.test(key))).toEqual(
    [],
  )
})

const ofThisTest = { safety: { title: 'Safety' }, expertise: { title: 'Local expertise' }, meals: { title: 'Meals' } }

test.each([
  ['a list of this test', ofThisTest],
  ['why people travel with us', whyUs.points],
])('%s: a reworded item keeps its text when another one is put before it', (_, items) => {
  const [key = ''] = rewordable({ items }).find(([, text]) => text === 'Local expertise') ?? []
  const after = { items: { added: { title: 'A new one' }, ...items } }
  const titles = Object.values(reword(after, { [key]: 'Guides from here' }).items).map(({ title }) => title)
  expect(titles).toEqual(
    Object.values(after.items).map(({ title }) => (title === 'Local expertise' ? 'Guides from here' : title)),
  )
  expect(titles).toContain('Guides from here')
})

test('about, partners, projects, community pages, policies and countries can be reworded, by stable keys', () => {
  expect(Object.keys(defaultTexts())).toEqual(
    expect.arrayContaining([
      'about.hero.title',
      'about.story.1',
      'about.values.points.education-and-youth.text',
      'partners.wild-olive-primary-school.text',
      'community-engagement.projects.cedar-ridge-girls-school.fullDescription.2',
      'activities.wild-olive-school.mission',
      'kenya.why.points.big-cats-all-year.text',
      'tanzania.places.key.kilimanjaro.knownFor',
      'uganda.hero.intro',
      'terms-of-service.sections.requests.paragraphs.1',
      'terms.sections.responsibilities.points.1',
      'privacy.sections.who-we-are.paragraphs.1',
      'how-we-handle-reviews.sections.order.heading',
    ]),
  )
})

test('every text that can be reworded has a key of its own, which fits its column', () => {
  const keys = rewordable(textGroups).map(([key]) => key)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  expect(keys.filter((key) => key.length > 120)).toEqual([])
})
