import type { InstalledVehicle } from '../../lib/content/confirmed'
import type { SeedFleetVehicle } from './types'

export const fleet: (SeedFleetVehicle & { name: InstalledVehicle })[] = [
  {
    name: 'Stretched Land Cruiser',
    description:
      'The car most of our guests travel in. The chassis is lengthened so that each seat has its own window, and the roof lifts on struts for standing and for shade. Long-range tanks and heavy springs suit the Mara in the rains and the road to Samburu. On corrugated roads the ride is firm rather than soft.',
    capacity: '6 guests, each with a window',
    features: [
      'Roof lifts along its full length',
      'Charging point at every seat',
      'Fridge for water and lunch',
      'HF and VHF radio',
      'Two spare wheels',
      'Binoculars and field guides on board',
    ],
    imageUrl: '/images/vehicles/land-cruiser.jpg',
    type: 'Safari 4x4',
    available: true,
  },
  {
    name: 'Pop-top safari minibus',
    description:
      'For airport runs and tarmac roads, and for groups that ask for it. It has seven seats, sliding windows and a roof that lifts on four posts. It uses less fuel than a 4x4 but sits lower, so we leave it at home when the black cotton soil is wet. Where a trip of ours names a 4x4 or a Land Cruiser, that is what you get.',
    capacity: '7 guests, or 6 with camera bags',
    features: [
      'Pop-up roof with shade',
      'Sliding windows at each row',
      'Charging points front and rear',
      'Cool box with drinking water',
      'Rear luggage space for soft bags',
    ],
    imageUrl: '/images/vehicles/minibus.jpg',
    type: 'Minibus',
    available: true,
  },
  {
    name: 'Overland truck',
    description:
      'Built for school groups and longer camping journeys, with tents, kitchen and water for several days in its lockers. Guests sit high and see over the hedges. The truck is in our Nanyuki workshop for a rebuild of gearbox, seats and kitchen, and takes no bookings until that is finished and tested.',
    capacity: '18 guests, with camp crew',
    features: [
      'Forward-facing seats with belts',
      'Large drop-down windows',
      'Kitchen and pantry in side lockers',
      '300 litres of drinking water',
      'Lockable bag store',
    ],
    imageUrl: '/images/vehicles/overland-truck.jpg',
    type: 'Overland truck',
    available: false,
  },
  {
    name: 'Open game-drive 4x4',
    description:
      'Open sides, a canvas canopy and three stepped rows, so nobody looks at the back of a head. We keep it in the conservancies, where off-road driving and night drives are allowed, and never use it for transfers. It is cold at six in the morning: blankets and hot-water bottles are on the seats.',
    capacity: '9 guests in three stepped rows',
    features: [
      'No glass between lens and animal',
      'Canvas canopy and roll-down sides',
      'Spotlight with red filter for night drives',
      'Beanbags for cameras',
      'Blankets and waterproof ponchos',
    ],
    imageUrl: '/images/vehicles/open-4x4.jpg',
    type: 'Open 4x4',
    available: true,
  },
  {
    name: 'Light aircraft, chartered',
    description:
      'We own no aircraft. For fly-in trips we charter single-engine turboprops from licensed operators, or book seats on their scheduled flights, from Nanyuki, Wilson and the bush strips. You fly low, with a clear view; by midday it gets bumpy, so we fly early when we can. Luggage is weighed, and so, politely, are passengers.',
    capacity: 'Up to 12 guests, 15 kg of luggage each',
    features: [
      'High wing for a clear view down',
      'Lands on grass and gravel strips',
      'Flown by a licensed charter crew',
      'Soft bags only, no wheels or frames',
      'Most hops take 30 to 75 minutes',
    ],
    imageUrl: '/images/vehicles/light-aircraft.jpg',
    type: 'Light aircraft',
    available: true,
  },
  {
    name: 'River launch',
    description:
      'A flat-bottomed boat with a canopy, hired with its skipper for the Nile below Murchison Falls and, in the same style, for the Kazinga Channel. It drifts close to hippo and kingfisher without pushing them off the bank. There is shade but no toilet, and a trip lasts two to three hours.',
    capacity: '12 guests, with skipper and guide',
    features: [
      'A life jacket for every seat, worn on the water',
      'Full-length sun canopy',
      'Quiet four-stroke outboard and a spare',
      'Low sides for photography',
      'Drinking water and first-aid kit',
    ],
    imageUrl: '/images/vehicles/boat.jpg',
    type: 'River launch',
    available: true,
  },
]
