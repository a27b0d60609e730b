import type { Route } from 'next'

export const tagline = 'Travel with purpose, explore with heart.'
export const brandBlurb =
  'Authentic Kenyan adventures, curated tours and community-driven experiences, run from Nanyuki on the equator.'

export type MenuLink = {
  href: Route
  label: string
  note?: string
  image?: string
  icon?: 'gem' | 'mountain' | 'map' | 'ruler'
}
export type Menu = {
  /** Of its panel in the page. The styles of its arrow name it too. */
  id: string
  label: string
  drawerLabel: string
  /** The menu is current on these paths and below. */
  paths: string[]
  links: MenuLink[]
}

export const menus: Menu[] = [
  {
    id: 'menu-destinations',
    label: 'Destinations',
    drawerLabel: 'Destinations',
    paths: ['/destinations', '/experiences', '/itineraries', '/before-you-go', '/groups'],
    links: [
      {
        href: '/destinations/kenya',
        label: 'Kenya',
        note: 'Wildlife safaris, Maasai experiences, coastal retreats',
        image: '/images/destinations/kenya.jpg',
      },
      {
        href: '/destinations/tanzania',
        label: 'Tanzania',
        note: 'Serengeti, Ngorongoro, Zanzibar',
        image: '/images/destinations/tanzania.jpg',
      },
      {
        href: '/destinations/uganda',
        label: 'Uganda',
        note: 'Gorilla trekking, primates, Nile',
        image: '/images/destinations/uganda.jpg',
      },
      {
        href: '/experiences/dubai',
        label: 'Dubai',
        note: 'Modern luxury, desert adventures',
        image: '/images/destinations/dubai.jpg',
      },
      {
        href: '/experiences/luxury',
        label: 'Luxury Experiences',
        note: 'Private conservancies, light aircraft, fine camps',
        icon: 'gem',
      },
      {
        href: '/experiences/adventure',
        label: 'Adventure Travel',
        note: 'Kilimanjaro treks, Nile rafting',
        icon: 'mountain',
      },
      { href: '/itineraries', label: 'All Itineraries', note: 'Every trip, with prices and seasons', icon: 'map' },
      // Spec: eight entries, seven named; the eighth is decision 5.
      {
        href: '/book',
        label: 'Tailor-Made Safari',
        note: 'Tell us your dates and we plan the route',
        icon: 'ruler',
      },
      // Ours, without pictures below the eight.
      { href: '/before-you-go', label: 'Before You Go', note: 'Health, visas, money, luggage, children' },
      {
        href: '/groups',
        label: 'Groups and Agents',
        note: 'Families, schools, companies, travel agents',
      },
    ],
  },
  {
    id: 'menu-about',
    label: 'About Us',
    drawerLabel: 'About Us',
    paths: ['/about', '/teams', '/fleet'],
    links: [
      { href: '/about', label: 'Our Story', note: 'How we began in Nanyuki' },
      { href: '/teams', label: 'Meet The Team', note: 'The people who plan and guide your trip' },
      { href: '/fleet', label: 'Our Safari Fleet', note: 'The vehicles you travel in' },
    ],
  },
  {
    id: 'menu-community',
    label: 'Community',
    drawerLabel: 'Community & Support',
    paths: ['/community-engagement', '/community', '/volunteers', '/volunteer', '/contact'],
    links: [
      { href: '/community-engagement', label: 'Community Engagement', note: 'Three projects we support' },
      { href: '/community', label: 'Community Activities', note: 'Partners, and how to take part' },
      // Spec: Volunteer With Us leads to the programmes page.
      { href: '/volunteers', label: 'Volunteer With Us', note: 'Eight programmes in Kenya' },
      { href: '/contact', label: 'Contact Us', note: 'A person in Nanyuki answers' },
    ],
  },
]

export const footerColumns: { title: string; links: { href: Route; label: string }[] }[] = [
  {
    title: 'Explore',
    links: [
      { href: '/itineraries', label: 'Itineraries' },
      { href: '/before-you-go', label: 'Before You Go' },
      { href: '/endangered-species', label: 'Wildlife' },
      { href: '/community', label: 'Community' },
      { href: '/volunteers', label: 'Volunteer' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About Us' },
      { href: '/teams', label: 'Our Team' },
      { href: '/fleet', label: 'Safari Fleet' },
      { href: '/groups', label: 'Groups and Agents' },
      { href: '/book', label: 'Book With Us' },
    ],
  },
]

export const legalLinks: { href: Route; label: string }[] = [
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/how-we-handle-reviews', label: 'Review Policy' },
]
