// By region, from January. Sources: our country pages, the park services' high and low seasons, and the operator.
import type { SeedMonth } from '../types'

export const kenyaHighlands: SeedMonth[] = [
  ['dry', 'Warm, clear days'],
  ['dry', 'The warmest month, clear mornings'],
  ['rains', 'The long rains begin late in the month'],
  ['rains', 'Storms most afternoons, deep mud'],
  ['rains', 'Rain eases towards the end'],
  ['dry', 'Cool and dry'],
  ['dry', 'Cold dawns, cloud until noon'],
  ['dry', 'Cold dawns, dry tracks'],
  ['dry', 'Dry and warmer'],
  ['short rains', 'Dry until the first showers late in the month'],
  ['short rains', 'Showers after noon'],
  ['short rains', 'Showers end early in the month'],
]

export const mara: SeedMonth[] = [
  ['dry', 'Few vehicles, lions on the short grass'],
  ['dry', 'Dry and quiet'],
  ['rains', 'The long rains begin late in the month'],
  ['rains', 'Storms most afternoons, camps half empty'],
  ['rains', 'Mud, tall grass, few visitors'],
  ['dry', 'Dry again, before the herds'],
  ['migration', 'The first herds come, usually from the middle of the month'],
  ['migration', 'Herds on both sides of the river'],
  ['migration', 'Crossings are most likely now'],
  ['migration', 'The herds leave for the south'],
  ['short rains', 'Showers after noon, birds at their best'],
  ['short rains', 'Showers end, the plains are fresh'],
]

export const riftLakes: SeedMonth[] = [
  ['birds', 'Migrant birds from Europe are here'],
  ['birds', 'Dry shores, many waders'],
  ['birds', 'The last month of the birds from Europe'],
  ['rains', 'Storms most afternoons'],
  ['rains', 'Rain eases towards the end'],
  ['dry', 'Cool and dry'],
  ['dry', 'Dry, with cold mornings'],
  ['dry', 'Dry, animals near the shore'],
  ['dry', 'Dry and warmer'],
  ['birds', 'The first birds from Europe arrive'],
  ['birds', 'Showers after noon, birds at their best'],
  ['birds', 'Showers end, many birds'],
]

export const amboseli: SeedMonth[] = [
  ['clear views', 'Kilimanjaro shows at dawn'],
  ['clear views', 'Kilimanjaro shows at dawn, hot days'],
  ['rains', 'The long rains begin late in the month'],
  ['rains', 'Wet tracks, elephants spread out'],
  ['rains', 'Rain eases towards the end'],
  ['elephants', 'Families come to the marsh'],
  ['elephants', 'Long lines to the marsh, cold dawns'],
  ['elephants', 'Dry, large herds in the marsh'],
  ['elephants', 'Dry and dusty, large herds'],
  ['elephants', 'The driest weeks, then the first showers'],
  ['short rains', 'Showers after noon, many birds'],
  ['short rains', 'Showers end, and the air is clear'],
]

export const dryNorth: SeedMonth[] = [
  ['dry', 'Hot, animals along the river'],
  ['dry', 'Hot, animals along the river'],
  ['rains', 'Rain from the end of the month'],
  ['rains', 'The river may flood'],
  ['rains', 'Rain ends'],
  ['dry', 'Hot and dry'],
  ['elephants', 'Herds come down to the river'],
  ['elephants', 'Herds at the river every day'],
  ['elephants', 'Very dry, herds at the river'],
  ['dry', 'Dry until the last days'],
  ['short rains', 'The wettest month here'],
  ['short rains', 'Showers end'],
]

export const serengeti: SeedMonth[] = [
  ['dry', 'Herds on the short grass in the south'],
  ['dry', 'Herds on the short grass in the south'],
  ['rains', 'Rain from the end of the month'],
  ['migration', 'Herds pass through the centre'],
  ['migration', 'Herds move west, the rains end'],
  ['dry', 'Dry, cats on the kopjes'],
  ['dry', 'Dry; the herds are further north'],
  ['dry', 'Dry; the herds are in the north'],
  ['dry', 'Dry and dusty'],
  ['dry', 'Dry until the last days'],
  ['short rains', 'Herds come back towards the south'],
  ['short rains', 'Showers end, herds to the south'],
]

export const northernSerengeti: SeedMonth[] = [
  ...serengeti.slice(0, 3),
  ['rains', 'Many camps are closed'],
  ['rains', 'Many camps are closed'],
  ['dry', 'Dry, before the herds'],
  ...mara.slice(6, 10),
  ['short rains', 'The last herds leave for the south'],
  ['short rains', 'Quiet, with showers'],
]

export const grumeti: SeedMonth[] = [
  ['dry', 'Quiet; the herds are in the south'],
  ['dry', 'Quiet; the herds are in the south'],
  ['rains', 'Rain from the end of the month'],
  ['rains', 'Heavy rain'],
  ['migration', 'The first herds come, usually late in the month'],
  ['migration', 'Herds along the Grumeti River'],
  ['migration', 'The last herds move on to the north'],
  ...serengeti.slice(7, 10),
  ['short rains', 'Showers and new grass'],
  ['short rains', 'Showers end'],
]

