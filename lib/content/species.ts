/** IUCN Red List categories. */
export type RedListStatus = 'CR' | 'EN' | 'VU' | 'NT' | 'LC'

export type Species = {
  id: string
  name: string
  latin: string
  /** Global status, not a national list's. */
  status: RedListStatus
  figure?: { prefix?: string; value: string; where: string; before?: string }
  note: string
  /** Without one it is listed by name only. */
  image?: string
}

export type SpeciesGroup = { id: string; title: string; intro: string; also: string; species: Species[] }

export const speciesPage = {
  title: 'Endangered species of East Africa',
  intro:
    'The threatened animals of Kenya and its neighbours, how many are left where they have been counted, and where you may see them.',
  sources:
    'Status: IUCN Red List, worldwide, as of {red-list-date}. Head counts for Kenya: National Wildlife Census 2025, released on December 11, 2025, against the census of 2021.',
}

export const legend: { title: string; entries: { status: RedListStatus; name: string; meaning: string }[] } = {
  title: 'What the badges mean',
  entries: [
    { status: 'CR', name: 'Critically endangered', meaning: 'An extremely high risk of dying out in the wild.' },
    { status: 'EN', name: 'Endangered', meaning: 'A very high risk.' },
    { status: 'VU', name: 'Vulnerable', meaning: 'A high risk.' },
    { status: 'NT', name: 'Near threatened', meaning: 'Close to one of the three above.' },
    { status: 'LC', name: 'Least concern', meaning: 'Widespread and common enough worldwide.' },
  ],
}

export const speciesClosing = {
  title: 'How you can help',
  donate: {
    text: 'Small, regular gifts pay for scouts’ wages and boots, for seedlings, and for counting the cranes twice a year.',
    link: { label: 'Support conservation', href: '/donate' as const },
  },
  itineraries: {
    text: 'Park fees and conservancy beds help to keep the land open for wildlife. Come and see it.',
    link: { label: 'See where they live', href: '/itineraries' as const },
  },
}

