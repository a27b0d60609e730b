import type { Destination } from './destination'

export const kenya: Destination = {
  country: 'Kenya',
  hero: {
    image: '/images/destinations/kenya.jpg',
    intro:
      'Big cats in the Mara, elephants below Kilimanjaro, Grevy’s zebra in the north, and a snow peak to climb. It is our home.',
    arrival: 'Fly to Nairobi. The eTA costs {kenya-eta}, online.',
  },
  why: {
    title: 'Why visit Kenya',
    lead: 'A snow peak on the equator, a lake with rhino on its shore, and plains where lions live all year, all within a day’s drive of Nairobi. We live here, in Nanyuki, below that peak.',
    points: [
      {
        title: 'Big cats all year',
        text: 'The Maasai Mara holds about 95 kinds of mammal and 450 of bird. The wildebeest come and go; the lions, cheetahs and leopards stay.',
      },
      {
        title: 'Black rhinos on the increase',
        text: '{count-black-rhino} black rhinos in 2025, up from {count-black-rhino-before} in 2021. Look for one at Lake Nakuru or Ol Pejeta.',
      },
      {
        title: 'Maasai and Samburu hosts',
        text: 'Families near the Mara and in Samburu receive you at home. In the conservancies of the Maasai you may also walk, and drive after dark.',
      },
      {
        title: 'A mountain and a coast',
        text: 'Five days on foot take you to Point Lenana at {height-lenana}; an hour in the air takes you to the coral coast. Ask us to add the days.',
      },
    ],
  },
  season: {
    title: 'When to go',
    intro: 'Prices, crowds and animals change with the season.',
    bestMonths: [1, 2, 6, 7, 8, 9, 10],
    periods: [
      {
        from: 1,
        to: 2,
        title: 'Hot and clear',
        text: 'Kilimanjaro shows at dawn, and there are fewer vehicles than in August.',
      },
      {
        from: 3,
        to: 5,
        title: 'The long rains',
        text: 'Very green plains, storms most afternoons, deep mud. Camps are half empty, and many trips cost less than in high season.',
      },
      {
        from: 6,
        to: 10,
        title: 'Dry, with the herds from July',
        text: 'Animals gather at water, and the migration, some 1.5 million animals in all, is in the Mara from about July to October. It is the busiest and dearest season, with cold mornings.',
      },
      {
        from: 11,
        to: 12,
        title: 'The short rains',
        text: 'Showers to early December, mostly after noon. Birds are at their best.',
      },
    ],
  },
  places: {
    title: 'Eight places to visit',
    intro: 'Two or three are enough for a week. From the Mara to Amboseli it is {mara-amboseli} by road.',
    image: '/images/trips/samburu.jpg',
    caption: 'Reticulated giraffe by the river in Samburu, six hours north of Nairobi.',
    from: 'Nairobi',
    key: [
      {
        name: 'Maasai Mara',
        knownFor: 'Big cats all year and river crossings in season, on {size-mara} of open grass.',
        way: '5 to 6 h by road, 45 to 60 min by air',
        fee: '{mara-low-fee} low season, {mara-high-fee} high',
      },
      {
        name: 'Amboseli',
        knownFor: 'Elephant families in the marsh below Kilimanjaro, which is clearest in the hour after sunrise.',
        way: '4 h by road',
        fee: '{amboseli-fee}',
      },
      {
        name: 'Lake Nakuru',
        knownFor: 'Black and white rhino and Nubian giraffe beside a soda lake at {height-lake-nakuru}.',
        way: '3 h by road',
        fee: '{nakuru-fee}',
      },
      {
        name: 'Samburu',
        knownFor:
          'Grevy’s zebra, reticulated giraffe, gerenuk, beisa oryx and Somali ostrich, which the Mara does not have.',
        way: '6 h by road',
        fee: '{samburu-fee}',
      },
      {
        name: 'Ol Pejeta',
        knownFor: 'Najin and Fatu, the last two northern white rhinos, 45 minutes from our door.',
        way: '4 h by road',
        fee: '{ol-pejeta-fee}',
      },
      {
        name: 'Mount Kenya',
        knownFor:
          'Moorland, giant groundsel and Point Lenana at dawn. The highest summit, Batian, {height-batian}, is for rock climbers.',
        way: '4 h by road to Nanyuki',
        fee: 'in our trek price',
      },
      {
        name: 'Tsavo East and West',
        knownFor:
          'Elephants red with dust, and hippo in the clear water of Mzima Springs. None of our set trips goes there; we add days when you ask.',
        way: '5 to 6 h by road',
        fee: '{tsavo-fee}',
      },
      {
        name: 'The coast',
        knownFor:
          'White sand and reef at Diani, carved doors and dhows at Lamu. None of our set trips goes there; we add days when you ask.',
        way: 'about 1 h by air',
        fee: 'none',
      },
    ],
    note: 'Fees are per day for one non-resident adult; in the Maasai Mara a day is {mara-day}. Amboseli, Lake Nakuru and Tsavo charge by {kws-tariff}. Checked in November 2026. The price of a trip includes them.',
  },
  itineraries: {
    title: 'Our trips in Kenya',
    intro: 'Each can be made longer or shorter.',
    samples: [],
  },
  packages: {
    title: 'Three styles of travel',
    texts: {
      Luxury: 'Small camps in private conservancies, and light aircraft where the road is long.',
      'Budget-Friendly':
        'Comfortable tents, good food and a vehicle with a pop-up roof, from a long weekend to a week.',
      'Community & Cultural': 'Nights with Maasai and Samburu hosts, and days with Laikipia’s rangers and teachers.',
    },
  },
  closing: {
    title: 'Plan your trip to Kenya',
    image: '/images/heroes/amboseli-elephants.jpg',
  },
}
