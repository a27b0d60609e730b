// What each page says, has and leads to.
import { expect } from 'vitest'
import { spokenText } from '../spoken-text'
import type { Page } from './served-site'

/** Lists, with a bar between two: words of the page, and the beginnings of its links with their addresses. */
type Outline = { says?: string; leads?: string; counts?: Record<string, number> }

const itemsOf = (list = '') => list.split(/\s*\|\s*/).filter(Boolean)

const destination = (country: string): Outline => ({
  says: 'Trips from US$ | per person, two sharing. Fly to | Best time to visit: | Month by month | Before you go | Checked in',
  leads: `Plan Your Journey > /book | View All Itineraries > /itineraries | Request a quote > /book | Contact Us > /contact |
    Malaria > /before-you-go#malaria | Luxury > /itineraries?type=luxury&country=${country} |
    Budget-Friendly > /itineraries?type=budget&country=${country} |
    Community & Cultural > /itineraries?type=cultural&country=${country}`,
  counts: { '[role=img][aria-label^="Best months: "]': 1 },
})

const listOf = (type: string, count: number): Outline => ({
  counts: {
    article: count,
    [`option[selected][value=${type}]`]: 1,
    [`[aria-label="Package types"] [aria-current][href*="type=${type}"]`]: 1,
  },
})