export const mammals: SpeciesGroup = {
  id: 'mammals',
  title: 'Mammals',
  intro: 'The most threatened come first.',
  also: 'Also on the list',
  species: [
    {
      id: 'mountain-bongo',
      name: 'Mountain bongo',
      latin: 'Tragelaphus eurycerus isaaci',
      status: 'CR',
      figure: { prefix: 'fewer than', value: '{count-mountain-bongo}', where: 'in Kenya, its only home' },
      note: 'A chestnut forest antelope with white stripes, so shy that most people on Mount Kenya have never met one. Mawingu, a sanctuary next door to Nanyuki, prepares bongos for a life in the wild.',
      image: '/images/species/mountain-bongo.jpg',
    },
    {
      id: 'hirola',
      name: 'Hirola',
      latin: 'Beatragus hunteri',
      status: 'CR',
      figure: { value: '{count-hirola}', where: 'in Kenya, 2025', before: '497 in 2021' },
      note: 'The antelope with four eyes: a dark gland under each real one looks like a second. It lives on the dry plains east of the Tana River, and a herd that was moved lives in {hirola-tsavo}. Its best chance is the herders who share the grass.',
      image: '/images/species/hirola.jpg',
    },
    {
      id: 'black-rhino',
      name: 'Black rhino',
      latin: 'Diceros bicornis',
      status: 'CR',
      figure: { value: '{count-black-rhino}', where: 'in Kenya, 2025', before: '{count-black-rhino-before} in 2021' },
      note: 'A browser with a hooked lip, usually alone and usually cross. It is guarded day and night, and its numbers are rising. Look for it at Ol Pejeta, at Lake Nakuru, and in Nairobi National Park with the city behind.',
      image: '/images/species/black-rhino.jpg',
    },
    {
      id: 'grevys-zebra',
      name: 'Grevy’s zebra',
      latin: 'Equus grevyi',
      status: 'EN',
      figure: { value: '{count-grevys-zebra}', where: 'in Kenya, 2025' },
      note: 'The largest of the zebras, with narrow stripes, a white belly and round ears. Nearly all live in northern Kenya: look in Samburu and on the ranches of Laikipia.',
      image: '/images/species/grevys-zebra.jpg',
    },
    {
      id: 'savanna-elephant',
      name: 'African savanna elephant',
      latin: 'Loxodonta africana',
      status: 'EN',
      figure: { value: '{count-elephant}', where: 'in Kenya, 2025', before: '36,280 in 2021' },
      note: 'It is endangered across the continent, even as Kenya’s herds grow. Beehive fences and open corridors keep them out of the maize. See families in Amboseli, and elephants red with dust in Tsavo.',
      image: '/images/species/elephant.jpg',
    },
    {
      id: 'mountain-gorilla',
      name: 'Mountain gorilla',
      latin: 'Gorilla beringei beringei',
      status: 'EN',
      figure: { prefix: 'over', value: '{count-mountain-gorilla}', where: 'in the world' },
      note: 'They live in Bwindi, and on the volcanoes where Uganda, Rwanda and Congo meet. The only great ape whose numbers are rising: the permits pay the rangers. Eight people at most visit a family in a day.',
      image: '/images/species/gorilla.jpg',
    },
    {
      id: 'reticulated-giraffe',
      name: 'Reticulated giraffe',
      latin: 'Giraffa camelopardalis reticulata',
      status: 'EN',
      figure: { value: '{count-reticulated-giraffe}', where: 'in Kenya, 2025' },
      note: 'Liver-red patches with clean white lines between them, like paving. Most of those left in the world live in northern Kenya, in Samburu and Laikipia, and they are increasing again.',
      image: '/images/species/giraffe.jpg',
    },
    {
      id: 'lion',
      name: 'Lion',
      latin: 'Panthera leo',
      status: 'VU',
      note: 'Seen all year in the Mara and in most large parks, though the count fell between 2021 and 2025. Conservancies that pay families for their land, and for a lost cow, keep more lions alive than any fence.',
      image: '/images/species/lion.jpg',
    },
    {
      id: 'northern-white-rhino',
      name: 'Northern white rhino',
      latin: 'Ceratotherium simum cottoni',
      status: 'CR',
      figure: { value: '{count-northern-white-rhino}', where: 'in the world' },
      note: 'Najin and her daughter Fatu, both at Ol Pejeta, both female.',
    },
    {
      id: 'southern-white-rhino',
      name: 'Southern white rhino',
      latin: 'Ceratotherium simum simum',
      status: 'NT',
      figure: { value: '{count-southern-white-rhino}', where: 'in Kenya, 2025' },
      note: 'It has a wide mouth for grazing. You see it most easily at Lake Nakuru and Ol Pejeta.',
    },
    {
      id: 'nubian-giraffe',
      name: 'Nubian giraffe',
      latin: 'Giraffa camelopardalis camelopardalis',
      status: 'CR',
      figure: { value: '{count-nubian-giraffe}', where: 'in Kenya, 2025' },
      note: 'It has white legs without a pattern. It lives at Lake Nakuru and Murchison Falls.',
    },
    {
      id: 'maasai-giraffe',
      name: 'Maasai giraffe',
      latin: 'Giraffa camelopardalis tippelskirchi',
      status: 'EN',
      figure: { value: '{count-maasai-giraffe}', where: 'in Kenya, 2025' },
      note: 'Its patches are like torn vine leaves. This is the giraffe of the Mara, Amboseli and the Serengeti.',
    },
    {
      id: 'tana-river-mangabey',
      name: 'Tana River mangabey',
      latin: 'Cercocebus galeritus',
      status: 'CR',
      figure: { value: '{count-mangabey}', where: 'in Kenya, 2021' },
      note: 'This monkey lives in one strip of forest along the lower Tana River and nowhere else.',
    },
    {
      id: 'chimpanzee',
      name: 'Chimpanzee',
      latin: 'Pan troglodytes',
      status: 'EN',
      figure: { prefix: 'about', value: '{count-chimpanzee}', where: 'in Kibale, Uganda' },
      note: 'You hear it long before you see it. Rescued chimpanzees live in the sanctuary at Ol Pejeta.',
    },
    {
      id: 'wild-dog',
      name: 'African wild dog',
      latin: 'Lycaon pictus',
      status: 'EN',
      note: 'Kenya has lost about half of its wild dogs in four years. Packs still cross Laikipia.',
    },
    {
      id: 'cheetah',
      name: 'Cheetah',
      latin: 'Acinonyx jubatus',
      status: 'VU',
      note: 'Kenya has lost about half of its cheetahs in four years, too. Keep your distance: cars that crowd around a cheetah cost it the hunt.',
    },
    {
      id: 'sable-antelope',
      name: 'Sable antelope',
      latin: 'Hippotragus niger',
      status: 'LC',
      figure: { value: '{count-sable}', where: 'in Kenya, 2025' },
      note: 'It is safe further south but critically endangered on Kenya’s own list of 2021. In Kenya it lives only in the Shimba Hills.',
    },
    {
      id: 'roan-antelope',
      name: 'Roan antelope',
      latin: 'Hippotragus equinus',
      status: 'LC',
      figure: { value: '{count-roan}', where: 'in Kenya, 2025' },
      note: 'It is of least concern worldwide but critically endangered on Kenya’s own list. In Kenya it lives in Ruma National Park.',
    },
  ],
}

