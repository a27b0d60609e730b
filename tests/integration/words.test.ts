import { afterEach, expect, test, vi } from 'vitest'
import * as claims from '@/app/api/claims/route'
import { privacy } from '@/lib/content/privacy'
import {
  readContactDetails,
  readCredentials,
  readFacts,
  readPageTexts,
  readTextGroup,
  withClaims,
} from '@/lib/content/queries'
import { withLists } from '@/lib/content/reading'
import { storeContacts } from '@/scripts/lib/prepare-database'
import { getJson } from '../support/rest'
import { testDb } from '../support/test-db'

afterEach(async () => {
  vi.unstubAllEnvs()
  await testDb.contentWord.deleteMany()
  await testDb.claim.update({ where: { id: 'share-of-proceeds' }, data: { text: '10%' } })
})

const reword = (key: string, text: string) => testDb.contentWord.create({ data: { key, text } })

test('a reworded text stands on its page, and in the title and shared card that repeat it', async () => {
  await reword('home.hero.headline', 'Come and see')
  expect((await readTextGroup('home')).hero).toMatchObject({
    headline: 'Come and see',
    explore: { href: '/itineraries' },
  })
  expect((await readPageTexts('/')).card.title).toBe('Come and see')
})

test('a list is reworded item by item, and so is what pages of countries and policies say', async () => {
  await reword('about.hero.title', 'Our story, told again')
  await reword('about.story.2', 'The second part.')
  await reword('kenya.why.points.big-cats-all-year.text', 'Lions, always.')
  await reword('privacy.sections.who-we-are.heading', 'Who answers for it')
  const { hero, story } = await readTextGroup('about')
  expect([hero.title, story[1], story.length]).toEqual(['Our story, told again', 'The second part.', 4])
  expect((await readPageTexts('/about')).card.title).toBe('Our story, told again')
  const kenya = await readTextGroup('kenya')
  expect(kenya.why.points[0]).toEqual({ title: 'Big cats all year', text: 'Lions, always.' })
  expect(kenya.season.bestMonths).toContain(7)
  const { sections } = withLists(await readTextGroup('privacy'), privacy)
  expect(sections[0]).toMatchObject({ id: 'who-we-are', heading: 'Who answers for it' })
  expect(sections.map(({ points }) => points?.length)).toEqual(privacy.sections.map(({ points }) => points?.length))
})

test('a claim is shown as the register has it, wherever it is named, and read by REST with its proof, owner and dates', async () => {
  await testDb.claim.update({ where: { id: 'share-of-proceeds' }, data: { text: '12%' } })
  const { proceeds } = (await readTextGroup('itinerary')).whyTravelWithUs
  expect(proceeds).toBe('12% of proceeds to local communities and conservation')
  expect((await readTextGroup('itineraries')).intro).toContain('12% of proceeds')
  expect((await readPageTexts('/community')).description).toContain('what 12% of our proceeds does')
  expect(await withClaims({ text: '{share-of-proceeds}' })).toEqual({ text: '12%' })
  const listed: { id: string }[] = await getJson(claims)
  expect(listed.find(({ id }) => id === 'share-of-proceeds')).toMatchObject({
    text: '12%',
    proof: expect.stringContaining('yearly accounts'),
    owner: expect.stringMatching(/\S/),
    nextCheck: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('what proves the company is shown as far as it is filled in', async () => {
  expect(await readCredentials()).toEqual([])
  await reword('money.companyNumber', 'We are registered as company 12345.')
  await reword('money.licence', 'We have licence 67.')
  expect(await readCredentials()).toEqual(['We have licence 67.', 'We are registered as company 12345.'])
})

test('a fact of the sheet Claims has the term of its page', async () => {
  const terms = { 'volunteer-age': 'Minimum age', 'no-such-claim': 'Nothing' }
  expect(await readFacts(terms)).toEqual([{ term: 'Minimum age', text: '18 years' }])
})

test('M-Pesa does not break at its hyphen', async () => {
  expect((await readTextGroup('money')).ways).toContain('M-\u2060Pesa')
})

test('telephone and addresses are our examples until they are reworded', async () => {
  const before = await readContactDetails()
  expect(before).toMatchObject({ phone: '+254 700 000 000', emails: { sales: 'sales@example.com' } })
  await reword('contact.phone', '+254 711 111 111')
  await reword('contact.emails.sales', 'trips@example.com')
  expect(await readContactDetails()).toEqual({
    ...before,
    phone: '+254 711 111 111',
    emails: { ...before.emails, sales: 'trips@example.com' },
  })
})

test('contacts of the settings are stored once; from then on the workbook alone changes them', async () => {
  const url = process.env.DATABASE_URL ?? ''
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await reword('contact.emails.sales', 'trips@duma.example')
  for (const number of ['1', '2']) {
    vi.stubEnv('PHONE', `+254 711 111 11${number}`)
    vi.stubEnv('EMAIL_SALES', `sales${number}@duma.example`)
    await storeContacts(url)
  }
  const rows = [
    { key: 'contact.emails.sales', text: 'trips@duma.example' },
    { key: 'contact.phone', text: '+254 711 111 111' },
  ]
  expect(await testDb.contentWord.findMany({ orderBy: { key: 'asc' } })).toEqual(rows)
  // Examples of ours are not stored: a real address that is set later still is.
  vi.stubEnv('EMAIL_DONATIONS', 'giving@duma.example')
  await storeContacts(url)
  expect((await readContactDetails()).emails).toMatchObject({
    donations: 'giving@duma.example',
    partnerships: 'partnerships@example.com',
  })
})
