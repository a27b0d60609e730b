import { expect, test } from 'vitest'
import { maxTravellersFormBytes } from '@/lib/http/read-body'
import { describeNamesNeeded, describeNeeded } from '@/lib/travellers/deadlines'
import { ageOn, fieldTexts, listFields, maskField } from '@/lib/travellers/fields'
import { listPeople } from '@/lib/travellers/people'
import { fieldName, readTyped } from '@/lib/travellers/typed'

test('a party has a place for each, which stays when another kind of traveller joins', () => {
  const labels = (party: Parameters<typeof listPeople>[0]) => listPeople(party).map(({ label }) => label)
  expect(labels({ adults: 2, kids: 1, toddlers: 0 })).toEqual(['Adult 1', 'Adult 2', 'Child'])
  expect(labels({ adults: 1, kids: 2, toddlers: 1 })).toEqual(['Adult 1', 'Child 1', 'Child 2', 'Child under 3'])
  const position = (adults: number) => listPeople({ adults, kids: 1, toddlers: 0 }).at(-1)?.position
  expect(position(3)).toBe(position(2))
})

test.each([
  ['2015-06-12', '2027-06-11', 11],
  ['2015-06-12', '2027-06-12', 12],
  ['2016-02-29', '2027-02-28', 10],
  ['2016-02-29', '2027-03-01', 11],
  ['2027-06-12', '2027-06-12', 0],
  ['2027-06-13', '2027-06-12', null],
  ['', '2027-06-12', null],
])('who was born on %s is on %s %s years old', (birthday, day, age) => expect(ageOn(birthday, day)).toBe(age))

test.each([
  ['passport', 'KE1234567', 'ends in 4567'],
  ['passport', 'AB123', 'saved'],
  ['health', 'Asthma', 'saved'],
  ['birthday', '1988-03-02', 'saved'],
  ['name', 'Marta Lindqvist', 'Marta L.'],
  ['name', 'Marta', 'Marta'],
  ['diet', '', ''],
] as const)('%s %s is shown as "%s" to the bearer of the link', (field, value, shown) =>
  expect(maskField(field, value)).toBe(shown),
)

const type = (form: Record<string, string>) => readTyped(form, [0, 1, 101])

test('an empty field says nothing, a tick removes, and what is typed beside a tick replaces', () => {
  const form = { '1-name': ' ', '1-passport-remove': 'yes', '101-health-remove': 'yes', '101-health': 'Asthma' }
  expect(type(form).changes).toEqual([
    { position: 1, values: { passport: '' } },
    { position: 101, values: { health: 'Asthma' } },
  ])
})

test('passport numbers and days are taken as they are typed in any script, and kept one way', () => {
  const form = { '1-passport': ' ke 123-4567 ', '1-birthday': '١٩٨٨-٠٣-٠٢', '1-passportUntil': '2031-01-31' }
  expect(type(form).changes).toEqual([
    { position: 1, values: { passport: 'KE1234567', birthday: '1988-03-02', passportUntil: '2031-01-31' } },
  ])
})

test.each([
  ['1-birthday', '2999-01-01'],
  ['1-birthday', '1899-12-31'],
  ['1-birthday', '1988-02-30'],
  ['1-passport', '12'],
  ['1-passport', '<b>123456</b>'],
  ['1-passportUntil', 'soon'],
  ['1-name', 'x'.repeat(121)],
  ['0-emergencyContact', 'x'.repeat(201)],
])('%s as %s is refused at the field', (name, value) => {
  expect(type({ [name]: value, '101-diet': 'No nuts' })).toMatchObject({ faults: { [name]: expect.any(String) } })
})

test('what is typed for somebody who is no part of the party is noticed, not dropped', () => {
  expect(type({ '2-name': 'Ana' }).hasStrangers).toBe(true)
  expect(type({ '2-name': '', token: 'x', '1-name': 'Ana' }).hasStrangers).toBe(false)
})

const permit = { kind: 'permit' as const, heldUntil: '2027-03-10', confirmedOn: null, isLeft: false }
const terms = { dateFrom: '2027-06-12' }

test.each([
  [
    'a week before the first permit runs out',
    [{ ...permit, heldUntil: '2027-04-01' }, permit],
    '2027-01-01',
    'by March 3, 2027, before we buy permits and flights',
  ],
  ['at once when that day is here', [permit], '2027-03-03', 'now, before we buy permits and flights'],
  [
    '60 days before departure where no day is noted',
    [{ ...permit, heldUntil: null }],
    '2027-01-01',
    'by April 13, 2027, before we buy permits and flights',
  ],
  [
    '60 days before departure once all is bought',
    [{ ...permit, confirmedOn: '2027-01-01' }],
    '2027-01-01',
    'by April 13, 2027',
  ],
])('names and passports are needed %s', (_, holds, today, text) => {
  expect(describeNamesNeeded({ terms, holds }, today)).toBe(`We need names and passports ${text}.`)
  expect(describeNeeded('permits', { terms, holds }, today)).toBe(`Needed ${text.replace(/, before .*/, '')}.`)
})

test('food and flights are needed later', () => {
  expect(describeNeeded('camps', { terms, holds: [permit] }, '2027-01-01')).toBe('Needed by May 29, 2027.')
  expect(describeNeeded('arrival', { terms, holds: [permit] }, '2027-06-05')).toBe('Needed now.')
})

test('ten people who fill in every field to its end, in letters of three bytes, fit the body', async () => {
  const form = new FormData()
  for (const { position } of listPeople({ adults: 10, kids: 0, toddlers: 0 }))
    for (const field of listFields(position)) {
      const { type, max } = fieldTexts[field]
      form.set(fieldName(position, field), type === 'date' ? '2031-01-31' : '語'.repeat(max))
    }
  expect((await new Response(form).arrayBuffer()).byteLength).toBeLessThan(maxTravellersFormBytes)
})
