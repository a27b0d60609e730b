import { sampleItineraries } from '../sample-itineraries'
import type { Destination } from './destination'

export const tanzania: Destination = {
  country: 'Tanzania',
  hero: {
    image: '/images/destinations/tanzania.jpg',
    intro:
      'The Serengeti, a crater full of animals, the highest mountain in Africa, and Zanzibar to wash off the dust.',
    arrival: 'Fly to Kilimanjaro or Zanzibar. The visa costs {tanzania-visa}, online.',
  },
  why: {
    title: 'Why visit Tanzania',
    lead: 'The herds move round the Serengeti in the course of a year. Tell us your month, and we choose the camp that is closest to them.',
    points: [
      {
        title: 'The migration, month by month',
        text: 'Calves are born around Ndutu, most of them in February. The herds are in the centre in April and May, at Grumeti in June, on the Mara River from July.',
      },
      {
        title: 'Animals on the crater floor',
        text: 'Lion, buffalo, hippo, flamingo and now and then a black rhino, on a floor of about {size-crater-floor}.',
      },
      {
        title: 'A summit you reach on foot',
        text: 'Uhuru Peak, {height-uhuru-peak}, needs no ropes. About {climb-in-five-days} climbers get there in five days, and about {climb-in-eight-days} in eight. We take eight.',
      },
      {
        title: 'An island at the end',
        text: 'Stone Town, a spice farm and a reef, little more than an hour by air from Arusha.',
      },
    ],
  },
  season: {
    title: 'When to go',
    intro: 'The herds follow the rain and the new grass, so your month decides where you stay.',
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    periods: [
      {
        from: 1,
        to: 2,
        title: 'Calving',
        text: 'Short grass around Ndutu, thousands of calves, and all the predators that follow them. Clear days on Kilimanjaro.',
      },
      {
        from: 3,
        to: 5,
        title: 'The long rains',
        text: 'The central Serengeti is green, full of game and nearly yours. Tracks are deep mud and some camps close.',
      },
      {
        from: 6,
        to: 10,
        title: 'Dry season',
        text: 'The herds are at Grumeti in June, then on the Mara River until about October. Elephants crowd the Tarangire River from July. Firm paths on Kilimanjaro, dry days on Zanzibar. The best camps fill a year ahead.',
      },
      {
        from: 11,
        to: 12,
        title: 'The short rains',
        text: 'Showers to early December while the herds drift south again. Hot and humid on the coast.',
      },
    ],
  },
  places: {
    title: 'Six places to visit',
    intro: 'The first four lie along one road west of Arusha. Kilimanjaro is east, Zanzibar a flight away.',
    image: '/images/trips/tarangire.jpg',
    caption: 'Elephants under baobabs at the Tarangire River, which keeps its water when the plains run dry.',
    from: 'Arusha',
    key: [
      {
        name: 'Serengeti',
        knownFor: 'Lions on the granite kopjes all year, and the herds somewhere in its 14,763 km².',
        way: '7 to 9 h by road past the crater, about 1 h by air',
        fee: '{serengeti-fee} plus VAT',
      },
      {
        name: 'Ngorongoro',
        knownFor: 'A crater floor of about {size-crater-floor}, 600 m below the rim where you sleep.',
        way: '3 to 4 h by road',
        fee: '{ngorongoro-fee}, and {crater-vehicle-fee} a vehicle in the crater, plus VAT',
      },
      {
        name: 'Tarangire',
        knownFor: 'Baobabs and large elephant herds on 2,850 km², at their most crowded from July to October.',
        way: '2 to 2½ h by road',
        fee: '{tarangire-fee} plus VAT',
      },
      {
        name: 'Lake Manyara',
        knownFor: 'Monkeys and hornbills below the Rift wall, and a lake that turns pink when the flamingos are in.',
        way: '2 h by road',
        fee: '{manyara-fee} plus VAT',
      },
      {
        name: 'Kilimanjaro',
        knownFor:
          'Uhuru Peak, {height-uhuru-peak}, by six common routes. We climb by Lemosho, a quiet route that takes eight days.',
        way: '1½ to 2 h by road to Moshi',
        fee: '{kilimanjaro-fee} a day, and {kilimanjaro-rescue-fee} for rescue',
      },
      {
        name: 'Zanzibar',
        knownFor: 'Carved doors and night markets in Stone Town, cloves and nutmeg inland, coral on the east coast.',
        way: '1 to 1½ h by air',
        fee: 'none, but an insurance and a bed tax: see below',
      },
    ],
    note: 'Fees are per day for one non-resident adult. Checked in November 2026. The price of a trip includes them.',
  },
  itineraries: {
    title: 'Our trips in Tanzania',
    intro: 'Many guests combine two of them; ask us for one price for both.',
    samples: [
      sampleItineraries.northernParks,
      sampleItineraries.northernParksAndZanzibar,
      sampleItineraries.kilimanjaro,
    ],
  },
  packages: {
    title: 'Three styles of travel',
    texts: {
      Luxury: 'Camps that move with the herds, flights between them, and a beach hotel on Zanzibar.',
      'Budget-Friendly': 'The northern parks under canvas, or eight days up Kilimanjaro.',
      'Community & Cultural':
        'No set trip yet. Tell us whom you would like to meet, and we plan the days with the people who receive you.',
    },
  },
  closing: {
    title: 'Plan your trip to Tanzania',
    image: '/images/trips/zanzibar.jpg',
  },
}
