import type { Route } from 'next'
import type { PackageType } from '../domain/choices'

export const hero = {
  headline: 'See East Africa with the people who live here',
  since: 'A Kenyan company since {founded}.',
  explore: { label: 'Explore Itineraries', href: '/itineraries' as const },
  book: { label: 'Book Now', href: '/book' as const },
}

type Poster = {
  name: string
  tags: Record<string, string>
  href: Route
  image: string
  ink: 'night' | 'lake' | 'leaf' | 'clay'
}

/** Specification section 2. */
export const destinations: { title: string; intro: string; posters: Record<string, Poster> } = {
  title: 'Where we go',
  intro: 'Pick a country to see when to go, what it costs and which trips we run there.',
  posters: {
    kenya: {
      name: 'Kenya',
      tags: { popular: 'Popular', africa: 'Africa', safaris: 'Safaris' },
      href: '/destinations/kenya',
      image: '/images/destinations/kenya-tall.jpg',
      ink: 'night',
    },
    tanzania: {
      name: 'Tanzania',
      tags: { featured: 'Featured', kilimanjaro: 'Kilimanjaro' },
      href: '/destinations/tanzania',
      image: '/images/destinations/tanzania-tall.jpg',
      ink: 'lake',
    },
    uganda: {
      name: 'Uganda',
      tags: { adventure: 'Adventure', gorillas: 'Gorillas' },
      href: '/destinations/uganda',
      image: '/images/destinations/uganda-tall.jpg',
      ink: 'leaf',
    },
    dubai: {
      name: 'Dubai',
      tags: { luxury: 'Luxury', middleEast: 'Middle East', urban: 'Urban' },
      href: '/experiences/dubai',
      image: '/images/destinations/dubai-tall.jpg',
      ink: 'clay',
    },
  },
}

export const about = {
  title: 'A Kenyan safari company in Nanyuki',
  mission:
    'Our mission is simple: take people to wild places in a way that leaves those places, and the families beside them, better off.',
  story:
    'We plan every trip in Nanyuki, and drive most roads in Kenya ourselves. {share-of-proceeds} of proceeds go to local communities and conservation, and we can show you where.',
  team: { label: 'Meet Our Team', href: '/teams' as const },
  full: { label: 'Our Full Story', href: '/about' as const },
  listing: 'Read our reviews on the safari listing',
  image: '/images/trips/laikipia.jpg',
  caption: 'Mount Kenya from Nanyuki, {height-nanyuki} above the sea. Batian, the highest point, is {height-batian}.',
}

export const dates = {
  title: 'Next dates to join',
  all: 'All dates to join',
  prices: 'Prices are for one of two sharing.',
}

export const featured = { title: 'Featured Safari Experiences', all: 'All itineraries' }

type PackageGroup = {
  type: PackageType
  intro: string
  link: string
  examples: Record<string, { length: string; unit?: string; name: string }>
}

/** Fixed texts (decision 63) whose lengths match real trips. */
export const packages: { title: string; intro: string; groups: Record<string, PackageGroup> } = {
  title: 'Three styles of travel',
  intro: 'What changes is where you sleep, how you travel and whom you meet.',
  groups: {
    luxury: {
      type: 'Luxury',
      intro: 'Small camps, private conservancies, flights where the road is long.',
      link: 'See luxury trips',
      examples: {
        byAir: { length: '10', unit: 'days', name: 'Kenya by Air' },
        maraInStyle: { length: '8', unit: 'days', name: 'Mara Conservancies in Style' },
        serengetiToZanzibar: { length: '12', unit: 'days', name: 'Serengeti, Ngorongoro and Zanzibar' },
        gorillasAndLakes: { length: '8', unit: 'days', name: 'Gorillas and Crater Lakes' },
        zanzibar: { length: 'Getaways', name: 'Zanzibar Spice and Sea' },
      },
    },
    budget: {
      type: 'Budget-Friendly',
      intro: 'Comfortable tents, good food and a vehicle with a pop-up roof.',
      link: 'See budget trips',
      examples: {
        maraNakuruAmboseli: { length: '7', unit: 'days', name: 'Mara, Nakuru, Naivasha, Amboseli' },
        nileAndMurchison: { length: '6', unit: 'days', name: 'Source of the Nile and Murchison' },
        northernCircuit: { length: '8', unit: 'days', name: 'Northern Circuit under Canvas' },
        primates: { length: '7', unit: 'days', name: 'Primates of the West' },
        maraWeekend: { length: '3', unit: 'days', name: 'Mara Long Weekend' },
      },
    },
    cultural: {
      type: 'Community & Cultural',
      intro: 'Time with the families who live beside the wildlife, at their invitation.',
      link: 'See cultural trips',
      examples: {
        neighbours: { length: '9', unit: 'days', name: 'Maasai and Samburu Neighbours' },
        homestays: { length: 'Your days', name: 'Build your own homestay route' },
        laikipia: { length: '8', unit: 'days', name: 'Laikipia: Conservancies and Classrooms' },
        batwaTrails: { length: '6', unit: 'days', name: 'Batwa Trails and Bigodi Swamp' },
        volunteering: { length: '2 weeks +', name: 'Volunteer programs' },
      },
    },
  },
}

