import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claims } from '@/lib/content/claims'
import { unprovenGreenWords } from '@/lib/content/green-words'
import { claimsIn, defaultWords, fillClaims } from '@/lib/content/words'

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(file)
    return file.endsWith('.ts') && !file.endsWith('claims.ts') ? [readFileSync(file, 'utf8')] : []
  })
}

const texts = sourcesIn(path.resolve('lib/content')).flatMap(
  (source) => source.match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g) ?? [],
)

test('every claim that a text names is in the register', () => {
  const named = texts.flatMap(claimsIn).filter((id) => id.includes('-') || id === 'donated')
  const known = claims.map(({ id }) => id)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((id) => !known.includes(id))).toEqual([])
})

test('no text writes out a claimed figure, which would stay when the register changes', () => {
  const figures = claims.map(({ text }) => text).filter((text) => /[+%$]|\d,\d/.test(text) && text !== '1,000')
  for (const figure of figures)
    expect(texts.filter((text) => text.includes(figure) && !text.includes('US$'))).toEqual([])
  expect(texts.filter((text) => /ten percent|flying-doctor cover/i.test(text))).toEqual([])
})

test('a claim is filled in, and an unknown one left as it stands', () => {
  expect(fillClaims('{share-of-proceeds} of {nothing-known}', { 'share-of-proceeds': '10%' })).toBe(
    '10% of {nothing-known}',
  )
})

test('every claim has its proof, an owner, and a next check after the last', () => {
  for (const { id, proof, owner, checkedOn, nextCheck } of claims)
    expect([id, proof.length > 15, owner !== '', nextCheck > checkedOn]).toEqual([id, true, true, true])
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
})

test.each([
  ['An eco-friendly lodge', ['eco-friendly']],
  ['Our green safaris are carbon-neutral', ['carbon-neutral', 'green safaris']],
  ['We go green, with zero waste', ['zero waste', 'go green']],
  ['Eco-Homestay', []],
  ['Green hills, the Green turtle, and an economy of eggs', []],
  ['The Mara ecosystem and its ecology', []],
])('%s: %j', (text, words) => {
  expect(unprovenGreenWords(text, claims)).toEqual(words)
})

test('no text of ours says more of the environment than is proven', () => {
  expect(texts.flatMap((text) => unprovenGreenWords(text, claims))).toEqual([])
})

test('the operator may reword the headline, the offers and what trips include', () => {
  const words = defaultWords()
  expect(words).toMatchObject({
    'home.hero.headline': 'See East Africa with the people who live here',
    'home.packages.groups.1.examples.1.name': 'Kenya by Air',
    'itinerary.whyTravelWithUs.2': '{share-of-proceeds} of proceeds to local communities and conservation',
  })
  expect(Object.keys(words).filter((key) => /\.(href|image|ink|type)$/.test(key))).toEqual([])
})