export const outlines: Record<string, Outline> = {
  '/': {
    says: `Travel with purpose, explore with heart. | Elephants in Amboseli | Africa | Safaris | Gorillas | Middle East | Urban | Featured Safari Experiences |
      Hirola antelope | Safaris from US$ | A Kenyan company since | 120+ | $250,000+ | 450+ | gorilla tracking: Bwindi`,
    leads: `Explore Itineraries > /itineraries | KenyaPopular > /destinations/kenya |
      TanzaniaFeatured > /destinations/tanzania | UgandaAdventure > /destinations/uganda |
      DubaiLuxury > /experiences/dubai | Meet Our Team > /teams | Our Full Story > /about |
      See luxury trips > /itineraries?type=luxury | See budget trips > /itineraries?type=budget |
      See cultural trips > /itineraries?type=cultural | Discover Endangered Species > /endangered-species |
      Get Involved > /community | Start Your Journey > /book | Book Now > /book | Contact Us > /contact |
      See our rating on the safari listing > https://listing.example.com/tembo-trails`,
    counts: {
      article: 3,
      '[aria-label$=": Kenya safari"]': 1,
      '[aria-label$=": Mount Kenya trek"]': 1,
      '[aria-label$=": Rhino conservation"]': 1,
      '[aria-label$=": Safari camping"]': 1,
    },
  },
  '/itineraries': {
    says: `Discover Global Destinations | 10% of proceeds go to local communities and conservation | 19 trips |
      All Countries | All Package Types | Any Difficulty | All Packages`,
    counts: { article: 19 },
  },
  '/itineraries?type=luxury': listOf('luxury', 6),
  '/itineraries?type=budget': listOf('budget', 10),
  '/itineraries?type=cultural': listOf('cultural', 3),
  '/itineraries?type=luxury&query=ocelot': { says: 'No Luxury Packages Found' },
  '/itineraries?query=gorrilla': { says: 'Showing results for gorilla', counts: { 'input[value=gorrilla]': 1 } },
  '/itineraries?query=gorilla&country=Kenya': {
    says: 'No Safaris Found | Try adjusting your search filters to find the perfect adventure. | Bwindi Gorilla Trek',
    leads: `Reset Filters > /itineraries | Without Kenya: 3 trips > /itineraries?query=gorilla |
      Ask us for such a trip > /book?wish=gorilla%2C+Kenya`,
    counts: { article: 3 },
  },
  '/itineraries?country=Kenya&age=open&age=under-12&length=up-to-3&sort=price': {
    leads: 'Minimum age under 12 > /itineraries?country=Kenya&length=up-to-3&age=open&sort=price',
    counts: { '[aria-label="Applied filters"] a': 4 },
  },
  '/itineraries?country=Uganda': { counts: { '[name=price][value=under-1000][disabled]': 1 } },
  '/itineraries?country=Kenya&sort=price': {
    leads: 'Our choice > /itineraries?country=Kenya | Length > /itineraries?country=Kenya&sort=length',
    counts: { '[aria-label="Sort by"] [aria-current][href*="sort=price"]': 1 },
  },
  '/itineraries/5': {
    says: `Flights to and from your home country, visas, your own travel insurance and tips are not in the price of any trip. | Part of the price that you pay on arrival |
      Zanzibar Insurance Corporation | US$44 | Flights to and from Zanzibar`,
  },
  '/itineraries/6': {
    says: `Mara, Nakuru, Naivasha, Amboseli | 7 Days | Maasai Mara, Kenya | US$2,290 | The route | Highlights |
      Private departure | Any start date, with your own car and guide. | Arrive in Nairobi the day before |
      Lunch under a lone tree |
      What’s included | Not included | No compulsory payments on arrival. | Gallery |
      Transportation | Meals | Expert Guides | Safety | Activities | A week by road from Nairobi and back |
      A full day and two shorter drives in the Maasai Mara | One English-speaking driver-guide throughout |
      You stop at the edge of the Rift Valley for the view and eat lunch in Narok.`,
    leads: 'Back to Itineraries > /itineraries | Request for Quote > /book?itinerary=6',
    counts: {
      'a[aria-label*=" of 4: "]': 4,
      'a[aria-label^="Share "][href*="https%3A%2F%2Ftembo.test%2Fitineraries%2F6"]': 8,
    },
  },
  '/itineraries/4711': { says: "We couldn't find the safari experience you're looking for. | Browse All Safaris" },
  '/itineraries/13': { says: 'No ratings yet' },
  '/estimate': { leads: 'Look at trips > /itineraries' },
  '/estimate?itinerary=6&adults=99': {
    says: 'Please choose 1 to 20 adults.',
    counts: { '[name=adults][value="99"]': 1, '[role=alert]': 1 },
  },
  '/estimate?itinerary=17&adults=2&from=2027-10-31': {
    says: 'We price this month on request',
    leads: 'Request a quote > /book?itinerary=17&adults=2&kids=0&toddlers=0&from=2027-10-31',
  },
  '/itineraries/17': { says: 'US$2,489' },
  '/itineraries?adults=2&highest=1500': {
    says: 'Prices for 2 adults | At most US$1,500 each | Similar to what you asked for',
  },
  '/itineraries?highest=1000': {
    says: 'trips cost more than US$1,000 per person | over your limit',
    counts: { '[aria-labelledby=near-misses] article': 3 },
  },
  '/book?itinerary=17': { says: 'US$3,477' },
  '/book?itinerary=7,12,3': { says: 'You ask about these trips too | Batwa Trails and Bigodi Swamp' },
  '/book?itinerary=999999': { counts: { '[name=itineraryId] option[selected]:not([value="0"])': 0 } },
  '/book?wish=penguin%2C+Kenya': { says: 'I am looking for: penguin, Kenya' },
  '/book?vehicle=River+launch': { says: 'We would like to travel in this vehicle: River launch.' },
  '/review': { says: 'This page opens from the link in the email' },
  '/review?invitation=1.x': { says: 'This link is not valid.' },
  '/shortlist': { says: 'No trips on your shortlist yet' },
  '/shortlist?trips=7,12,3': {
    says: `Price per person | Days | Where you sleep | Best months | Difficulty | 4 h a day on average, 6 h on the longest |
      5 h a day on average, 9 h on the longest | 1½ h a day on average, 5 h on the longest | US$2,090`,
    leads: 'Request a quote for these three > /book?itinerary=7,12,3',
    counts: { 'th[scope=col]': 3 },
  },
  '/shortlist?trips=7,4711,abc,12': {
    says: 'One trip on this list is no longer offered.',
    counts: { 'th[scope=col]': 2 },
  },
  '/how-we-handle-reviews': { says: 'No review was removed in the last 12 months.' },
  '/itineraries/18': { counts: { 'img[src*=placeholder-safari]': 1 } },
  '/destinations/kenya': destination('Kenya'),
  '/destinations/tanzania': destination('Tanzania'),
  '/destinations/uganda': destination('Uganda'),
  '/experiences/luxury': {
    says: 'Luxury Highlights | Featured Luxury Itineraries | Why plan it with us',
    leads: `Plan Your Luxury Journey > /book | View All Experiences > /itineraries | View All itineraries > /itineraries |
      Plan Your Luxury Safari > /book | Speak to a Luxury Safari Expert > /contact`,
  },
  '/experiences/adventure': {
    says: 'Featured Adventures | Kilimanjaro by Lemosho | Bwindi Gorilla Trek | Source of the Nile and Murchison | Uhuru Peak | 5,895 m',
    leads: `Plan Your Adventure > /book | View All Experiences > /itineraries | Climb > /itineraries |
      Track > /destinations/uganda | Paddle > /itineraries | Start Planning > /book |
      Talk to an Adventure Expert > /contact`,
    counts: { 'figure li': 8, 'th[scope=rowgroup]': 5, article: 3 },
  },
  '/experiences/dubai': {
    says: 'Architecture | Desert | Dining | Shopping | Dubai Itineraries | Small Groups',
    leads: `Plan Your Dubai Trip > /book | Speak to Expert > /contact |
      Plan Your Dubai Experience > /book | Speak to Dubai Expert > /contact`,
    counts: { 'figure img': 6, figcaption: 6 },
  },
  '/before-you-go': {
    says: `Which country for us? | Malaria is most dangerous for babies, children under five and pregnant women. |
      below about 2,500 m | There is no malaria in the Emirates. | The usual tip is US$10 to 15 | Also for Uganda |
      From 15 years | Up to 6 h | Trips from US$ | Ask the embassy and your doctor before you book.`,
    leads: 'Kenya > /destinations/kenya | Dubai > /experiences/dubai | Bwindi Gorilla Trek > /itineraries/15',
    counts: { 'nav[aria-label="On this page"] a': 20, '#visas dt': 4, '#insurance dt': 1, '#paying dd': 4 },
  },
  '/groups': {
    says: `How many you are | Stretched Land Cruiser | 6 guests, each with a window | For travel agents |
      if you are more, write the number into the message`,
    leads:
      'Ask for a group trip > /book?wish=a+trip+for+a+group+of+%28how+many%3F%29 | Ask as an agent > /groups/agents',
    counts: { 'nav[aria-label="On this page"] a': 7 },
  },
  '/groups/agents': {
    says: 'For travel agents | Net rates | Rack rates | Rooms',
    counts: { 'input[type=radio][name=rate]': 2 },
  },
  '/about': {
    says: `Sustainability | Community empowerment | Authenticity | Education and youth | Our five partners |
      We listen | We plan | We drive`,
    leads: `Meet our communities > /community | Browse our trips > /itineraries | Contact Us > /contact |
      Meet The Team > /teams | Read our reviews on the safari listing > https://listing.example.com/tembo-trails`,
  },
  '/fleet': {
    says: 'Overland truck',
    leads: 'Request a Quote: River launch > /book?vehicle=River+launch',
    counts: { 'a[href^="/book?vehicle="]': 5, 'li a[href*="Overland"]': 0 },
  },
  '/volunteers': {
    says: `Cultural Heritage | Guide Training | Eco-Homestay | Conservation | Health Clinics | Education |
      Women’s Empowerment | Safari and Serve | Minimum age18 years`,
    leads: `Apply to Volunteer > /volunteer | Volunteer terms and conditions > /terms |
      Guide Training > /volunteer?program=guide-training`,
    counts: { 'li h3': 12 },
  },
  '/thank-you': {
    says: '3-5 business days',
    leads: 'Back to the home page > / | See the programmes again > /volunteers',
  },
  '/donate': {
    says: `Education | Community development | Wildlife conservation | Most PopularMonthly Giving |
      Tax reliefNone: we are a company, not a charity`,
    leads: `Give Once > #interest | Give Monthly > #interest | Donate Now > #interest |
      Write to Partnerships > mailto:partnerships@example.com?subject=Corporate%20giving |
      Learn More > mailto:donations@example.com?subject=Donation%20inquiry`,
    counts: { article: 3, 'figure blockquote': 1 },
  },
  '/community': {
    says: `Education | Environmental conservation | Sustainable tourism | Cultural preservation | Where the 10% goes |
      TotalUS$43,000`,
    leads: 'Donate Now > /donate | Read about the school > /community/wild-olive-school',
    counts: { article: 5 },
  },
  '/community/wild-olive-school': {
    says: 'Wild Olive Primary School | Our mission there | Impact so far | How to get involved',
    leads: 'Support This Initiative > /donate | Back to Community > /community',
    counts: { 'img[alt*=school]': 1 },
  },
  '/community-engagement': {
    says: 'Cedar Ridge Girls’ School | Green Gate Children’s Home | Acacia Thread Women’s Group',
    leads: 'Apply to volunteer > /volunteer',
  },
  '/contact': {
    says: 'Nanyuki 10400',
    counts: { 'a[href^="tel:+"]': 1, 'a[href^="mailto:"]': 2, ':is([aria-label^="Drawn map"], [alt^="Drawn map"])': 1 },
  },
  '/endangered-species': {
    says: `What the badges mean | Mammals | Birds | Other species | Mountain bongo | Hirola | Black rhino | Grevy’s zebra |
      Critically endangered | Endangered`,
    leads: `Mammals > #mammals | Birds > #birds | Other species > #other-species | Support conservation > /donate |
      See where they live > /itineraries`,
    counts: { img: 10 },
  },
  '/terms': {
    says: `Volunteer Program Agreement | Program overview | Responsibilities | Health and safety | Code of conduct |
      Privacy | Financial terms | Termination | Commitment | Contact | Your agreement |
      Programme fees are non-refundable from 30 days before your start date | travel and health insurance |
      up-to-date vaccinations | you bear your own costs of travel, accommodation and meals |
      Terms & Conditions checkbox | your acceptance is binding | Last updated: December 24, 2025`,
    leads: 'Back to Volunteer Application > /volunteers',
    counts: { 'nav[aria-label="On this page"] a': 9, 'a[href^="tel:+"]': 1, 'a[href^="mailto:volunteers@"]': 1 },
  },
  '/privacy': {
    says: `Data Protection Act, 2019 | applications: 24 months | Emergency contacts: 6 months |
      Office of the Data Protection Commissioner`,
    counts: { 'a[href^="mailto:"]': 1 },
  },
}

