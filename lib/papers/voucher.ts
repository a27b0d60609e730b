// What a supplier gets: who comes, when, for what, and who pays. Days such as 2027-06-12.
import { format, parseISO } from 'date-fns'
import { enGB, fr } from 'date-fns/locale'
import type { SupplierLanguage } from '../domain/choices'
import { dayAfter } from '../domain/day-after'
import type { LineKind } from '../quotes/line-kinds'
import type { HoldLine } from '../reservations/queries'
import type { Company } from './company'
import type { Block, Paper } from './paper'

const english = {
  title: 'Voucher',
  to: 'To',
  day: 'Day',
  reference: 'Reference',
  version: 'Version',
  changed: 'What has changed',
  added: 'New',
  removed: 'No longer',
  guests: 'Guests',
  group: 'Group',
  rooms: 'Rooms',
  needs: 'Diet and health',
  occasion: 'They celebrate',
  booked: 'What is booked',
  what: ['From', 'To', 'What', 'For', 'Meals', 'Confirmation'],
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  people: (count: number) => String(count),
  states: { confirmed: 'confirmed', held: 'held', asked: 'asked for', open: 'not asked for yet' },
  around: 'Before and after',
  from: 'Come from',
  next: 'Go on to',
  pays: 'Who pays',
  weReceive: (company: string) =>
    `${company} pays for what is listed here. Guests pay on the spot for whatever is not.`,
  calls: 'Whom to call',
  age: (years: number) => `${years} years`,
}
type Texts = typeof english

const swahili: Texts = {
  title: 'Vocha',
  to: 'Kwa',
  day: 'Tarehe',
  reference: 'Nambari ya safari',
  version: 'Toleo',
  changed: 'Mabadiliko',
  added: 'Mpya',
  removed: 'Imeondolewa',
  guests: 'Wageni',
  group: 'Kundi',
  rooms: 'Vyumba',
  needs: 'Chakula na afya',
  occasion: 'Wanasherehekea',
  booked: 'Kilichohifadhiwa',
  what: ['Kuanzia', 'Hadi', 'Nini', 'Idadi', 'Chakula', 'Uthibitisho'],
  nights: (count) => `usiku ${count}`,
  people: (count) => String(count),
  states: { confirmed: 'imethibitishwa', held: 'imeshikiliwa', asked: 'imeombwa', open: 'haijaombwa bado' },
  around: 'Kabla na baada',
  from: 'Wanatoka',
  next: 'Wanaelekea',
  pays: 'Nani analipa',
  weReceive: (company) => `${company} inalipia yaliyoandikwa hapa. Wageni wanalipa wenyewe mengine yote.`,
  calls: 'Wa kumpigia simu',
  age: (years) => `miaka ${years}`,
}

const french: Texts = {
  title: 'Bon d’échange',
  to: 'À',
  day: 'Date',
  reference: 'Référence',
  version: 'Version',
  changed: 'Ce qui a changé',
  added: 'Nouveau',
  removed: 'Supprimé',
  guests: 'Voyageurs',
  group: 'Groupe',
  rooms: 'Chambres',
  needs: 'Régime et santé',
  occasion: 'Ils fêtent',
  booked: 'Ce qui est réservé',
  what: ['Du', 'Au', 'Quoi', 'Pour', 'Repas', 'Confirmation'],
  nights: (count) => (count === 1 ? '1 nuit' : `${count} nuits`),
  people: (count) => String(count),
  states: { confirmed: 'confirmé', held: 'option', asked: 'demandé', open: 'pas encore demandé' },
  around: 'Avant et après',
  from: 'Viennent de',
  next: 'Continuent vers',
  pays: 'Qui paie',
  weReceive: (company) => `${company} paie ce qui figure ici. Les voyageurs règlent sur place tout le reste.`,
  calls: 'Qui appeler',
  age: (years) => `${years} ans`,
}

const texts: Record<SupplierLanguage, Texts> = { en: english, sw: swahili, fr: french }

const months = [
  'Januari',
  'Februari',
  'Machi',
  'Aprili',
  'Mei',
  'Juni',
  'Julai',
  'Agosti',
  'Septemba',
  'Oktoba',
  'Novemba',
  'Desemba',
]

/** date-fns has no Swahili. */
function formatDay(day: string, language: SupplierLanguage) {
  const date = parseISO(day)
  if (language === 'sw') return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
  return format(date, 'd MMMM yyyy', { locale: language === 'fr' ? fr : enGB })
}

/** `name` as in the passport; `age` when the trip begins; '' and null where nobody has said it. */
export type Guest = {
  name: string
  age: number | null
  birthday: string
  nationality: string
  passport: string
  diet: string
  health: string
}

export type Supplier = { name: string; lines: string[]; language: SupplierLanguage; email: string }

export type VoucherFacts = {
  company: Company
  reference: string
  day: string
  group: string
  party: string
  rooms: string
  guests: Guest[]
  /** What the request says of diet and health, while nothing is known of each guest. */
  needs: string
  /** Of camps only. */
  occasion: string
  calls: string[]
  meals: Map<string, string>
  /** By its day: where each night is. */
  beds: Map<string, string>
}

