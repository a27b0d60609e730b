import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  makeApplicationBody,
  makeBookingBody,
  makeContactBody,
  makeDonationBody,
  makeInquiryBody,
  makeReviewBody,
} from '../support/factories'
import { hostileForms, hostileSendings, type Sending } from '../support/hostile'
import { hiddenFields } from '../support/plain-form'
import { forEach, post } from '../support/post'
import { preparedDataFolder, rowsIn, siteOfFile } from '../support/scripts'
import { sized } from '../support/size'

const dataFolder = await preparedDataFolder()
// The same bodies every time. For others: FUZZ_SEED=7 npm run test:vitest -- fuzz
const seed = Number(process.env.FUZZ_SEED || 20_261_121)
const each = Number(process.env.FUZZ_RUNS || sized(150, 1050))
const formsEach = Math.ceil(each / 10)
const atOnce = 16

const paths = {
  bookings: makeBookingBody(),
  inquiries: makeInquiryBody(),
  'donation-inquiries': makeDonationBody(),
  'volunteer-applications': makeApplicationBody(),
  reviews: makeReviewBody(),
}
const pages = {
  '/book': makeBookingBody(),
  '/contact': makeContactBody(),
  '/community': makeInquiryBody(),
  '/volunteer': { ...makeApplicationBody(), agreeTerms: 'on' },
  '/itineraries/6': makeReviewBody(),
}

const site = siteOfFile(dataFolder, { RATE_LIMIT_PER_HOUR: '10000000', LOG_LEVEL: 'error' })
const rowsOf = (from: string, what = '') => rowsIn(dataFolder, `SELECT ${what} FROM ${from}`)
const count = async (from: string) => (await rowsOf(from)).length

const acknowledged = new Map<string, Set<string>>()

for (const [path, fields] of Object.entries(paths)) {
  test(`${each} bodies to /api/${path}`, async () => {
    const sendings = fc.sample(hostileSendings(fields), { numRuns: each, seed })
    const statuses = new Map<number, number>()
    const references = new Set<string>()
    await forEach(sendings, atOnce, async (sending) => {
      const { status, text } = await post(`${site.url}/api/${path}`, sending)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect([201, 400, 404, 413, 415], describeSending(status, text, sending)).toContain(status)
      if (text) expect(text.length).toBeLessThan(4000)
      if (status === 201) references.add(JSON.parse(text).reference)
    })
    acknowledged.set(path.replaceAll('-', '_'), references)
    // If all or none were accepted, the bodies would test little.
    expect(references.size).toBeGreaterThan(each / 50)
    expect(statuses.get(400)).toBeGreaterThan(each / 4)
    expect(statuses.get(415)).toBeGreaterThan(0)
    expect(statuses.get(413)).toBeGreaterThan(0)
  })
}

function describeSending(status: number, text: string, { body, headers }: Sending) {
  return `${status} ${text.slice(0, 200)}\n${JSON.stringify(headers)}\n${body.toString('latin1').slice(0, 2000)}`
}

test('what was acknowledged over REST is stored, and nothing else is', async () => {
  for (const [table, references] of acknowledged) {
    const reference = table === 'reviews' ? "'R-' || id" : 'reference'
    const rows = await rowsOf(table, `${reference} AS reference`)
    expect([table, new Set(rows.map((row) => row.reference))]).toEqual([table, references])
  }
})

for (const [page, fields] of Object.entries(pages)) {
  test(`${formsEach} forms to ${page}`, async () => {
    const hidden = hiddenFields(await (await fetch(site.url + page)).text())
    const forms = fc.sample(hostileForms(fields), { numRuns: formsEach, seed })
    let stored = 0
    await forEach(forms, atOnce, async (form) => {
      const data = new FormData()
      for (const [name, value] of [...hidden, ...form]) data.append(name, value)
      const response = await fetch(site.url + page, { method: 'POST', body: data, headers: { origin: site.url } })
      const html = await response.text()
      expect(response.status, JSON.stringify(form)).toBeLessThan(500)
      if (/(TT|R)-[2-9A-Z]+/.test(html)) stored += 1
    })
    expect(stored).toBeGreaterThan(0)
  })
}

test('no row breaks a rule', async () => {
  const unwanted = String.raw`'[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]'`
  const mail = String.raw`'^[^\s@]+@[^\s@]+\.[^\s@]+$'`
  const bad = (column: string, min: number, max: number) =>
    `(${column} <> btrim(${column}) OR length(${column}) NOT BETWEEN ${min} AND ${max} OR ${column} ~ ${unwanted})`
  const lead = `reference !~ '^TT-[2-9A-Z]{7}$' OR status NOT IN ('new', 'held') OR (status = 'held') <> (held_for IS NOT NULL)
    OR answered_at IS NOT NULL OR length(page) > 300 OR email !~ ${mail}
    OR abs(extract(epoch FROM now() - created_at)) > 3600`
  const rules: Record<string, string> = {
    leads: lead,
    bookings: `${bad('name', 1, 120)} OR ${bad('message', 1, 4000)} OR ${bad('phone', 1, 40)}
      OR ${bad('preferred_dates', 0, 60)} OR (itinerary_id IS NULL) <> (itinerary_title IS NULL)`,
    inquiries: `${bad('name', 1, 120)} OR ${bad('message', 1, 4000)} OR ${bad('type', 1, 40)}`,
    donation_inquiries: `${bad('title', 1, 160)} OR ${bad('message', 1, 4000)} OR ${bad('donation_type', 1, 40)}`,
    volunteer_applications: `${bad('first_name', 2, 120)} OR ${bad('last_name', 2, 120)} OR NOT agree_terms
      OR ${bad('phone', 10, 40)} OR ${bad('skills', 10, 4000)} OR ${bad('motivation', 20, 4000)} OR start_date < now() - interval '2 days'`,
    contact_messages: `${bad('name', 1, 120)} OR ${bad('subject', 1, 200)} OR ${bad('message', 10, 4000)}`,
    reviews: `${bad('user_name', 1, 120)} OR ${bad('comment', 1, 4000)} OR rating NOT BETWEEN 1 AND 5 OR status NOT IN ('shown', 'held')`,
  }
  for (const [table, rule] of Object.entries(rules)) {
    expect(await count(table)).toBeGreaterThan(0)
    expect([table, await rowsOf(`${table} WHERE ${rule} LIMIT 3`, '*')]).toEqual([table, []])
  }
  expect(await count('donations')).toBe(0)
  expect(await count('itineraries')).toBe(18)
})

test('every lead has its mail to us and one receipt at most, a held one none, and every average is right', async () => {
  const shown = "reviews WHERE itinerary_id = itineraries.id AND status = 'shown'"
  for (const wrong of [
    `leads WHERE (SELECT count(*) FROM mails WHERE mails.reference = leads.reference AND role = 'operator')
      <> CASE status WHEN 'held' THEN 0 ELSE 1 END`,
    `leads WHERE (SELECT count(*) FROM mails WHERE mails.reference = leads.reference AND role = 'visitor')
      > CASE status WHEN 'held' THEN 0 ELSE 1 END`,
    "mails WHERE subject ~ '[\\r\\n]' OR \"to\" ~ '[\\s,;<>]'",
    `itineraries WHERE total_reviews <> (SELECT count(*) FROM ${shown})
      OR average_rating IS DISTINCT FROM (SELECT round(avg(rating), 2) FROM ${shown})`,
  ])
    expect(await rowsOf(wrong, '*')).toEqual([])
})

test('the site logged no fault of its own, and is well', async () => {
  expect(site.output()).not.toMatch(/"status":5\d\d/)
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
})