export const otherSpecies: SpeciesGroup = {
  id: 'other-species',
  title: 'Other species',
  intro: 'One from the reef, one from the rocks, and one that has recovered.',
  also: 'Turtles and tortoises',
  species: [
    {
      id: 'hawksbill-turtle',
      name: 'Hawksbill turtle',
      latin: 'Eretmochelys imbricata',
      status: 'CR',
      note: 'It has been hunted for its shell for centuries. It feeds on sponges along the reefs of Kenya and Zanzibar: never buy tortoiseshell, and keep lights away from a nesting beach.',
    },
    {
      id: 'pancake-tortoise',
      name: 'Pancake tortoise',
      latin: 'Malacochersus tornieri',
      status: 'CR',
      note: 'Flat and soft-shelled, made for hiding in cracks of rock in dry Kenya and Tanzania. It is taken for the pet trade, and lays only one egg at a time.',
    },
    {
      id: 'green-turtle',
      name: 'Green turtle',
      latin: 'Chelonia mydas',
      status: 'LC',
      note: 'The good news: moved from endangered to least concern in October 2025, after decades in which nests were guarded and nets were changed.',
    },
  ],
}

export const birds: SpeciesGroup = {
  id: 'birds',
  title: 'Birds',
  intro: 'Poison is the main threat to most of these.',
  also: 'Also on the list',
  species: [
    {
      id: 'white-backed-vulture',
      name: 'White-backed vulture',
      latin: 'Gyps africanus',
      status: 'CR',
      note: 'Once the commonest vulture of the plains, still the one you will probably see first, dropping in from nowhere. A single poisoned carcass can kill a hundred.',
      image: '/images/species/vulture.jpg',
    },
    {
      id: 'grey-crowned-crane',
      name: 'Grey crowned crane',
      latin: 'Balearica regulorum',
      status: 'EN',
      figure: { prefix: 'fewer than', value: '{count-crowned-crane}', where: 'in Kenya' },
      note: 'Uganda’s national bird, and a dancer in any season. It nests in marshes, which are being drained. Farmers who leave a strip of reeds uncut round a nest help its chicks to grow up.',
      image: '/images/species/grey-crowned-crane.jpg',
    },
    {
      id: 'rueppells-vulture',
      name: 'Rüppell’s vulture',
      latin: 'Gyps rueppelli',
      status: 'CR',
      note: 'Its feathers look like fish scales. It nests on cliffs, and Hell’s Gate has a colony.',
    },
    {
      id: 'hooded-vulture',
      name: 'Hooded vulture',
      latin: 'Necrosyrtes monachus',
      status: 'CR',
      note: 'A small vulture with a thin bill. It waits for the others to finish.',
    },
    {
      id: 'white-headed-vulture',
      name: 'White-headed vulture',
      latin: 'Trigonoceps occipitalis',
      status: 'CR',
      note: 'The most colourful of the vultures, and the rarest at a carcass. Pairs hold large territories.',
    },
    {
      id: 'taita-apalis',
      name: 'Taita apalis',
      latin: 'Apalis fuscigularis',
      status: 'CR',
      figure: { prefix: 'fewer than', value: '{count-taita-apalis}', where: 'in the world' },
      note: 'This warbler lives in a few patches of cloud forest in the Taita Hills, between the two Tsavo parks.',
    },
    {
      id: 'lappet-faced-vulture',
      name: 'Lappet-faced vulture',
      latin: 'Torgos tracheliotos',
      status: 'EN',
      note: 'The largest of the vultures here. It opens skin that the others cannot.',
    },
    {
      id: 'egyptian-vulture',
      name: 'Egyptian vulture',
      latin: 'Neophron percnopterus',
      status: 'EN',
      note: 'It has a yellow face and breaks ostrich eggs with a stone.',
    },
    {
      id: 'martial-eagle',
      name: 'Martial eagle',
      latin: 'Polemaetus bellicosus',
      status: 'EN',
      note: 'Africa’s heaviest eagle. It dies at power lines, and farmers kill it for taking chickens.',
    },
    {
      id: 'secretarybird',
      name: 'Secretarybird',
      latin: 'Sagittarius serpentarius',
      status: 'EN',
      note: 'It walks the grassland all day on long legs and kills snakes by stamping on them.',
    },
  ],
}
