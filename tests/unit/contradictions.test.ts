// What the checks of tests/support/contradictions.ts find, on sentences that once stood on the site.
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { contradictions, kindsOfContradiction, type Site, type Trip } from '../support/contradictions'

const day = {
  ...{ day: 1, description: 'Up to the gorillas.', roadHours: [], walkHours: [10, 11] },
  ...{ bed: null, bedAltitude: null, highestAltitude: 4985 },
}

const trip: Trip = {
  ...{ id: 1, title: 'Mount Kenya', country: 'Kenya', packageType: 'Luxury', duration: 1, price: 820 },
  ...{ highlights: [], inclusions: ['Guide', 'One gorilla permit for Bwindi'], exclusions: [], charges: [] },
  ...{ days: [day], stops: [], suitability: null },
}

const metro = { exclusions: ['Metro fares and drinks'], charges: [{ name: 'Metro to the tower', usdPerPerson: 3 }] }
const masked = '<p>Eight people at most. You wear a mask.</p>'

const withDay = (changes: Partial<Trip['days'][number]>) => ({ days: [{ ...day, ...changes }] })
const asking = (fitness: string) => ({ suitability: { youngest: 0, fitness } })
const cheaper = { prices: [{ parties: [{ amount: 1060 }, { amount: 820 }] }] }
const review = '<p>After the trip we write to you and ask for a review.</p>'

const place = (name: string) => ({ name, altitude: null })
const road = (name: string, way: string) => ({ day: 1, by: 'road', way, place: place(name) })
const byAir = (highlight: string): Partial<Trip> => ({
  highlights: [highlight],
  stops: [
    { day: 1, by: null, way: null, place: place('Nairobi') },
    { day: 1, by: 'air', way: '1 h', place: place('Mara') },
    road('Naivasha', '4-5 h by road'),
    road('Nairobi', '90 min'),
  ],
})

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
  ['/itineraries/1', masked, withDay({ highestAltitude: null }), ['heights']],
  ['/itineraries/1', masked, withDay({ description: 'A free day.' }), ['hours']],
  ['/itineraries/1', masked, withDay({ description: 'Walk until you reach the trackers.' }), []],
  ['/itineraries/1', masked, asking('Two walks on wet ground, of up to four and ten hours.'), ['hours']],
  ['/itineraries/1', masked, asking('Two walks on wet ground, of up to ten and eleven hours.'), []],
  [
    '/itineraries/1',
    masked,
    { ...asking('You walk on steep ground.'), ...withDay({ description: 'The gorillas are on fairly flat ground.' }) },
    ['slopes'],
  ],
  [
    '/itineraries/1',
    masked,
    withDay({ description: 'To the gorillas: from July to October that is a short flight.' }),
    ['flights'],
  ],
  ['/itineraries/1', masked, byAir('A flight in place of about four hours on the road'), ['flights']],
  ['/itineraries/1', masked, byAir('A flight in place of about six hours on the road'), []],
  ['/itineraries/1', `${masked}<p>Nobody pays more for travelling alone.</p>`, cheaper, ['alone']],
  ['/book', `<p>We use your details to answer you and for nothing else.</p>${review}`, {}, ['furtherUses']],
  ['/book', `<p>We use your details to answer you and to ask for a review.</p>${review}`, {}, []],
  ['/', '<p>Here lions wait for the herds.</p><p>The lions stay.</p>', {}, ['sentences']],
  ['/', '<p>The hirola lives near the Somali border.</p>', {}, ['sentences']],
  ['/', '<p>The hirola lives near the Somali border and in Tsavo East.</p>', {}, []],
])('%s, %s %j: %j', (path, main, changes, kinds) => {
  expect(found(path, main, changes)).toEqual(kinds)
})
