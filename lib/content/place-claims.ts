import type { Claim } from './claim'

const looked = { owner: 'Musa Kijazi', checkedOn: '2026-11-22', nextCheck: '2027-11-30' }

const height = (place: string, text: string, meaning: string): Claim => ({
  id: `height-${place}`,
  text,
  meaning: `${meaning}, above the sea`,
  proof: 'Commonly published; the mountain parks and maps agree',
  status: 'checked',
  ...looked,
})

const size = (place: string, text: string, name: string): Claim => ({
  id: `size-${place}`,
  text,
  meaning: `The size of ${name}`,
  proof: 'Commonly published by the park’s own authority',
  status: 'checked',
  ...looked,
})

export const placeClaims: Claim[] = [
  height('uhuru-peak', '5,895 m', 'Uhuru Peak, the top of Kilimanjaro'),
  height('batian', '5,199 m', 'Batian, the highest summit of Mount Kenya'),
  height('lenana', '4,985 m', 'Point Lenana, the trekkers’ top of Mount Kenya'),
  height('sirimon-gate', '2,650 m', 'Sirimon Gate of Mount Kenya'),
  height('nanyuki', '1,950 m', 'Nanyuki, about'),
  height('lake-nakuru', '1,754 m', 'Lake Nakuru'),
  height('crater-rim', '2,300 m', 'The rim of Ngorongoro, about'),
  size('mara', '1,510 km²', 'the Maasai Mara'),
  size('ol-pejeta', '360 km²', 'Ol Pejeta'),
  size('queen-elizabeth', '1,978 km²', 'Queen Elizabeth National Park'),
  size('crater-floor', '260 km²', 'the floor of Ngorongoro, about'),
  size('dubai-reserve', '225 km²', 'the Dubai Desert Conservation Reserve'),
  {
    ...height('burj-khalifa', '828 m', 'The Burj Khalifa'),
    meaning: 'The height of the Burj Khalifa',
    proof: 'The tower’s own page (burjkhalifa.ae)',
  },
  ...[
    ['five', '65 in 100'],
    ['six', '75 in 100'],
    ['eight', '90 in 100'],
  ].map(
    ([days = '', text = '']): Claim => ({
      id: `climb-in-${days}-days`,
      text,
      meaning: `How many reach the top of Kilimanjaro in ${days} days, by one operator’s figures`,
      proof: 'One operator’s page, read at second hand; ask for your own climbs of the last years',
      status: 'to confirm',
      ...looked,
    }),
  ),
  {
    id: 'mara-amboseli',
    text: '478 km and about nine hours',
    meaning: 'The road from the Maasai Mara to Amboseli, with stops',
    proof: 'One traveller’s report of May 2022 (salsaworldtraveler.com); ask your own drivers',
    status: 'to confirm',
    ...looked,
  },
  {
    id: 'gorilla-share',
    text: 'more than four in ten',
    meaning: '459 of 1,063 mountain gorillas live in Bwindi and Sarambwe beside it',
    proof: 'Census of Bwindi and Sarambwe of 2018, published 2019, and that of the Virungas of 2016',
    status: 'to confirm',
    ...looked,
  },
]