const wordsOf = (link: Element) => link.getAttribute('aria-label') ?? spokenText(link)

export function expectOutline({ path, document }: Page) {
  const main = document.querySelector('main') as Element
  const { says, leads, counts = {} } = outlines[path] ?? {}
  const text = spokenText(main)
  for (const words of itemsOf(says)) expect(text).toContain(words)
  const links = [...main.querySelectorAll('a')].map((link) => ({
    words: wordsOf(link),
    href: link.getAttribute('href'),
  }))
  for (const item of itemsOf(leads)) {
    const [name = '', href] = item.split(' > ')
    const found = links.filter(({ words }) => words.startsWith(name))
    expect(
      found.map((link) => link.href),
      name,
    ).toContain(href)
  }
  for (const [selector, count] of Object.entries(counts))
    expect(main.querySelectorAll(selector), selector).toHaveLength(count)
  // Without scripts nothing would take the place of a loading text, but on /book the fields for typed dates.
  if (!path.startsWith('/book') && path !== '/groups/agents')
    expect([...main.querySelectorAll('[role=status]')].map(spokenText).filter(Boolean)).toEqual([])
}

// Word for word from the specification.
const around = `
  Community & Support | Wildlife safaris, Maasai experiences, coastal retreats | Serengeti, Ngorongoro, Zanzibar |
  Gorilla trekking, primates, Nile | Modern luxury, desert adventures | Luxury Experiences | Adventure Travel |
  Kilimanjaro treks, Nile rafting | Community Engagement | Explore | Itineraries | Wildlife | Volunteer | Company |
  Kilimanjaro | Safari Fleet | Book With Us | Privacy Policy | Terms of Service`

/** The header, the drawer and the footer. */
export function expectAround({ document }: Page) {
  const body = document.body.cloneNode(true) as Element
  for (const other of body.querySelectorAll('main, script')) other.remove()
  for (const words of itemsOf(around.trim())) expect(body.textContent).toContain(words)
}

/** At most three, each with its page and a booking of it. */
export function expectCards({ document }: Page, word: string) {
  const cards = [...document.querySelectorAll('main article')]
  expect(cards.length).toBeGreaterThan(0)
  expect(cards.length).toBeLessThanOrEqual(3)
  for (const card of cards) {
    expect(spokenText(card)).toContain(word)
    const hrefs = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const [id] = hrefs.flatMap((href) => /^\/itineraries\/(\d+)$/.exec(href)?.[1] ?? [])
    expect(hrefs).toContain(`/book?itinerary=${id}`)
  }
}
