import type { RidgeLine } from '../design/ridge-lines'
import type { SurfaceInk } from '../design/tokens'
import { applicationReplyTime } from '../domain/programmes'
import { aboutPage } from './about'
import { community } from './community'
import { contactPage } from './contact'
import { kenya } from './destinations/kenya'
import { tanzania } from './destinations/tanzania'
import { uganda } from './destinations/uganda'
import { donate } from './donate'
import { estimatePage } from './estimate'
import { hero as adventure } from './experiences/adventure'
import { hero as dubai } from './experiences/dubai'
import { hero as luxury } from './experiences/luxury'
import { fleetPage } from './fleet'
import { agentsPage, groupsPage } from './groups'
import { hero as home } from './home'
import { invitationPage } from './invitation'
import { itineraryList } from './itinerary-list'
import { privacy } from './privacy'
import { engagement } from './projects'
import { shortlist } from './shortlist'
import { tagline } from './site'
import { speciesPage } from './species'
import { teamPage } from './team'
import { terms } from './terms'
import { termsOfService } from './terms-of-service'
import { travelAdvice } from './travel-advice'
import { thankYou, volunteerApplication } from './volunteer-application'
import { volunteers } from './volunteer-programmes'

export type SitePage = {
  /** At most 45 characters, since the brand is appended. */
  title: string
  /** 50 to 160 characters, unique. */
  description: string
  card: { title: string; lead: string; picture: string; surface: SurfaceInk; line?: RidgeLine }
  showsItineraries?: true
  isPrivate?: true
}

