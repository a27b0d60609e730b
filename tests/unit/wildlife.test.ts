import { expect, test } from 'vitest'
import { type Sighting, sayWildlife, seenLabels } from '@/lib/itineraries/wildlife'

const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const seen = (animal: string, likelihood: Sighting['likelihood'], months = year) => ({ animal, likelihood, months })

test('a trip says what one sees by how likely it is, each animal once', () => {
  const wildlife = [
    seen('rhinos', 'rarely'),
    seen('elephants', 'often'),
    seen('elephants', 'nearly always'),
    seen('migration', 'often', [7, 8, 9, 10]),
  ]
  expect(sayWildlife(wildlife, year)).toBe(
    'Nearly always: elephants. Often: the great migration (July to October). With luck: rhinos.',
  )
  expect(sayWildlife(wildlife.slice(3), [7, 8, 9, 10])).toBe('Often: the great migration.')
  expect(sayWildlife([], year)).toBe('')
})

test('what one sees with luck is nothing a trip is for', () => {
  expect(seenLabels([seen('rhinos', 'rarely'), seen('birds', 'often')])).toEqual(['Birds'])
})
