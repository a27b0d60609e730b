import { expect, test } from 'vitest'
import { whyUs } from '@/lib/content/home'
import { reword, textsIn } from '@/lib/content/words'

const ofThisTest = { safety: { title: 'Safety' }, expertise: { title: 'Local expertise' }, meals: { title: 'Meals' } }

test.each([
  ['a list of this test', ofThisTest],
  ['why people travel with us', whyUs.points],
])('%s: a reworded item keeps its text when another one is put before it', (_, items) => {
  const [key = ''] = textsIn({ items }).find(([, text]) => text === 'Local expertise') ?? []
  const after = { items: { added: { title: 'A new one' }, ...items } }
  const titles = Object.values(reword(after, { [key]: 'Guides from here' }).items).map(({ title }) => title)
  expect(titles).toEqual(
    Object.values(after.items).map(({ title }) => (title === 'Local expertise' ? 'Guides from here' : title)),
  )
  expect(titles).toContain('Guides from here')
})