const entries = {
  '/': {
    title: 'safaris in Kenya, Tanzania, Uganda and Dubai',
    description: `${tagline} Safaris and journeys in Kenya, Tanzania, Uganda and Dubai, planned in Nanyuki.`,
    card: {
      title: home.headline,
      lead: tagline,
      picture: '/images/heroes/amboseli-elephants.jpg',
      surface: 'night',
    },
    showsItineraries: true,
  },
  '/itineraries': {
    title: 'Safari itineraries in East Africa and Dubai',
    description:
      'Every trip with its days, price and best months: filter by country, package type and difficulty, then send a request.',
    card: {
      title: itineraryList.title,
      lead: 'Every trip we run, with its days, its price and its season.',
      picture: itineraryList.image,
      surface: 'lake',
    },
    showsItineraries: true,
  },
  '/destinations/kenya': {
    title: 'Kenya safaris: months, places and prices',
    description:
      'The Mara, Amboseli, Samburu and Mount Kenya: months, driving times, park fees and our trips in Kenya, planned in Nanyuki on the equator.',
    card: {
      title: kenya.country,
      lead: 'The Mara, Amboseli, Samburu and Mount Kenya.',
      picture: kenya.hero.image,
      surface: 'soil',
    },
    showsItineraries: true,
  },
  '/destinations/tanzania': {
    title: 'Tanzania safaris, Kilimanjaro and Zanzibar',
    description:
      'Serengeti, Ngorongoro, Kilimanjaro and Zanzibar: where the herds are each month, driving times from Arusha, park fees and our trips.',
    card: {
      title: tanzania.country,
      lead: 'Serengeti, Ngorongoro, Kilimanjaro and Zanzibar.',
      picture: tanzania.hero.image,
      surface: 'lake',
      line: 'peak',
    },
    showsItineraries: true,
  },
  '/destinations/uganda': {
    title: 'Uganda gorilla and chimpanzee safaris',
    description:
      'Gorillas in Bwindi, chimpanzees in Kibale, the Nile at Jinja and Murchison: months, roads, permits and our trips in Uganda.',
    card: {
      title: uganda.country,
      lead: 'Gorillas in Bwindi, chimpanzees in Kibale, the Nile at Jinja.',
      picture: uganda.hero.image,
      surface: 'leaf',
      line: 'forest',
    },
    showsItineraries: true,
  },
  '/experiences/luxury': {
    title: 'Luxury safaris in private conservancies',
    description:
      'Small camps, private conservancies, light aircraft and guides who know the place: what a luxury safari in Kenya, Tanzania or Uganda gives you.',
    card: {
      title: luxury.title,
      lead: 'Small camps, private conservancies, light aircraft.',
      picture: luxury.image,
      surface: 'night',
    },
    showsItineraries: true,
  },
  '/experiences/adventure': {
    title: 'Adventure travel: peaks, gorillas, the Nile',
    description:
      'Kilimanjaro and Mount Kenya on foot, gorilla treks in Bwindi, grade five water at Jinja: heights, days and prices of our adventures.',
    card: {
      title: adventure.title,
      lead: 'Kilimanjaro, Mount Kenya, Bwindi and grade five water at Jinja.',
      picture: adventure.image,
      surface: 'straw',
      line: 'peak',
    },
  },
  '/experiences/dubai': {
    title: 'Dubai: desert nights and old souks',
    description:
      'Stop in Dubai on the way to East Africa or stay five days: the Burj Khalifa, Al Fahidi and the Creek, and a night in the desert reserve.',
    card: {
      title: dubai.title,
      lead: 'The Burj Khalifa, the Creek, and a night in the desert.',
      picture: dubai.image,
      surface: 'clay',
      line: 'dune',
    },
    showsItineraries: true,
  },
  '/before-you-go': {
    title: 'Before you go: health, visas, money, luggage',
    description:
      'Malaria, vaccinations, visas, money, tips, luggage, driving hours, gorilla walks, children and plugs in Kenya, Tanzania, Uganda and Dubai.',
    card: {
      title: travelAdvice.title,
      lead: 'Health, visas, money, luggage, roads and children.',
      picture: '/images/heroes/kenya-safari-drive.jpg',
      surface: 'leaf',
    },
    showsItineraries: true,
  },
  '/groups': {
    title: 'Group safaris, and travel agents',
    description:
      'Safaris for groups of seven to 30: vehicles, rooms and leaders for families, schools, clubs and companies, and what travel agents get.',
    card: {
      title: groupsPage.title,
      lead: 'Vehicles, rooms and leaders for seven to 30.',
      picture: '/images/heroes/maasai-mara.jpg',
      surface: 'clay',
    },
  },
  '/groups/agents': {
    title: 'Request rates as a travel agent',
    description:
      'A form for travel agents: net or rack rates for your guests, with dates, rooms and trips. Our office in Nanyuki answers with rates and a plan.',
    card: {
      title: agentsPage.title,
      lead: 'Net or rack rates for your guests, with a plan.',
      picture: '/images/heroes/maasai-mara.jpg',
      surface: 'clay',
    },
  },
  '/about': {
    title: 'Our story: a safari company from Nanyuki',
    description:
      'A Kenyan safari company in Nanyuki: how we began, what we hold to, whom we work with and how we plan a trip.',
    card: {
      title: aboutPage.hero.title,
      lead: 'Who we are in Nanyuki, and how we plan a trip.',
      picture: aboutPage.hero.image,
      surface: 'straw',
    },
  },
  '/teams': {
    title: 'The team that plans and guides your safari',
    description:
      'Meet the planners, guides, mechanics and coordinators in Nanyuki who plan your route, drive it and are there while you travel.',
    card: {
      title: teamPage.title,
      lead: 'They live in and around Nanyuki, under Mount Kenya.',
      picture: '/images/trips/laikipia.jpg',
      surface: 'sun',
    },
  },
  '/fleet': {
    title: 'Our safari fleet: cars, aircraft and boats',
    description:
      'Land Cruisers, minibuses, open 4x4s, an overland truck, light aircraft and river launches: how many they seat, what is on board, where they go.',
    card: {
      title: fleetPage.title,
      lead: 'Cars, aircraft and boats: how many they seat, where they go.',
      picture: '/images/heroes/kenya-safari-drive.jpg',
      surface: 'soil',
    },
  },
  '/community': {
    title: 'Community partners and how to take part',
    description:
      'Five community partners around Nanyuki, Laikipia and Samburu, what {share-of-proceeds} of our proceeds does there, and how you can get involved.',
    card: {
      title: community.title,
      lead: 'Five partners, and {share-of-proceeds} of our proceeds.',
      picture: community.image,
      surface: 'leaf',
    },
  },
  '/community-engagement': {
    title: 'Community engagement: three projects',
    description:
      'A girls’ school, a children’s home and a women’s group in Laikipia: what each project does, what it still needs and how visits work.',
    card: {
      title: engagement.title,
      lead: 'A girls’ school, a children’s home and a women’s group.',
      picture: '/images/trips/samburu.jpg',
      surface: 'clay',
    },
  },
  '/volunteers': {
    title: 'Volunteer programmes in Kenya',
    description:
      'Eight volunteer programmes around Nanyuki, Laikipia and Samburu, from schools to wildlife counts: the work, the dates and how to apply.',
    card: {
      title: volunteers.title,
      lead: 'Volunteer programmes in Nanyuki, Laikipia and Samburu.',
      picture: volunteers.image,
      surface: 'leaf',
      line: 'forest',
    },
  },
  '/volunteer': {
    title: 'Volunteer application',
    description: `Apply to volunteer in Kenya: choose a programme, a start date and a length of stay. We reply ${applicationReplyTime}.`,
    card: {
      title: volunteerApplication.title,
      lead: 'Twelve questions, about ten minutes.',
      picture: volunteerApplication.image,
      surface: 'lake',
    },
  },
  '/donate': {
    title: 'Donate to schools, scouts and wildlife',
    description:
      'Give once, monthly or as a company to education, community development and wildlife conservation around Nanyuki and Laikipia.',
    card: {
      title: donate.title,
      lead: 'Schools, scouts and wildlife around Nanyuki and Laikipia.',
      picture: donate.image,
      surface: 'soil',
    },
  },
  '/endangered-species': {
    title: 'Endangered species of Kenya and East Africa',
    description:
      'A field guide to the threatened mammals, birds and reptiles of East Africa: IUCN status, the 2025 Kenya census numbers and where they live.',
    card: {
      title: speciesPage.title,
      lead: 'Mammals, birds and reptiles of East Africa, with their numbers.',
      picture: '/images/heroes/rhino-conservation.jpg',
      surface: 'night',
    },
  },
  '/contact': {
    title: 'Contact us in Nanyuki, Kenya',
    description:
      'Write, call or visit: a message form, the telephone, two email addresses, the postal box and a map of our office in Nanyuki, Kenya.',
    card: {
      title: contactPage.title,
      lead: 'Somebody in Nanyuki reads it and writes back.',
      picture: contactPage.image,
      surface: 'lake',
    },
  },
  '/book': {
    title: 'Book Your Adventure',
    description:
      'Ask for a safari: choose a trip or leave it to us, give your dates and the size of your group, and we write back with a plan and a price.',
    card: {
      title: 'Book Your Adventure',
      lead: 'Give us your dates, and we write back with a plan.',
      picture: '/images/heroes/kenya-safari-drive.jpg',
      surface: 'sun',
    },
  },
  '/terms': {
    title: 'Volunteer terms and conditions',
    description:
      'The Volunteer Program Agreement: responsibilities, health and safety, conduct, privacy, financial terms, termination and whom to ask.',
    card: {
      title: terms.title,
      lead: 'What we ask of volunteers, and what they may ask of us.',
      picture: '/images/pages/terms.jpg',
      surface: 'leaf',
    },
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What we store when you write to us, why, for how long, who sees it, and your rights under Kenya’s Data Protection Act, 2019.',
    card: {
      title: privacy.title,
      lead: 'What we store when you write to us, why, and for how long.',
      picture: '/images/pages/terms.jpg',
      surface: 'straw',
    },
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    description:
      'The rules for using this website: requests and bookings, prices, donations, reviews, fair use, liability, and how to reach us.',
    card: {
      title: termsOfService.title,
      lead: 'The rules for using this website.',
      picture: '/images/pages/terms.jpg',
      surface: 'sun',
    },
  },
  '/shortlist': {
    title: shortlist.title,
    description:
      'A few safaris side by side: price, days, hours on the road, beds, months, animals and what is not included.',
    card: { title: shortlist.title, lead: 'Your trips side by side.', picture: shortlist.image, surface: 'clay' },
    isPrivate: true,
  },
  '/estimate': {
    title: estimatePage.title,
    description: 'What a trip costs your group in all: the price for its season, and the charges you pay on arrival.',
    card: {
      title: estimatePage.title,
      lead: 'The total for your group.',
      picture: estimatePage.image,
      surface: 'straw',
    },
    isPrivate: true,
  },
  '/how-we-handle-reviews': {
    title: 'How we handle reviews',
    description:
      'Who can review a trip, what “Travelled with us” means, why a review is ever taken down, and how many were in the last 12 months.',
    card: {
      title: 'How we handle reviews',
      lead: 'Who writes them, and why one is ever taken down.',
      picture: '/images/pages/terms.jpg',
      surface: 'lake',
    },
  },
  '/review': {
    title: 'Write about your trip',
    description:
      'The page for travellers whom we have invited by email to write a review of the trip they made with us.',
    card: {
      title: invitationPage.title,
      lead: 'For travellers who have been with us.',
      picture: '/images/pages/terms.jpg',
      surface: 'sun',
    },
    isPrivate: true,
  },
  '/thank-you': {
    title: 'Thank you for applying',
    description: `Your volunteer application has reached us. Our team will reply ${applicationReplyTime}.`,
    card: {
      title: thankYou.title,
      lead: 'Your volunteer application has reached us.',
      picture: thankYou.image,
      surface: 'night',
    },
    isPrivate: true,
  },
} satisfies Record<string, SitePage>

export type PagePath = keyof typeof entries

export const pages: Record<PagePath, SitePage> = entries