/** Of the same supplier, the first night first. Nights that follow each other are one line. */
export function voucherPaper(supplier: Supplier, holds: HoldLine[], facts: VoucherFacts, before: Paper | null): Paper {
  const t = texts[supplier.language]
  const stays = toStays(holds)
  // Permits and seats are bought in the names of passports; camps need none of them.
  const needsPassports = holds.some(({ kind }) => kind === 'permit' || kind === 'seat')
  const rows = stays.map((stay) => toRow(stay, supplier.language, t, facts.meals))
  const paper: Paper = {
    title: t.title,
    number: '',
    language: supplier.language,
    from: facts.company.from,
    to: { label: t.to, lines: [supplier.name, ...supplier.lines] },
    facts: [
      [t.day, formatDay(facts.day, supplier.language)],
      [t.reference, facts.reference],
    ],
    blocks: [
      { kind: 'heading', text: t.guests },
      {
        kind: 'facts',
        rows: [
          [t.group, [facts.group, facts.party].filter(Boolean).join(', ')],
          ...(facts.rooms ? ([[t.rooms, facts.rooms]] as [string, string][]) : []),
          ...facts.guests.map((guest): [string, string] => [
            guest.name,
            [
              guest.age === null ? '' : t.age(guest.age),
              ...(needsPassports ? [guest.nationality, guest.passport, guest.birthday] : [guest.diet]),
            ]
              .filter(Boolean)
              .join(', '),
          ]),
          ...(facts.needs ? ([[t.needs, facts.needs]] as [string, string][]) : []),
          ...(facts.occasion && !needsPassports ? ([[t.occasion, facts.occasion]] as [string, string][]) : []),
        ],
      },
      { kind: 'heading', text: t.booked },
      { kind: 'table', columns: t.what, rows },
      ...toAround(stays, facts.beds, t),
      { kind: 'heading', text: t.pays },
      { kind: 'text', text: t.weReceive(facts.company.from.name) },
      { kind: 'heading', text: t.calls },
      { kind: 'text', text: facts.calls.join('\n') },
    ],
    foot: facts.company.foot,
    mark: facts.company.mark,
  }
  return before ? withChanges(paper, before, t) : paper
}

type Stay = { what: string; kind: LineKind; from: string | null; nights: number; hold: HoldLine }

function toStays(holds: HoldLine[]): Stay[] {
  const stays: Stay[] = []
  for (const hold of holds) {
    const { what, kind, night } = hold
    const last = stays.at(-1)
    const isNext = last?.from && night && night === dayAfter(last.from, last.nights) && isAlike(last.hold, hold)
    if (last && isNext) last.nights += 1
    else stays.push({ what, kind, from: night, nights: night ? 1 : 0, hold })
  }
  return stays
}

const isAlike = (one: HoldLine, other: HoldLine) =>
  one.what === other.what &&
  one.number === other.number &&
  one.confirmedOn === other.confirmedOn &&
  one.people === other.people

function toRow({ what, from, nights, hold }: Stay, language: SupplierLanguage, t: Texts, meals: Map<string, string>) {
  const { confirmedOn, heldUntil, askedOn, number, people } = hold
  const state = confirmedOn ? t.states.confirmed : heldUntil ? t.states.held : askedOn ? t.states.asked : t.states.open
  const ofNights = from ? Array.from({ length: nights }, (_, index) => meals.get(dayAfter(from, index)) ?? '') : []
  return [
    from ? formatDay(from, language) : '',
    from ? `${formatDay(dayAfter(from, nights), language)}, ${t.nights(nights)}` : '',
    what,
    people ? t.people(people) : '',
    [...new Set(ofNights.filter(Boolean))].join('\n'),
    [state, number].filter(Boolean).join(', '),
  ]
}

/** Where they come from, and where they go next. */
function toAround(stays: Stay[], beds: Map<string, string>, t: Texts): Block[] {
  const nights = stays.flatMap(({ from, nights }) => (from ? [{ from, to: dayAfter(from, nights) }] : []))
  const [first, last] = [nights[0], nights.at(-1)]
  if (!first || !last) return []
  const rows: [string, string][] = [
    [t.from, beds.get(dayAfter(first.from, -1)) ?? ''],
    [t.next, beds.get(last.to) ?? ''],
  ]
  const known = rows.filter(([, bed]) => bed)
  return known.length > 0
    ? [
        { kind: 'heading', text: t.around },
        { kind: 'facts', rows: known },
      ]
    : []
}

/** Says at its top what is new against the version before. */
function withChanges(paper: Paper, before: Paper, t: Texts): Paper {
  const [now, then] = [linesOf(paper), linesOf(before)]
  const rows = [
    ...now.filter((line) => !then.includes(line)).map((line): [string, string] => [t.added, line]),
    ...then.filter((line) => !now.includes(line)).map((line): [string, string] => [t.removed, line]),
  ]
  if (rows.length === 0) return paper
  return { ...paper, blocks: [{ kind: 'heading', text: t.changed }, { kind: 'facts', rows }, ...paper.blocks] }
}

/** What it says, without its head and what had changed before. */
export function linesOf({ blocks }: Paper) {
  const changes = Object.values(texts).map(({ changed }) => changed)
  const [first] = blocks
  const own = first?.kind === 'heading' && changes.includes(first.text) ? blocks.slice(2) : blocks
  return own.flatMap((block) => {
    if (block.kind === 'facts') return block.rows.map(([label, text]) => [label, text].filter(Boolean).join(': '))
    return block.kind === 'table' ? block.rows.map((row) => row.filter(Boolean).join(', ')) : []
  })
}
