import { sampleItineraries } from '../sample-itineraries'

export const hero = {
  title: 'Luxury is an empty plain',
  intro: 'Private conservancies, light aircraft where the road is long, and guides who know each place by heart.',
  image: '/images/pages/luxury.jpg',
}

export const story = {
  title: 'What the money buys',
  lead: 'Mostly it buys space. A conservancy beside the Mara lets in the guests of a few small camps and nobody else, so a leopard in a tree has three vehicles under it and not thirty.',
  text: [
    'It also buys time. You fly instead of spending six hours on the road, and use that time for a walk, a swim or a second look at the cheetah. And it buys guides who drive the same plain every day and know the animals on it.',
    'The price of each trip is on its page, per person sharing and by season; the weeks of the migration cost the most. It includes the conservancy fee, which goes to the Maasai and Samburu families who own the land and leave it to the animals.',
  ],
}

export const highlights = {
  title: 'Luxury Highlights',
  lines: [
    'A conservancy with a handful of camps, where you may walk by day and drive after dark.',
    'An hour or less in the air instead of six hours on the road.',
    'The camp’s own guides, who know each afternoon where the lions have been sleeping.',
    'Gorilla permits, balloon seats and dhows booked before you land, if you want them.',
    'A tent with its own bathroom and hot shower, and a deck with a view.',
  ],
}

export const itineraries = { title: 'Featured Luxury Itineraries', all: 'View All' }

/** Shown when no luxury trip is found (specification section 2). */
export const samples = [
  sampleItineraries.serengetiAndZanzibar,
  sampleItineraries.laikipiaAndMara,
  sampleItineraries.gorillasAndCraterLakes,
]

export const reasons = {
  title: 'Why plan it with us',
  points: [
    {
      figure: '1',
      title: 'planner for your whole trip',
      text: 'The person who plans your route in Nanyuki is on call while you travel.',
    },
    {
      figure: '15',
      title: 'conservancies around the Mara',
      text: 'Each is at its best in different months. We choose the camp that suits your dates.',
    },
    {
      figure: '{share-of-proceeds}',
      title: 'of proceeds goes back',
      text: 'To local communities and conservation, on top of conservancy fees and wages.[ Proceeds are {proceeds-meaning}.] Ask, and we show you the school or the patrol.',
    },
  ],
}

export const closing = {
  title: 'Ready to plan your trip?',
  image: '/images/trips/crater-lakes.jpg',
}
