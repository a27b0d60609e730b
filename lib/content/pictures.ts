// The alt text, horizontal focus and wide version of every base picture in public/images.

export type Picture = { alt: string; focus: number; wide: string | null }

export const pictures: Record<string, Picture> = {
  '/images/heroes/amboseli-elephants.jpg': {
    alt: 'Elephant family crossing the Amboseli lake bed below Kilimanjaro at sunset',
    focus: 66,
    wide: '/images/heroes/amboseli-elephants-wide.jpg',
  },
  '/images/heroes/kenya-safari-drive.jpg': {
    alt: 'Land Cruiser on a dirt track beside two giraffe at sunrise in Kenya',
    focus: 67,
    wide: '/images/heroes/kenya-safari-drive-wide.jpg',
  },
  '/images/heroes/naivasha-birds.jpg': {
    alt: 'Flamingos wading in Lake Naivasha while a fish eagle flies past',
    focus: 71,
    wide: '/images/heroes/naivasha-birds-wide.jpg',
  },
  '/images/heroes/mount-kenya-trek.jpg': {
    alt: 'Trekkers and porters among giant groundsel below the peaks of Mount Kenya',
    focus: 60,
    wide: '/images/heroes/mount-kenya-trek-wide.jpg',
  },
  '/images/heroes/rhino-conservation.jpg': {
    alt: 'Black rhino and calf on the Laikipia plains, Mount Kenya behind',
    focus: 70,
    wide: '/images/heroes/rhino-conservation-wide.jpg',
  },
  '/images/heroes/maasai-mara.jpg': {
    alt: 'Lions walking before the migration in the Maasai Mara, balloons overhead',
    focus: 73,
    wide: '/images/heroes/maasai-mara-wide.jpg',
  },
  '/images/heroes/camp-night.jpg': {
    alt: 'Lamplit safari tents and a campfire under the stars',
    focus: 67,
    wide: '/images/heroes/camp-night-wide.jpg',
  },
  '/images/destinations/kenya.jpg': {
    alt: 'Two giraffe beside an acacia above the Great Rift Valley in Kenya',
    focus: 71,
    wide: '/images/destinations/kenya-wide.jpg',
  },
  '/images/destinations/tanzania.jpg': {
    alt: 'Wildebeest by a baobab with Kilimanjaro behind, Tanzania',
    focus: 71,
    wide: '/images/destinations/tanzania-wide.jpg',
  },
  '/images/destinations/uganda.jpg': {
    alt: 'Crowned cranes before misty forest and the volcanoes of Uganda',
    focus: 74,
    wide: '/images/destinations/uganda-wide.jpg',
  },
  '/images/destinations/dubai.jpg': {
    alt: 'Safari car on the dunes with the towers of Dubai beyond',
    focus: 63,
    wide: '/images/destinations/dubai-wide.jpg',
  },
  '/images/trips/mara.jpg': {
    alt: 'Balloons over grazing zebra on the Mara plains at dawn',
    focus: 54,
    wide: '/images/trips/mara-wide.jpg',
  },
  '/images/trips/amboseli.jpg': {
    alt: 'Bull elephant wading in the Amboseli swamp below Kilimanjaro at dawn',
    focus: 51,
    wide: '/images/trips/amboseli-wide.jpg',
  },
  '/images/trips/samburu.jpg': {
    alt: 'Reticulated giraffe by the river in Samburu, Ololokwe rising behind',
    focus: 73,
    wide: '/images/trips/samburu-wide.jpg',
  },
  '/images/trips/tsavo.jpg': {
    alt: 'Red elephants passing a huge baobab at sunset in Tsavo',
    focus: 44,
    wide: '/images/trips/tsavo-wide.jpg',
  },
  '/images/trips/laikipia.jpg': {
    alt: 'Grevy’s zebra and a walking safari on the Laikipia grassland',
    focus: 52,
    wide: '/images/trips/laikipia-wide.jpg',
  },
  '/images/trips/mount-kenya.jpg': {
    alt: 'Orange tents by a mountain tarn below the snow of Mount Kenya',
    focus: 50,
    wide: '/images/trips/mount-kenya-wide.jpg',
  },
  '/images/trips/serengeti.jpg': {
    alt: 'Lion on a rocky kopje above the Serengeti plain at dusk',
    focus: 77,
    wide: '/images/trips/serengeti-wide.jpg',
  },
  '/images/trips/ngorongoro.jpg': {
    alt: 'Buffalo on the rim of Ngorongoro Crater above its soda lake',
    focus: 67,
    wide: '/images/trips/ngorongoro-wide.jpg',
  },
  '/images/trips/tarangire.jpg': {
    alt: 'Elephants under giant baobabs at the dry Tarangire river',
    focus: 69,
    wide: '/images/trips/tarangire-wide.jpg',
  },
  '/images/trips/kilimanjaro.jpg': {
    alt: 'Climbers and porters above the clouds on the way up Kilimanjaro',
    focus: 43,
    wide: '/images/trips/kilimanjaro-wide.jpg',
  },
  '/images/trips/zanzibar.jpg': {
    alt: 'Dhow under sail off a palm-fringed beach in Zanzibar',
    focus: 61,
    wide: '/images/trips/zanzibar-wide.jpg',
  },
  '/images/trips/bwindi.jpg': {
    alt: 'Silverback gorilla on a rise above the mist of Bwindi',
    focus: 70,
    wide: '/images/trips/bwindi-wide.jpg',
  },
  '/images/trips/murchison.jpg': {
    alt: 'The Nile pouring over Murchison Falls, hippos in the pool below',
    focus: 57,
    wide: '/images/trips/murchison-wide.jpg',
  },
  '/images/trips/kibale.jpg': {
    alt: 'Trackers on a forest trail among tall trees in Kibale',
    focus: 61,
    wide: '/images/trips/kibale-wide.jpg',
  },
  '/images/trips/crater-lakes.jpg': {
    alt: 'Thatched cottages above the crater lakes near Fort Portal at dusk',
    focus: 75,
    wide: '/images/trips/crater-lakes-wide.jpg',
  },
  '/images/trips/nile-jinja.jpg': {
    alt: 'Raft and crew in white water on the Nile at Jinja',
    focus: 59,
    wide: '/images/trips/nile-jinja-wide.jpg',
  },
  '/images/trips/dubai-skyline.jpg': {
    alt: 'Dhow on the creek before the Dubai skyline at sunset',
    focus: 71,
    wide: '/images/trips/dubai-skyline-wide.jpg',
  },
  '/images/trips/dubai-desert.jpg': {
    alt: 'Camel caravan walking along a dune crest near Dubai at dawn',
    focus: 54,
    wide: '/images/trips/dubai-desert-wide.jpg',
  },
  '/images/pages/luxury.jpg': {
    alt: 'Couple on the deck of a safari tent facing the plains at sundown',
    focus: 69,
    wide: '/images/pages/luxury-wide.jpg',
  },
  '/images/pages/adventure.jpg': {
    alt: 'Trekkers climbing a dark ridge above a sea of cloud',
    focus: 66,
    wide: '/images/pages/adventure-wide.jpg',
  },
  '/images/pages/community.jpg': {
    alt: 'Red-roofed village school with children and herders arriving',
    focus: 64,
    wide: '/images/pages/community-wide.jpg',
  },
  '/images/pages/conservation.jpg': {
    alt: 'Ranger with a staff keeping watch over rhino below Mount Kenya',
    focus: 59,
    wide: '/images/pages/conservation-wide.jpg',
  },
  '/images/pages/volunteer.jpg': {
    alt: 'People planting rows of seedlings on a hillside below Mount Kenya',
    focus: 61,
    wide: '/images/pages/volunteer-wide.jpg',
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
  },
  '/images/species/grevys-zebra.jpg': {
    alt: 'Grevy’s zebra with narrow stripes on a grassy plain',
    focus: 50,
    wide: null,
  },
  '/images/species/elephant.jpg': {
    alt: 'Bull elephant striding through grass with its trunk forward',
    focus: 50,
    wide: null,
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
  },
  '/images/species/grey-crowned-crane.jpg': {
    alt: 'Grey crowned crane with its gold crest on open grass',
    focus: 50,
    wide: null,
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
