// What the checks of tests/support/contradictions.ts find, on sentences that once stood on the site.
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { contradictions, kindsOfContradiction, type Site, type Trip } from '../support/contradictions'

const day = {
  ...{ day: 1, description: '', roadHours: [], walkHours: [10, 11] },
  ...{ bed: null, bedAltitude: null, highestAltitude: 4985 },
}

const trip: Trip = {
  ...{ id: 1, title: 'Mount Kenya', country: 'Kenya', packageType: 'Luxury', duration: 1, price: 820 },
  ...{ highlights: [], inclusions: ['Guide', 'One gorilla permit for Bwindi'], exclusions: [], charges: [] },
  ...{ days: [day], stops: [], suitability: null },
}

const metro = { exclusions: ['Metro fares and drinks'], charges: [{ name: 'Metro to the tower', usdPerPerson: 3 }] }
const masked = '<p>Eight people at most. You wear a mask.</p>'

const found = (path: string, main: string, changes: Partial<Trip> = {}) => {
  const { document } = new JSDOM(`<main>${main}</main>`).window
  const site: Site = { pages: new Map([[path, document]]), trips: [{ ...trip, ...changes }], claims: [] }
  const lines = contradictions(site)
  return kindsOfContradiction.filter((kind) => lines[kind].length > 0)
}

test.each([
  ['/itineraries/1', `${masked}<p>You should be able to walk eight hours with a day pack.</p>`, {}, ['hours']],
  ['/itineraries/1', `${masked}<p>Be able to walk eight hours with a pack, and eleven on one day.</p>`, {}, []],
  ['/itineraries/1', '<p>Eight people at most.</p>', {}, ['masks']],
  ['/itineraries/1', masked, metro, ['leftOut']],
  ['/itineraries/1', masked, { ...metro, exclusions: ['Other metro rides and drinks'] }, []],
  ['/experiences/adventure', '<p>Our guides carry oxygen.</p>', {}, ['oxygen']],
  ['/experiences/adventure', '<p>On Kilimanjaro our guides carry oxygen.</p>', {}, []],
  ['/', '<a href="/itineraries?type=luxury&amp;country=Tanzania">See these trips</a>', {}, ['openings']],
  ['/', '<a href="/itineraries?type=luxury&amp;country=Tanzania">None yet</a>', {}, []],
  ['/', '<a href="/itineraries?type=luxury&amp;country=Kenya">See these trips</a>', {}, []],
])('%s, %s %j: %j', (path, main, changes, kinds) => {
  expect(found(path, main, changes)).toEqual(kinds)
})
