// Two of the office and three travellers do at once what they can do with the quotes of one request, in random order.
import { addDays } from 'date-fns'
import { expect, test } from 'vitest'
import { BadRequestError, ChangedError, GoneError, NotFoundError } from '@/lib/platform/errors'
import { acceptQuote, askAboutQuote, askAgain, declineQuote, withdrawQuote } from '@/lib/quotes/answers'
import { saveDraft } from '@/lib/quotes/draft'
import { describeTotal } from '@/lib/quotes/letters'
import { type Quote, readQuotes } from '@/lib/quotes/queries'
import { sendQuote } from '@/lib/quotes/send-quote'
import type { AnswerKind, QuoteState } from '@/lib/quotes/state'
import { emptyLeads } from '../support/leads'
import { byWanjiru, makeDraft, newKey } from '../support/quotes'
import { sized } from '../support/size'
import { testDb } from '../support/test-db'

const walks = sized(100, 1000)
const atOnce = 3
const rounds = 4

/** Mulberry32. */
function makeRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    /** Undefined for an empty list. */
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}

type Random = ReturnType<typeof makeRandom>
type Deed = {
  what: AnswerKind | 'send' | 'save'
  quoteId: number
  key: string
  byOffice: boolean
  /** What it was told: 'stored', 'as before', or the refusal. */
  told: 'stored' | 'as before' | 'refused'
  how?: string
}
type World = { reference: string; now: Date; tokens: Map<number, string>; total: number; deeds: Deed[] }

const refusal = [BadRequestError, GoneError, ChangedError, NotFoundError]

async function noteDeed(
  world: World,
  deed: Omit<Deed, 'told'>,
  act: () => Promise<{ isNew: boolean; storedAs?: AnswerKind }>,
) {
  let told: Deed['told']
  let { what } = deed
  try {
    const { isNew, storedAs } = await act()
    told = isNew ? 'stored' : 'as before'
    // Another yes to an accepted offer is a wish, a question about an expired one asks for it again.
    what = storedAs ?? what
  } catch (error) {
    if (!refusal.some((kind) => error instanceof kind)) throw error
    told = 'refused'
  }
  world.deeds.push({ ...deed, what, told })
}

const operators = ['Wanjiru', 'Musa']
const travellers = ['Marta', 'Bo', 'Ana']

/** Sometimes a form is sent twice. */
async function perhapsTwice(random: Random, submit: () => Promise<void>) {
  const times = random.chance(0.3) ? [1, 2] : [1]
  return () => Promise.all(times.map(submit))
}

async function chooseOperatorDeed(random: Random, world: World, quotes: Quote[]) {
  const { now, reference } = world
  const by = random.pick(operators)
  const key = newKey()
  const draft = quotes.find(({ state }) => state === 'draft')
  const sent: Quote | undefined = random.pick(quotes.filter(({ state }) => state !== 'draft'))
  const what = random.pick(['send', 'send', 'save', 'withdrawn', 'accepted', 'declined'] as const)
  if (what === 'send' || !sent) {
    const how = random.pick(['mail', 'whatsapp'] as const)
    const mode = random.pick(['instead', 'beside'] as const)
    return perhapsTwice(random, async () => {
      const { id } = draft ?? (await makeDraft(reference, { by, from: sent?.id }, now))
      await noteDeed(world, { what: 'send', quoteId: id, key, byOffice: true, how }, async () => {
        const { href } = await sendQuote(id, { by, how, mode, key }, now)
        const isNew = !world.tokens.has(id)
        world.tokens.set(id, href.split('/').at(-1) ?? '')
        return { isNew }
      })
    })
  }
  if (what === 'save')
    return async () => {
      const { id, snapshot } = draft ?? (await makeDraft(reference, { by, from: sent?.id }, now))
      world.total += 100
      const line = { text: `The trip as of ${world.total}`, count: 1, amount: world.total }
      const priced = { lines: [line], total: world.total, deposit: { amount: 0, day: null } }
      const balance = { amount: world.total, day: null }
      await noteDeed(world, { what, quoteId: id, key, byOffice: true }, async () => {
        await testDb.$transaction((tx) => saveDraft(tx, id, { ...snapshot, ...priced, balance }, byWanjiru()))
        return { isNew: true }
      })
    }
  const deed = { what, quoteId: sent.id, key, byOffice: true }
  return perhapsTwice(random, () =>
    noteDeed(world, deed, () => {
      if (what === 'withdrawn') return withdrawQuote(sent.id, { by, key }, now)
      if (what === 'declined') return declineQuote({ id: sent.id, by }, { text: 'By phone', key }, now)
      return acceptQuote({ id: sent.id, by }, { name: 'Marta', extras: [], version: sent.name, key }, now)
    }),
  )
}

async function chooseTravellerDeed(random: Random, world: World, quotes: Quote[]) {
  const name = random.pick(travellers)
  const key = newKey()
  const quote: Quote | undefined = random.pick(quotes.filter(({ id }) => world.tokens.has(id)))
  const token = world.tokens.get(quote?.id ?? 0)
  const what = random.pick(['accepted', 'question', 'question', 'declined'] as const)
  if (!quote || !token) return async () => {}
  const { now } = world
  return perhapsTwice(random, () =>
    noteDeed(world, { what, quoteId: quote.id, key, byOffice: false }, () => {
      if (what === 'accepted') return acceptQuote({ token }, { name, extras: [], version: quote.name, key }, now)
      if (what === 'declined') return declineQuote({ token }, { name, text: '', key }, now)
      return quote.state === 'expired'
        ? askAgain(token, key, now)
        : askAboutQuote({ token }, { name, text: `Is it warm? ${key}`, key }, now)
    }),
  )
}