export const ndutu: SeedMonth[] = [
  ['calving', 'The first calves, herds on the short grass'],
  ['calving', 'Most calves are born this month'],
  ['calving', 'Calves on the plains, rain late in the month'],
  ['rains', 'Heavy rain, the herds leave'],
  ['rains', 'Black mud, camps closed'],
  ['dry', 'The herds are gone'],
  ['dry', 'Dry and empty'],
  ['dry', 'Dry and empty'],
  ['dry', 'Dry and dusty'],
  ['dry', 'Dry and dusty'],
  ['short rains', 'New grass'],
  ['migration', 'The herds are back'],
]

export const tanzaniaNorth: SeedMonth[] = [
  ['dry', 'Warm, between the rains'],
  ['dry', 'Warm, between the rains'],
  ['rains', 'Rain from the end of the month'],
  ['rains', 'Heavy rain'],
  ['rains', 'Rain eases'],
  ['dry', 'Cool and dry'],
  ['dry', 'Cold nights on high ground'],
  ['dry', 'Cold nights on high ground'],
  ['dry', 'Dry and dusty'],
  ['dry', 'Dry until the last days'],
  ['short rains', 'Showers after noon'],
  ['short rains', 'Showers end early in the month'],
]

export const tarangire: SeedMonth[] = [
  ...tanzaniaNorth.slice(0, 6),
  ['elephants', 'The first large herds at the river'],
  ['elephants', 'Large herds at the river'],
  ['elephants', 'The river is the only water'],
  ['elephants', 'The largest herds at the river'],
  ...tanzaniaNorth.slice(10),
]

export const highMountain: SeedMonth[] = [
  ['clear views', 'Among the clearest months, cold nights'],
  ['clear views', 'Among the clearest months, cold nights'],
  ['rains', 'Rain and snow from the end of the month'],
  ['rains', 'Wet snow, deep mud below'],
  ['rains', 'Wet until the end of the month'],
  ['dry', 'Dry, colder'],
  ['dry', 'Dry and cold'],
  ['dry', 'Dry and cold, the busiest month'],
  ['dry', 'Dry, clear mornings'],
  ['dry', 'Dry until the last days'],
  ['short rains', 'Cloud and snow showers'],
  ['short rains', 'Clearer by Christmas'],
]

export const islandCoast: SeedMonth[] = [
  ['hot', 'Hot and humid, calm water'],
  ['hot', 'Hot and humid, calm water'],
  ['hot', 'Hot, rain late in the month'],
  ['rains', 'Heavy rain, some hotels closed'],
  ['rains', 'Heavy rain, some hotels closed'],
  ['windy', 'Cooler, dry and breezy'],
  ['windy', 'Dry and breezy, kites on the east coast'],
  ['windy', 'Dry and breezy'],
  ['calm sea', 'Dry, clear water'],
  ['calm sea', 'Dry, the clearest water'],
  ['short rains', 'Showers, humid'],
  ['hot', 'Humid, showers end'],
]

export const gorillaForest: SeedMonth[] = [
  ['gorilla tracking', 'Firmer paths'],
  ['gorilla tracking', 'Firmer paths'],
  ['rains', 'Slippery walks, permits easier to get'],
  ['rains', 'The wettest month'],
  ['rains', 'Slippery walks, fewer visitors'],
  ['gorilla tracking', 'Dry paths, permits go early'],
  ['gorilla tracking', 'The driest month'],
  ['gorilla tracking', 'Dry paths, the busiest month'],
  ['rains', 'Showers, mostly after noon'],
  ['rains', 'Wet, quiet trails'],
  ['rains', 'Wet, quiet trails'],
  ['gorilla tracking', 'Dries out towards Christmas'],
]

export const chimpanzeeForest: SeedMonth[] = gorillaForest.map(([word, note]) => [
  word === 'gorilla tracking' ? 'chimpanzee tracking' : word,
  note,
])

export const ugandaSavanna: SeedMonth[] = [
  ['dry', 'Hazy, animals near the water'],
  ['dry', 'Hot, animals near the water'],
  ['rains', 'Storms begin'],
  ['rains', 'The wettest month'],
  ['rains', 'Tall grass, soft tracks'],
  ['dry', 'Dry tracks'],
  ['dry', 'Dry, animals near the water'],
  ['dry', 'Dry until late in the month'],
  ['rains', 'Showers, mostly after noon'],
  ['birds', 'Wet, with many birds from the north'],
  ['birds', 'Wet, with many birds from the north'],
  ['dry', 'Dries out towards Christmas'],
]

export const gulf: SeedMonth[] = [
  ['warm', 'Warm days, cold desert nights'],
  ['warm', 'Warm days, cold desert nights'],
  ['warm', 'Warm, now and then a sandstorm'],
  ['hot', 'Hot from noon'],
  ['hot', 'Above 35 °C'],
  ['hot', 'Above 40 °C'],
  ['hot', 'Above 40 °C'],
  ['hot', 'Above 40 °C and humid'],
  ['hot', 'Near 40 °C and humid'],
  ['hot', 'Hot until evening'],
  ['warm', 'Warm days, mild nights'],
  ['warm', 'Warm days, cool desert nights'],
]
