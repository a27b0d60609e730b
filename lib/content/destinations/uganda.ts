import { sampleItineraries } from '../sample-itineraries'
import type { Destination } from './destination'

export const uganda: Destination = {
  country: 'Uganda',
  hero: {
    image: '/images/destinations/uganda.jpg',
    intro:
      'Mountain gorillas, chimpanzees, and the Nile from Lake Victoria to Murchison Falls. You see most of Uganda on foot or from a boat, so bring good boots.',
    arrival: 'Fly to Entebbe. The visa costs {uganda-visa}, online.',
  },
  why: {
    title: 'Why visit Uganda',
    lead: 'Of just over a thousand mountain gorillas in the world, {gorilla-share} live in Bwindi. You walk through the rainforest for half an hour or up to six, and then spend an hour close to one family.',
    points: [
      {
        title: 'An hour with the gorillas',
        text: 'Eight visitors a day may spend an hour with a family. You keep at least {gorilla-distance} away and {gorilla-mask}. You must be {gorilla-age} or older, without a cough or a cold.',
      },
      {
        title: 'Thirteen primates in one forest',
        text: 'Kibale has about {count-chimpanzee} chimpanzees, with red colobus, mangabeys and ten more kinds in the trees around them.',
      },
      {
        title: 'The Nile at Jinja and Murchison',
        text: 'White water up to grade five at Jinja; at Murchison the whole river falls through a gap of seven metres.',
      },
      {
        title: 'Queen Elizabeth by car and by boat',
        text: 'Over 600 kinds of bird, lions in the fig trees of Ishasha, and a boat close to hippo and buffalo.',
      },
    ],
  },
  season: {
    title: 'When to go',
    intro:
      'You can visit the gorillas in every month. The forest paths are easier in the drier ones, though it can rain on any day.',
    bestMonths: [1, 2, 6, 7, 8, 12],
    periods: [
      {
        from: 1,
        to: 2,
        title: 'Drier',
        text: 'Firmer forest paths and hazy plains. At Murchison animals keep near the river.',
      },
      {
        from: 3,
        to: 5,
        title: 'First rains',
        text: 'Wettest in April. Slower roads and slippery walks, but permits are easier to get and lodges cost less.',
      },
      {
        from: 6,
        to: 8,
        title: 'The dry season',
        text: 'The easiest walking and the most visitors. Gorilla permits go first: write to us half a year ahead.',
      },
      {
        from: 9,
        to: 12,
        title: 'Second rains, dry by Christmas',
        text: 'Empty trails and many birds, with the heaviest showers in October and November. December dries out, and the lodges fill up again.',
      },
    ],
  },
  places: {
    title: 'Seven places to visit',
    intro: 'Distances look short on the map, but the roads climb and wind. A flight saves a day each way.',
    image: '/images/trips/murchison.jpg',
    caption: 'Murchison Falls, where the whole Nile goes through a gap of seven metres.',
    from: 'Entebbe',
    key: [
      {
        name: 'Bwindi',
        knownFor: 'Mountain gorillas, in some 330 km² of steep, very old rainforest.',
        way: '9 to 10 h by road, 1 to 1½ h by air and a drive',
        fee: '{gorilla-permit} gorilla permit',
      },
      {
        name: 'Kibale',
        knownFor: 'Chimpanzees in the morning, then the boardwalks of Bigodi swamp, which its village looks after.',
        way: '6 to 7 h by road',
        fee: '{chimpanzee-permit} chimpanzee permit',
      },
      {
        name: 'Crater lakes',
        knownFor: 'Small round lakes in old craters near Fort Portal: tea, footpaths, and a rest between two forests.',
        way: '5 to 6 h by road',
        fee: 'none',
      },
      {
        name: 'Queen Elizabeth',
        knownFor:
          'The Kazinga Channel by boat and the climbing lions of Ishasha, in {size-queen-elizabeth} below the Rwenzori.',
        way: '7 to 8 h by road',
        fee: '{queen-elizabeth-fee}',
      },
      {
        name: 'Mgahinga',
        knownFor:
          'Three volcanoes, one gorilla family and golden monkeys, in only 34 km² on the Rwandan border. None of our set trips goes there; we add days when you ask.',
        way: 'about 10 h by road',
        fee: '{gorilla-permit} gorilla permit',
      },
      {
        name: 'Murchison Falls',
        knownFor:
          'Giraffe and elephant on the north bank, hippo and crocodile along the launch to the foot of the falls.',
        way: '6 to 7 h by road',
        fee: '{murchison-fee}',
      },
      {
        name: 'Jinja',
        knownFor: 'The place where the Nile leaves Lake Victoria, and rafting from gentle water to grade five.',
        way: '3 to 4 h by road',
        fee: 'none',
      },
    ],
    note: 'Permits and a day’s park entry are for one foreign non-resident, by {uganda-tariff}. Checked in November 2026. The price of a trip includes its park fees, and the permits if it goes to see gorillas or chimpanzees.',
  },
  itineraries: {
    title: 'Our trips in Uganda',
    intro:
      'If you are coming for the gorillas, tell us early: the permit fixes the date, and we plan the rest round it.',
    samples: [sampleItineraries.gorillasAndCraterLakes, sampleItineraries.primates, sampleItineraries.nile],
  },
  packages: {
    title: 'Three styles of travel',
    texts: {
      Luxury: 'Lodges on the forest edge and flights in place of the longest roads.',
      'Budget-Friendly': 'Simple rooms close to the trailheads, by road, with the permits bought for you.',
      'Community & Cultural': 'Bigodi’s swamp guides, Batwa forest walks and lunch where the cook lives.',
    },
  },
  closing: {
    title: 'Plan your trip to Uganda',
    image: '/images/trips/bwindi.jpg',
  },
}
