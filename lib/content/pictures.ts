// The alt text, horizontal focus and wide version of every base picture in public/images, and which trips it is for.

export type Picture = {
  alt: string
  focus: number
  wide: string | null
  /** The places in it, by their ids. */
  shows?: string[]
  /** Places where it could have been drawn, or a country. */
  fits?: string[]
  /** Only for trips on which one sees it; alone: for all of those. */
  animal?: string
}

export const pictures: Record<string, Picture> = {
  '/images/heroes/amboseli-elephants.jpg': {
    alt: 'Elephant family crossing the Amboseli lake bed below Kilimanjaro at sunset',
    focus: 66,
    wide: '/images/heroes/amboseli-elephants-wide.jpg',
    shows: ['amboseli'],
  },
  '/images/heroes/kenya-safari-drive.jpg': {
    alt: 'Land Cruiser on a dirt track beside two giraffe at sunrise in Kenya',
    focus: 67,
    wide: '/images/heroes/kenya-safari-drive-wide.jpg',
    fits: ['Kenya', 'maasai-mara', 'talek', 'ol-pejeta', 'samburu'],
  },
  '/images/heroes/naivasha-birds.jpg': {
    alt: 'Flamingos wading in Lake Naivasha while a fish eagle flies past',
    focus: 71,
    wide: '/images/heroes/naivasha-birds-wide.jpg',
    shows: ['lake-naivasha'],
  },
  '/images/heroes/mount-kenya-trek.jpg': {
    alt: 'Trekkers and porters among giant groundsel below the peaks of Mount Kenya',
    focus: 60,
    wide: '/images/heroes/mount-kenya-trek-wide.jpg',
    shows: ['mount-kenya', 'old-moses', 'shiptons-camp', 'point-lenana'],
  },
  '/images/heroes/rhino-conservation.jpg': {
    alt: 'Black rhino and calf on the Laikipia plains, Mount Kenya behind',
    focus: 70,
    wide: '/images/heroes/rhino-conservation-wide.jpg',
    shows: ['ol-pejeta'],
  },
  '/images/heroes/maasai-mara.jpg': {
    alt: 'Lions walking before the migration in the Maasai Mara, balloons overhead',
    focus: 73,
    wide: '/images/heroes/maasai-mara-wide.jpg',
    shows: ['maasai-mara', 'talek', 'mara-naboisho', 'mara-north'],
  },
  '/images/heroes/camp-night.jpg': {
    alt: 'Lamplit safari tents and a campfire under the stars',
    focus: 67,
    wide: '/images/heroes/camp-night-wide.jpg',
    fits: [
      'maasai-mara',
      'talek',
      'mara-naboisho',
      'mara-north',
      'samburu',
      'ol-pejeta',
      'tarangire',
      'ngorongoro',
      'central-serengeti',
      'northern-serengeti',
    ],
  },
  '/images/destinations/kenya.jpg': {
    alt: 'Two giraffe beside an acacia above the Great Rift Valley in Kenya',
    focus: 71,
    wide: '/images/destinations/kenya-wide.jpg',
    fits: ['Kenya', 'lake-naivasha', 'lake-nakuru'],
  },
  '/images/destinations/tanzania.jpg': {
    alt: 'Wildebeest by a baobab with Kilimanjaro behind, Tanzania',
    focus: 71,
    wide: '/images/destinations/tanzania-wide.jpg',
    fits: ['Tanzania', 'moshi', 'uhuru-peak'],
  },
  '/images/destinations/uganda.jpg': {
    alt: 'Crowned cranes before misty forest and the volcanoes of Uganda',
    focus: 74,
    wide: '/images/destinations/uganda-wide.jpg',
    fits: ['Uganda', 'lake-bunyonyi', 'rushaga', 'mgahinga'],
  },
  '/images/destinations/dubai.jpg': {
    alt: 'Safari car on the dunes with the towers of Dubai beyond',
    focus: 63,
    wide: '/images/destinations/dubai-wide.jpg',
    fits: ['Dubai', 'dubai-desert-reserve', 'lahbab'],
  },
  '/images/trips/mara.jpg': {
    alt: 'Balloons over grazing zebra on the Mara plains at dawn',
    focus: 54,
    wide: '/images/trips/mara-wide.jpg',
    shows: ['maasai-mara', 'talek', 'mara-naboisho', 'mara-north'],
  },
  '/images/trips/amboseli.jpg': {
    alt: 'Bull elephant wading in the Amboseli swamp below Kilimanjaro at dawn',
    focus: 51,
    wide: '/images/trips/amboseli-wide.jpg',
    shows: ['amboseli'],
  },
  '/images/trips/samburu.jpg': {
    alt: 'Reticulated giraffe by the river in Samburu, Ololokwe rising behind',
    focus: 73,
    wide: '/images/trips/samburu-wide.jpg',
    shows: ['samburu', 'archers-post'],
  },
  '/images/trips/tsavo.jpg': {
    alt: 'Red elephants passing a huge baobab at sunset in Tsavo',
    focus: 44,
    wide: '/images/trips/tsavo-wide.jpg',
    shows: ['tsavo-east', 'tsavo-west'],
  },
  '/images/trips/laikipia.jpg': {
    alt: 'Grevy’s zebra and a walking safari on the Laikipia grassland',
    focus: 52,
    wide: '/images/trips/laikipia-wide.jpg',
    shows: ['ol-pejeta', 'il-ngwesi'],
  },
  '/images/trips/mount-kenya.jpg': {
    alt: 'Orange tents by a mountain tarn below the snow of Mount Kenya',
    focus: 50,
    wide: '/images/trips/mount-kenya-wide.jpg',
    shows: ['mount-kenya', 'old-moses', 'shiptons-camp', 'point-lenana'],
  },
  '/images/trips/serengeti.jpg': {
    alt: 'Lion on a rocky kopje above the Serengeti plain at dusk',
    focus: 77,
    wide: '/images/trips/serengeti-wide.jpg',
    shows: ['central-serengeti', 'northern-serengeti'],
  },
  '/images/trips/ngorongoro.jpg': {
    alt: 'Buffalo on the rim of Ngorongoro Crater above its soda lake',
    focus: 67,
    wide: '/images/trips/ngorongoro-wide.jpg',
    shows: ['ngorongoro'],
  },
  '/images/trips/tarangire.jpg': {
    alt: 'Elephants under giant baobabs at the dry Tarangire river',
    focus: 69,
    wide: '/images/trips/tarangire-wide.jpg',
    shows: ['tarangire'],
  },
  '/images/trips/kilimanjaro.jpg': {
    alt: 'Climbers and porters above the clouds on the way up Kilimanjaro',
    focus: 43,
    wide: '/images/trips/kilimanjaro-wide.jpg',
    shows: ['shira-plateau', 'barranco', 'karanga', 'barafu', 'uhuru-peak'],
  },
  '/images/trips/zanzibar.jpg': {
    alt: 'Dhow under sail off a palm-fringed beach in Zanzibar',
    focus: 61,
    wide: '/images/trips/zanzibar-wide.jpg',
    shows: ['kendwa', 'matemwe'],
  },
  '/images/trips/bwindi.jpg': {
    alt: 'Silverback gorilla on a rise above the mist of Bwindi',
    focus: 70,
    wide: '/images/trips/bwindi-wide.jpg',
    shows: ['buhoma', 'rushaga'],
    animal: 'gorillas',
  },
  '/images/trips/murchison.jpg': {
    alt: 'The Nile pouring over Murchison Falls, hippos in the pool below',
    focus: 57,
    wide: '/images/trips/murchison-wide.jpg',
    shows: ['murchison-falls'],
  },
  '/images/trips/kibale.jpg': {
    alt: 'Trackers on a forest trail among tall trees in Kibale',
    focus: 61,
    wide: '/images/trips/kibale-wide.jpg',
    shows: ['kibale'],
  },
  '/images/trips/crater-lakes.jpg': {
    alt: 'Thatched cottages above the crater lakes near Fort Portal at dusk',
    focus: 75,
    wide: '/images/trips/crater-lakes-wide.jpg',
    shows: ['crater-lakes'],
  },
  '/images/trips/nile-jinja.jpg': {
    alt: 'Raft and crew in white water on the Nile at Jinja',
    focus: 59,
    wide: '/images/trips/nile-jinja-wide.jpg',
    shows: ['jinja'],
  },
  '/images/trips/dubai-skyline.jpg': {
    alt: 'Dhow on the creek before the Dubai skyline at sunset',
    focus: 71,
    wide: '/images/trips/dubai-skyline-wide.jpg',
    shows: ['dubai-creek', 'deira', 'downtown-dubai'],
  },
  '/images/trips/dubai-desert.jpg': {
    alt: 'Camel caravan walking along a dune crest near Dubai at dawn',
    focus: 54,
    wide: '/images/trips/dubai-desert-wide.jpg',
    shows: ['dubai-desert-reserve', 'lahbab'],
  },
  '/images/trips/stone-town.jpg': {
    alt: 'Merchants’ houses and a minaret on the seafront of Stone Town at sunset, a dhow coming in',
    focus: 59,
    wide: '/images/trips/stone-town-wide.jpg',
    shows: ['stone-town'],
  },
  '/images/trips/spice-farm.jpg': {
    alt: 'A farmer and three guests on a spice farm inland on Zanzibar',
    focus: 56,
    wide: '/images/trips/spice-farm-wide.jpg',
    shows: ['kizimbani'],
  },
  '/images/trips/jozani.jpg': {
    alt: 'Two walkers on the boardwalk through the mangroves of Jozani',
    focus: 52,
    wide: '/images/trips/jozani-wide.jpg',
    shows: ['jozani'],
  },
  '/images/trips/queen-elizabeth.jpg': {
    alt: 'Launch on the Kazinga Channel among hippos, buffalo and an elephant, in Queen Elizabeth',
    focus: 53,
    wide: '/images/trips/queen-elizabeth-wide.jpg',
    shows: ['queen-elizabeth'],
  },
  '/images/trips/lake-mburo.jpg': {
    alt: 'Zebra and impala on the acacia shore of Lake Mburo at sunrise',
    focus: 60,
    wide: '/images/trips/lake-mburo-wide.jpg',
    shows: ['lake-mburo'],
  },
  '/images/trips/ziwa.jpg': {
    alt: 'White rhino with a calf at Ziwa, a ranger and three walkers keeping their distance',
    focus: 59,
    wide: '/images/trips/ziwa-wide.jpg',
    shows: ['ziwa'],
  },
  '/images/trips/bigodi.jpg': {
    alt: 'Walkers on the boardwalk through the papyrus of Bigodi swamp',
    focus: 53,
    wide: '/images/trips/bigodi-wide.jpg',
    shows: ['bigodi'],
  },
  '/images/trips/lake-bunyonyi.jpg': {
    alt: 'Dugout canoe among the islands of Lake Bunyonyi below terraced hills',
    focus: 50,
    wide: '/images/trips/lake-bunyonyi-wide.jpg',
    shows: ['lake-bunyonyi'],
  },
  '/images/trips/dubai-night.jpg': {
    alt: 'Camel caravan on a dune near Dubai under the stars',
    focus: 54,
    wide: '/images/trips/dubai-night-wide.jpg',
    shows: ['dubai-desert-reserve', 'lahbab'],
  },
  '/images/trips/lenana-night.jpg': {
    alt: 'Walkers and porters by moonlight below the peaks of Mount Kenya',
    focus: 60,
    wide: '/images/trips/lenana-night-wide.jpg',
    shows: ['old-moses', 'shiptons-camp', 'point-lenana'],
  },
  '/images/trips/kilimanjaro-night.jpg': {
    alt: 'Kilimanjaro above the clouds by moonlight, walkers and porters on a ridge',
    focus: 43,
    wide: '/images/trips/kilimanjaro-night-wide.jpg',
    shows: ['shira-plateau', 'barranco', 'karanga', 'barafu', 'uhuru-peak'],
  },
  '/images/pages/luxury.jpg': {
    alt: 'Couple on the deck of a safari tent facing the plains at sundown',
    focus: 69,
    wide: '/images/pages/luxury-wide.jpg',
    fits: ['mara-naboisho', 'mara-north'],
  },
  '/images/pages/adventure.jpg': {
    alt: 'Trekkers climbing a dark ridge above a sea of cloud',
    focus: 66,
    wide: '/images/pages/adventure-wide.jpg',
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
    wide: '/images/pages/community-wide.jpg',
    shows: ['nanyuki', 'archers-post'],
  },
  '/images/pages/conservation.jpg': {
    alt: 'Ranger with a staff keeping watch over rhino below Mount Kenya',
    focus: 59,
    wide: '/images/pages/conservation-wide.jpg',
    shows: ['ol-pejeta'],
  },
  '/images/pages/volunteer.jpg': {
    alt: 'People planting rows of seedlings on a hillside below Mount Kenya',
    focus: 61,
    wide: '/images/pages/volunteer-wide.jpg',
    shows: ['nanyuki'],
  },
  '/images/pages/about.jpg': {
    alt: 'Elephants walking in single file along a ridge at sunset',
    focus: 65,
    wide: '/images/pages/about-wide.jpg',
  },
  '/images/pages/contact.jpg': {
    alt: 'Bush plane coming in over an airstrip where a Land Cruiser waits',
    focus: 70,
    wide: '/images/pages/contact-wide.jpg',
  },
  '/images/pages/donate.jpg': {
    alt: 'Mother elephant standing beside her calf against a low sun',
    focus: 60,
    wide: '/images/pages/donate-wide.jpg',
  },
  '/images/pages/terms.jpg': {
    alt: 'Single acacia in long grass under a midday sun',
    focus: 78,
    wide: '/images/pages/terms-wide.jpg',
  },
  '/images/placeholder-safari.jpg': {
    alt: 'Acacia on a quiet plain with hills and a low sun',
    focus: 57,
    wide: '/images/placeholder-safari-wide.jpg',
  },
  '/images/species/mountain-bongo.jpg': {
    alt: 'Mountain bongo bull with white stripes in highland grass',
    focus: 50,
    wide: null,
    fits: ['nanyuki'],
  },
  '/images/species/hirola.jpg': {
    alt: 'Hirola antelope with lyre-shaped horns on a dry plain',
    focus: 50,
    wide: null,
  },
  '/images/species/black-rhino.jpg': {
    alt: 'Black rhino with two long horns standing in short grass',
    focus: 50,
    wide: null,
    fits: ['ol-pejeta', 'lake-nakuru', 'nairobi-national-park', 'ngorongoro'],
  },
  '/images/species/grevys-zebra.jpg': {
    alt: 'Grevy’s zebra with narrow stripes on a grassy plain',
    focus: 50,
    wide: null,
    fits: ['samburu', 'archers-post', 'il-ngwesi'],
  },
  '/images/species/elephant.jpg': {
    alt: 'Bull elephant striding through grass with its trunk forward',
    focus: 50,
    wide: null,
    animal: 'elephants',
  },
  '/images/species/giraffe.jpg': {
    alt: 'Giraffe standing tall above the grass before a pale sun',
    focus: 50,
    wide: null,
  },
  '/images/species/lion.jpg': {
    alt: 'Dark-maned lion walking across open grassland',
    focus: 50,
    wide: null,
    animal: 'big-cats',
  },
  '/images/species/grey-crowned-crane.jpg': {
    alt: 'Grey crowned crane with its gold crest on open grass',
    focus: 50,
    wide: null,
    fits: ['bigodi', 'lake-bunyonyi', 'lake-mburo', 'queen-elizabeth'],
  },
  '/images/species/vulture.jpg': {
    alt: 'Vulture perched on a boulder, two more soaring behind it',
    focus: 50,
    wide: null,
  },
  '/images/species/gorilla.jpg': {
    alt: 'Silverback gorilla on its knuckles before green hills',
    focus: 50,
    wide: null,
    animal: 'gorillas',
  },
  '/images/vehicles/land-cruiser.jpg': {
    alt: 'Safari Land Cruiser with its roof raised and two guests standing',
    focus: 50,
    wide: null,
  },
  '/images/vehicles/minibus.jpg': {
    alt: 'Safari minibus with a pop-up roof on the plains',
    focus: 50,
    wide: null,
  },
  '/images/vehicles/overland-truck.jpg': {
    alt: 'Overland truck with big windows and luggage on the roof',
    focus: 50,
    wide: null,
  },
  '/images/vehicles/open-4x4.jpg': {
    alt: 'Open game-drive 4x4 with four guests under a canopy',
    focus: 50,
    wide: null,
  },
  '/images/vehicles/light-aircraft.jpg': {
    alt: 'Bush plane with an orange belly standing on a grass strip',
    focus: 50,
    wide: null,
  },
  '/images/vehicles/boat.jpg': {
    alt: 'Canopied river launch with four guests on calm water',
    focus: 50,
    wide: null,
    fits: ['murchison-falls', 'queen-elizabeth', 'lake-mburo'],
  },
  '/images/portraits/1.jpg': {
    alt: 'Person in a ranger hat before savanna hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/2.jpg': {
    alt: 'Person with cropped hair before green hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/3.jpg': {
    alt: 'Person in a striped head wrap before hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/4.jpg': {
    alt: 'Person in a cap before golden hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/5.jpg': {
    alt: 'Person with braids tied back before hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/6.jpg': {
    alt: 'Bearded person in a brimmed hat before hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/7.jpg': {
    alt: 'Person with full natural hair before green hills, in silhouette',
    focus: 50,
    wide: null,
  },
  '/images/portraits/8.jpg': {
    alt: 'Person with short hair and a scarf before hills, in silhouette',
    focus: 50,
    wide: null,
  },
} satisfies Record<string, Picture>
