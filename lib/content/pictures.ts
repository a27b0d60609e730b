export type Picture = {
  alt: string
  /** Of its width, in per cent; the middle by default. */
  focus?: number
  /** Of the height of its wide version, in per cent; near the bottom by default. */
  focusHeight?: number
  /** A version without most of the sky. */
  hasWide?: true
  /** Ids of the places it shows. */
  shows?: string[]
  /** Places it could show, or a country. */
  fits?: string[]
  /** Only for trips with this animal; without `fits` for all of those. */
  animal?: string
}

export const pictures: Record<string, Picture> = {
  '/images/heroes/amboseli-elephants.jpg': {
    alt: 'Elephant family crossing the Amboseli lake bed below Kilimanjaro at sunset',
    focus: 66,
    hasWide: true,
    shows: ['amboseli'],
  },
  '/images/heroes/kenya-safari-drive.jpg': {
    alt: 'Land Cruiser on a dirt track beside two giraffe at sunrise in Kenya',
    focus: 67,
    hasWide: true,
    fits: ['Kenya', 'maasai-mara', 'talek', 'ol-pejeta', 'samburu', 'amboseli'],
  },
  '/images/heroes/naivasha-birds.jpg': {
    alt: 'Flamingos wading in Lake Naivasha while a fish eagle flies past',
    focus: 71,
    hasWide: true,
    shows: ['lake-naivasha'],
  },
  '/images/heroes/mount-kenya-trek.jpg': {
    alt: 'Trekkers and porters among giant groundsel below the peaks of Mount Kenya',
    focus: 60,
    hasWide: true,
    shows: ['mount-kenya', 'old-moses', 'shiptons-camp', 'point-lenana'],
  },
  '/images/heroes/rhino-conservation.jpg': {
    alt: 'Black rhino and calf on the Laikipia plains, Mount Kenya behind',
    focus: 70,
    hasWide: true,
    shows: ['ol-pejeta'],
  },
  '/images/heroes/maasai-mara.jpg': {
    alt: 'Lions walking before the migration in the Maasai Mara, balloons overhead',
    focus: 73,
    hasWide: true,
    shows: ['maasai-mara', 'talek', 'mara-naboisho', 'mara-north'],
  },
  '/images/heroes/camp-night.jpg': {
    alt: 'Lamplit safari tents and a campfire under the stars',
    focus: 67,
    hasWide: true,
    fits: [
      'maasai-mara',
      'talek',
      'mara-naboisho',
      'mara-north',
      'samburu',
      'ol-pejeta',
      'amboseli',
      'tarangire',
      'ngorongoro',
      'central-serengeti',
      'northern-serengeti',
    ],
  },
  '/images/destinations/kenya.jpg': {
    alt: 'Two giraffe beside an acacia above the Great Rift Valley in Kenya',
    focus: 71,
    hasWide: true,
    fits: ['Kenya', 'lake-naivasha', 'lake-nakuru'],
  },
  '/images/destinations/tanzania.jpg': {
    alt: 'Wildebeest by a baobab with Kilimanjaro behind, Tanzania',
    focus: 71,
    hasWide: true,
    fits: ['Tanzania', 'moshi', 'uhuru-peak'],
  },
  '/images/destinations/uganda.jpg': {
    alt: 'Crowned cranes before misty forest and the volcanoes of Uganda',
    focus: 74,
    hasWide: true,
    fits: ['Uganda', 'lake-bunyonyi', 'rushaga', 'mgahinga'],
  },
  '/images/destinations/dubai.jpg': {
    alt: 'Safari car on the dunes with the towers of Dubai beyond',
    focus: 63,
    hasWide: true,
    fits: ['Dubai', 'dubai-desert-reserve', 'lahbab'],
  },
  '/images/trips/mara.jpg': {
    alt: 'Balloons over grazing zebra on the Mara plains at dawn',
    focus: 54,
    hasWide: true,
    shows: ['maasai-mara', 'talek', 'mara-naboisho', 'mara-north'],
  },
  '/images/trips/amboseli.jpg': {
    alt: 'Bull elephant wading in the Amboseli swamp below Kilimanjaro at dawn',
    focus: 51,
    hasWide: true,
    shows: ['amboseli'],
  },
  '/images/trips/samburu.jpg': {
    alt: 'Reticulated giraffe by the river in Samburu, Ololokwe rising behind',
    focus: 73,
    hasWide: true,
    shows: ['samburu', 'archers-post'],
  },
  '/images/trips/tsavo.jpg': {
    alt: 'Red elephants passing a huge baobab at sunset in Tsavo',
    focus: 44,
    hasWide: true,
    shows: ['tsavo-east', 'tsavo-west'],
  },
  '/images/trips/laikipia.jpg': {
    alt: 'Grevy’s zebra and a walking safari on the Laikipia grassland',
    focus: 52,
    hasWide: true,
    shows: ['ol-pejeta', 'il-ngwesi'],
  },
  '/images/trips/mount-kenya.jpg': {
    alt: 'Orange tents by a mountain tarn below the snow of Mount Kenya',
    hasWide: true,
    shows: ['mount-kenya', 'old-moses', 'shiptons-camp', 'point-lenana'],
  },
  '/images/trips/serengeti.jpg': {
    alt: 'Lion on a rocky kopje above the Serengeti plain at dusk',
    focus: 77,
    focusHeight: 62,
    hasWide: true,
    shows: ['central-serengeti', 'northern-serengeti'],
  },
  '/images/trips/ngorongoro.jpg': {
    alt: 'Buffalo on the rim of Ngorongoro Crater above its soda lake',
    focus: 67,
    hasWide: true,
    shows: ['ngorongoro'],
  },
  '/images/trips/tarangire.jpg': {
    alt: 'Elephants under giant baobabs at the dry Tarangire river',
    focus: 69,
    hasWide: true,
    shows: ['tarangire'],
  },
  '/images/trips/kilimanjaro.jpg': {
    alt: 'Climbers and porters above the clouds on the way up Kilimanjaro',
    focus: 43,
    hasWide: true,
    shows: ['shira-plateau', 'barranco', 'karanga', 'barafu', 'uhuru-peak'],
  },
  '/images/trips/zanzibar.jpg': {
    alt: 'Dhow under sail off a palm-fringed beach in Zanzibar',
    focus: 61,
    hasWide: true,
    shows: ['kendwa', 'matemwe'],
  },
  '/images/trips/bwindi.jpg': {
    alt: 'Silverback gorilla on a rise above the mist of Bwindi',
    focus: 70,
    hasWide: true,
    shows: ['buhoma', 'rushaga'],
    animal: 'gorillas',
  },
  '/images/trips/gorilla-family.jpg': {
    alt: 'Gorilla family in a clearing under the tall trees of Bwindi, the silverback in the middle',
    focus: 57,
    hasWide: true,
    shows: ['buhoma', 'rushaga'],
    animal: 'gorillas',
  },
  '/images/trips/murchison.jpg': {
    alt: 'The Nile pouring over Murchison Falls, hippos in the pool below',
    focus: 57,
    hasWide: true,
    shows: ['murchison-falls'],
  },
  '/images/trips/kibale.jpg': {
    alt: 'Trackers on a forest trail among tall trees in Kibale',
    focus: 61,
    hasWide: true,
    shows: ['kibale'],
  },
  '/images/trips/crater-lakes.jpg': {
    alt: 'Thatched cottages above the crater lakes near Fort Portal at dusk',
    focus: 75,
    hasWide: true,
    shows: ['crater-lakes'],
  },
  '/images/trips/nile-jinja.jpg': {
    alt: 'Raft and crew in white water on the Nile at Jinja',
    focus: 59,
    hasWide: true,
    shows: ['jinja'],
  },
  '/images/trips/dubai-skyline.jpg': {
    alt: 'Dhow on the creek before the Dubai skyline at sunset',
    focus: 71,
    hasWide: true,
    shows: ['dubai-creek', 'deira', 'downtown-dubai'],
  },
  '/images/trips/dubai-desert.jpg': {
    alt: 'Camel caravan walking along a dune crest near Dubai at dawn',
    focus: 54,
    hasWide: true,
    shows: ['dubai-desert-reserve', 'lahbab'],
  },
  '/images/trips/stone-town.jpg': {
    alt: 'Merchants’ houses and a minaret on the seafront of Stone Town at sunset, a dhow coming in',
    focus: 59,
    hasWide: true,
    shows: ['stone-town'],
  },
  '/images/trips/spice-farm.jpg': {
    alt: 'A farmer and three guests on a spice farm inland on Zanzibar',
    focus: 56,
    hasWide: true,
    shows: ['kizimbani'],
  },
  '/images/trips/jozani.jpg': {
    alt: 'Two walkers on the boardwalk through the mangroves of Jozani',
    focus: 52,
    hasWide: true,
    shows: ['jozani'],
  },
  '/images/trips/queen-elizabeth.jpg': {
    alt: 'Launch on the Kazinga Channel among hippos, buffalo and an elephant, in Queen Elizabeth',
    focus: 53,
    hasWide: true,
    shows: ['queen-elizabeth'],
  },
  '/images/trips/lake-mburo.jpg': {
    alt: 'Zebra and impala on the acacia shore of Lake Mburo at sunrise',
    focus: 60,
    hasWide: true,
    shows: ['lake-mburo'],
  },
  '/images/trips/ziwa.jpg': {
    alt: 'White rhino with a calf at Ziwa, a ranger and three walkers keeping their distance',
    focus: 59,
    hasWide: true,
    shows: ['ziwa'],
  },
  '/images/trips/bigodi.jpg': {
    alt: 'Walkers on the boardwalk through the papyrus of Bigodi swamp',
    focus: 53,
    hasWide: true,
    shows: ['bigodi'],
  },
  '/images/trips/lake-bunyonyi.jpg': {
    alt: 'Dugout canoe among the islands of Lake Bunyonyi below terraced hills',
    hasWide: true,
    shows: ['lake-bunyonyi'],
  },
  '/images/trips/dubai-night.jpg': {
    alt: 'Camel caravan on a dune near Dubai under the stars',
    focus: 54,
    hasWide: true,
    shows: ['dubai-desert-reserve', 'lahbab'],
  },
  '/images/trips/lenana-night.jpg': {
    alt: 'Walkers and porters by moonlight below the peaks of Mount Kenya',
    focus: 60,
    hasWide: true,
    shows: ['old-moses', 'shiptons-camp', 'point-lenana'],
  },
  '/images/trips/kilimanjaro-night.jpg': {
    alt: 'Kilimanjaro above the clouds by moonlight, walkers and porters on a ridge',
    focus: 43,
    hasWide: true,
    shows: ['shira-plateau', 'barranco', 'karanga', 'barafu', 'uhuru-peak'],
  },
  '/images/trips/kilimanjaro-dawn.jpg': {
    alt: 'Climbers and porters above the clouds at first light, Kilimanjaro behind',
    focus: 43,
    hasWide: true,
    shows: ['shira-plateau', 'barranco', 'karanga', 'barafu', 'uhuru-peak'],
  },
  '/images/trips/dubai-skyline-night.jpg': {
    alt: 'Dhow on the creek before the Dubai skyline at night',
    focus: 71,
    hasWide: true,
    shows: ['dubai-creek', 'deira', 'downtown-dubai'],
  },
  '/images/trips/zanzibar-dawn.jpg': {
    alt: 'Dhow under sail off a beach with palms in Zanzibar at sunrise',
    focus: 61,
    hasWide: true,
    shows: ['matemwe'],
  },
  '/images/trips/lake-bunyonyi-dawn.jpg': {
    alt: 'Dugout canoe among the islands of Lake Bunyonyi in the early morning',
    hasWide: true,
    shows: ['lake-bunyonyi'],
  },
  '/images/pages/luxury.jpg': {
    alt: 'Couple on the deck of a safari tent facing the plains at sundown',
    focus: 69,
    hasWide: true,
    fits: ['mara-naboisho', 'mara-north'],
  },
  '/images/pages/adventure.jpg': {
    alt: 'Trekkers climbing a dark ridge above a sea of cloud',
    focus: 66,
    hasWide: true,
    shows: [
      'shira-plateau',
      'barranco',
      'karanga',
      'barafu',
      'uhuru-peak',
      'mount-kenya',
      'old-moses',
      'shiptons-camp',
      'point-lenana',
    ],
  },
  '/images/pages/community.jpg': {
    alt: 'Red-roofed village school with children and herders arriving',
    focus: 64,
    hasWide: true,
    shows: ['nanyuki', 'archers-post'],
  },
  '/images/pages/conservation.jpg': {
    alt: 'Ranger with a staff keeping watch over rhino below Mount Kenya',
    focus: 59,
    hasWide: true,
    shows: ['ol-pejeta'],
  },
  '/images/pages/volunteer.jpg': {
    alt: 'People planting rows of seedlings on a hillside below Mount Kenya',
    focus: 61,
    hasWide: true,
    shows: ['nanyuki'],
  },
  '/images/pages/about.jpg': {
    alt: 'Elephants walking in single file along a ridge at sunset',
    focus: 65,
    hasWide: true,
  },
  '/images/pages/contact.jpg': {
    alt: 'Bush plane coming in over an airstrip where a Land Cruiser waits',
    focus: 70,
    hasWide: true,
  },
  '/images/pages/donate.jpg': {
    alt: 'Mother elephant standing beside her calf against a low sun',
    focus: 60,
    hasWide: true,
  },
  '/images/pages/terms.jpg': {
    alt: 'Single acacia in long grass under a midday sun',
    focus: 78,
    hasWide: true,
  },
  '/images/placeholder-safari.jpg': {
    alt: 'Acacia on a quiet plain with hills and a low sun',
    focus: 57,
    hasWide: true,
  },
  '/images/species/mountain-bongo.jpg': {
    alt: 'Mountain bongo bull with white stripes in highland grass',
    fits: ['nanyuki'],
  },
  '/images/species/hirola.jpg': { alt: 'Hirola antelope with lyre-shaped horns on a dry plain' },
  '/images/species/black-rhino.jpg': {
    alt: 'Black rhino with two long horns standing in short grass',
    fits: ['ol-pejeta', 'lake-nakuru', 'nairobi-national-park', 'ngorongoro'],
  },
  '/images/species/grevys-zebra.jpg': {
    alt: 'Grevy’s zebra with narrow stripes on a grassy plain',
    fits: ['samburu', 'archers-post', 'il-ngwesi'],
  },
  '/images/species/elephant.jpg': {
    alt: 'Bull elephant striding through grass with its trunk forward',
    animal: 'elephants',
  },
  '/images/species/giraffe.jpg': { alt: 'Giraffe standing tall above the grass before a pale sun' },
  '/images/species/lion.jpg': {
    alt: 'Dark-maned lion walking across open grassland',
    animal: 'big-cats',
  },
  '/images/species/grey-crowned-crane.jpg': {
    alt: 'Grey crowned crane with its gold crest on open grass',
    fits: ['bigodi', 'lake-bunyonyi', 'lake-mburo', 'queen-elizabeth'],
  },
  '/images/species/vulture.jpg': { alt: 'Vulture perched on a boulder, two more soaring behind it' },
  '/images/species/gorilla.jpg': {
    alt: 'Silverback gorilla on its knuckles before green hills',
    animal: 'gorillas',
  },
  '/images/vehicles/land-cruiser.jpg': { alt: 'Safari Land Cruiser with its roof raised and two guests standing' },
  '/images/vehicles/minibus.jpg': { alt: 'Safari minibus with a pop-up roof on the plains' },
  '/images/vehicles/overland-truck.jpg': { alt: 'Overland truck with big windows and luggage on the roof' },
  '/images/vehicles/open-4x4.jpg': { alt: 'Open game-drive 4x4 with four guests under a canopy' },
  '/images/vehicles/light-aircraft.jpg': { alt: 'Bush plane with an orange belly standing on a grass strip' },
  '/images/vehicles/boat.jpg': {
    alt: 'Canopied river launch with four guests on calm water',
    fits: ['murchison-falls', 'queen-elizabeth', 'lake-mburo'],
  },
  '/images/portraits/1.jpg': { alt: 'Person in a ranger hat before savanna hills, in silhouette' },
  '/images/portraits/2.jpg': { alt: 'Person with cropped hair before green hills, in silhouette' },
  '/images/portraits/3.jpg': { alt: 'Person in a striped head wrap before hills, in silhouette' },
  '/images/portraits/4.jpg': { alt: 'Person in a cap before golden hills, in silhouette' },
  '/images/portraits/5.jpg': { alt: 'Person with braids tied back before hills, in silhouette' },
  '/images/portraits/6.jpg': { alt: 'Bearded person in a brimmed hat before hills, in silhouette' },
  '/images/portraits/7.jpg': { alt: 'Person with full natural hair before green hills, in silhouette' },
  '/images/portraits/8.jpg': { alt: 'Person with short hair and a scarf before hills, in silhouette' },
}

/** The wide version if there is one. */
export const widePicture = (src: string) => (pictures[src]?.hasWide ? src.replace('.jpg', '-wide.jpg') : src)

/** Two and a half times as wide as high, where photographs are 16:9 or less. */
export const isWidePicture = (src: string) => src.startsWith('/images/') && src.endsWith('-wide.jpg')
