export const calendar = {
  home: {
    title: 'When to go',
    intro: 'Choose a month to see the trips that are at their best then.',
  },
  country: {
    title: 'Month by month',
    intro: 'Choose a month to see the trips that are at their best then.',
  },
  sights: 'Animals',
  parks: 'Parks',
  folded: 'Month by month',
}

/** Better known than the place itself. */
export const areaNames: Record<string, string> = {
  talek: 'Maasai Mara',
  'mara-naboisho': 'Maasai Mara',
  'mara-north': 'Maasai Mara',
  'archers-post': 'Samburu',
  'il-ngwesi': 'Samburu',
  nanyuki: 'Laikipia',
  'ol-pejeta': 'Laikipia',
  'ngare-ndare': 'Laikipia',
  'point-lenana': 'Mount Kenya',
  'uhuru-peak': 'Kilimanjaro',
  'shira-plateau': 'Kilimanjaro',
  'stone-town': 'Zanzibar',
  kizimbani: 'Zanzibar',
  jozani: 'Zanzibar',
  kendwa: 'Zanzibar',
  matemwe: 'Zanzibar',
  buhoma: 'Bwindi',
  rushaga: 'Bwindi',
  'lake-bunyonyi': 'Bwindi',
  'crater-lakes': 'Kibale',
  bigodi: 'Kibale',
  deira: 'Dubai',
  'dubai-creek': 'Dubai',
  'downtown-dubai': 'Dubai',
  jumeirah: 'Dubai',
  'dubai-desert-reserve': 'Dubai',
  lahbab: 'Dubai',
}