/** Nothing else may follow a state. */
const next: Record<QuoteState, QuoteState[]> = {
  draft: ['open', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced', 'superseded'],
  open: ['accepted', 'declined', 'expired', 'withdrawn', 'replaced', 'superseded'],
  expired: ['accepted', 'declined', 'withdrawn', 'replaced', 'superseded'],
  declined: ['accepted', 'withdrawn', 'replaced', 'superseded'],
  withdrawn: ['replaced'],
  accepted: [],
  superseded: [],
  replaced: [],
}

function checkRound(before: Quote[], after: Quote[], deeds: Deed[]) {
  for (const { id, state } of before) {
    const now = after.find((quote) => quote.id === id)?.state ?? 'draft'
    expect([state, ...next[state]]).toContain(now)
  }
  for (const { what, quoteId, told, byOffice } of deeds) {
    const state = after.find(({ id }) => id === quoteId)?.state ?? 'draft'
    if (told === 'refused' && what !== 'save' && what !== 'send') expect(state).not.toBe('open')
    if (told !== 'refused' && what === 'accepted') expect(state).toBe('accepted')
    if (told !== 'refused' && what === 'declined') expect(next.open).toContain(state)
    if (told !== 'refused' && what === 'withdrawn') expect(['withdrawn', 'replaced']).toContain(state)
    if (told === 'refused' && what === 'accepted' && byOffice) expect(['open', 'expired']).not.toContain(state)
  }
}

async function checkEnd({ reference, deeds, tokens }: World, quotes: Quote[]) {
  const stored = deeds.filter(({ told }) => told === 'stored')
  const answered = stored.filter(({ what }) => what !== 'send' && what !== 'save')
  const answers = await testDb.quoteAnswer.findMany({ where: { reference } })
  expect(answers.map(({ key, kind }) => `${key} ${kind}`).sort()).toEqual(
    answered.map(({ key, what }) => `${key} ${what}`).sort(),
  )
  expect(quotes.filter(({ state }) => state === 'accepted')).toHaveLength(
    deeds.some(({ what, told }) => what === 'accepted' && told !== 'refused') ? 1 : 0,
  )

  const sent = quotes.filter(({ state }) => state !== 'draft')
  expect(sent.map(({ id }) => id)).toEqual([...tokens.keys()].sort((one, other) => one - other))
  expect(new Set(sent.map(({ name }) => name)).size).toBe(sent.length)
  const events = await testDb.leadEvent.findMany({ where: { reference, action: { not: 'drafted' } } })
  expect(events).toHaveLength(answers.length + sent.length)

  const mails = await testDb.mail.findMany({ where: { reference } })
  const countMails = (wanted: string) => mails.filter(({ role }) => role === wanted).length
  expect(countMails('operator')).toBe(answered.filter(({ byOffice }) => !byOffice).length)
  expect(countMails('visitor')).toBe(answered.filter(({ what }) => what === 'accepted').length)
  const mailed = new Set(
    deeds
      .filter(({ what, told, how }) => what === 'send' && told === 'stored' && how === 'mail')
      .map(({ quoteId }) => quoteId),
  )
  expect(countMails('answer')).toBe(mailed.size)
  for (const { id, name, snapshot } of sent) {
    const mail = mails.find(({ role, subject }) => role === 'answer' && subject.startsWith(`Your offer ${name} `))
    if (mailed.has(id)) expect(mail?.text).toContain(describeTotal(snapshot))
  }
}

async function makeLead(seed: number) {
  const reference = `TT-W${String(seed).padStart(6, '0')}`
  await testDb.lead.create({
    data: {
      reference,
      kind: 'booking',
      email: `walk${seed}@example.com`,
      booking: {
        create: {
          name: 'Marta Lindqvist',
          itineraryId: 6,
          itineraryTitle: 'Mara',
          dateFrom: new Date('2028-07-10'),
          numberOfAdults: 2,
          estimate: {
            isPriced: true,
            notes: [],
            lines: [{ what: 'The trip', payee: 'us', isOnTheSpot: false, count: '2 people', amount: 580_000, why: '' }],
          },
        },
      },
    },
  })
  return reference
}

async function walk(seed: number) {
  const random = makeRandom(seed)
  const world: World = {
    reference: await makeLead(seed),
    now: new Date(),
    tokens: new Map(),
    total: 100_000,
    deeds: [],
  }
  const read = () => readQuotes(testDb, world.reference, world.now)
  let before: Quote[] = []
  for (let round = 0; round < rounds; round++) {
    const many = random.pick([1, 2, 2, 3])
    const chosen: (() => Promise<unknown>)[] = []
    for (let one = 0; one < many; one++) {
      const choose = before.length === 0 || random.chance(0.45) ? chooseOperatorDeed : chooseTravellerDeed
      chosen.push(await choose(random, world, before))
    }
    const done = world.deeds.length
    await Promise.all(chosen.map((act) => act()))
    const after = await read()
    checkRound(before, after, world.deeds.slice(done))
    before = after
    if (random.chance(0.15)) {
      world.now = addDays(world.now, 15)
      before = await read()
    }
  }
  await checkEnd(world, before)
}

test(`${walks} random walks lose, double and contradict nothing`, { timeout: sized(120_000, 900_000) }, async () => {
  await emptyLeads()
  const seeds = Array.from({ length: walks }, (_, index) => index + 1)
  const walkOn = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      await walk(seed).catch((error: Error) => {
        error.message = `Walk of seed ${seed}: ${error.message}`
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walkOn))
})