export const whyUs = {
  title: 'Why people choose to travel with us',
  points: {
    safety: {
      title: 'Safety',
      text: 'Trained drivers and a first-aid kit on every drive[, with {flying-doctor} in East Africa].',
    },
    expertise: {
      title: 'Local expertise',
      text: 'Guides who grew up beside the parks and know where the leopard slept last night.',
    },
    community: {
      title: 'Community impact',
      text: '{share-of-proceeds} of proceeds go to schools, women’s groups and conservancies.',
    },
    custom: {
      title: 'Custom adventures',
      text: 'Change the pace, add a day or leave out a park. Every trip starts with a conversation.',
    },
  },
}

type Species = {
  name: string
  latin: string
  prefix?: string
  count: string
  status: string
  note: string
  href: Route
  image: string
}

export const conservation: { title: string; intro: string; link: string; species: Record<string, Species> } = {
  title: 'Animals we could still lose',
  intro:
    'Four of the rarest animals in Kenya. The numbers are from the 2025 wildlife census, the bongo’s from the Red List.',
  link: 'Discover Endangered Species',
  species: {
    bongo: {
      name: 'Mountain bongo',
      latin: 'Tragelaphus eurycerus isaaci',
      prefix: 'under',
      count: '{count-mountain-bongo}',
      status: 'Critically endangered',
      note: 'Striped forest antelope of Mount Kenya and the Aberdares.',
      href: '/endangered-species#mountain-bongo',
      image: '/images/species/mountain-bongo.jpg',
    },
    hirola: {
      name: 'Hirola antelope',
      latin: 'Beatragus hunteri',
      count: '{count-hirola}',
      status: 'Critically endangered',
      note: 'Half as many as in the census of 2021, near the Somali border and in {hirola-tsavo}.',
      href: '/endangered-species#hirola',
      image: '/images/species/hirola.jpg',
    },
    rhino: {
      name: 'Black rhino',
      latin: 'Diceros bicornis',
      count: '{count-black-rhino}',
      status: 'Critically endangered',
      note: 'Up from {count-black-rhino-before} in 2021, because rangers guard them day and night.',
      href: '/endangered-species#black-rhino',
      image: '/images/species/black-rhino.jpg',
    },
    zebra: {
      name: 'Grevy’s zebra',
      latin: 'Equus grevyi',
      count: '{count-grevys-zebra}',
      status: 'Endangered',
      note: 'Narrow stripes and round ears; nearly all live in northern Kenya.',
      href: '/endangered-species#grevys-zebra',
      image: '/images/species/grevys-zebra.jpg',
    },
  },
}

export const impact = {
  title: 'What {share-of-proceeds} of proceeds has done so far',
  link: 'Get Involved',
  asOf: 'Our own count[, as of {figures-date}].[ Proceeds are {proceeds-meaning}.]',
  figures: {
    projects: { figure: '{projects-funded}', label: 'projects funded' },
    donated: { figure: '{donated}', label: 'donated to communities and conservation' },
    jobs: { figure: '{local-jobs}', label: 'local jobs' },
  },
}

export const closing = {
  title: 'Ready to plan your trip?',
  image: '/images/heroes/camp-night.jpg',
  book: 'Book Now',
  start: 'Start Your Journey',
  contact: 'Contact Us',
}
