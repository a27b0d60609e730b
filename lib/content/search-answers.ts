// What the list says to questions that no trip answers. Synonyms lead to them: 'vegan' means 'ask about diets'.

import { type TravelTopic, travelAdviceHref } from './travel-advice'

/** `ask`: a request. */
type Answer = { text: string; way: 'ask' | { label: string; href: string } }

const beforeYouGo = (topic: TravelTopic, text: string, label: string): Answer => ({
  text,
  way: { label, href: travelAdviceHref(topic) },
})
const aToZ = (text: string, label: string) => beforeYouGo('other-questions', text, label)
const ask = (text: string): Answer => ({ text, way: 'ask' })

export const searchAnswers = {
  diets: ask(
    'Our trips do not list diets, but camps and lodges can cook for most of them. Write yours in your request, and we arrange it.',
  ),
  access: ask(
    'None of our trips is designed for wheelchairs. The gentlest have at most an hour on foot and five hours on the road in a day, no camping and no nights above 2,500 m. Tell us what you need, and we tell you what is possible.',
  ),
  rwanda: ask('None of our trips goes to Rwanda. These go to see the mountain gorillas in Uganda.'),
  elsewhere: ask(
    'Our trips are in Kenya, Tanzania, Uganda and Dubai only. Tell us what you hope to see, and we say where we can show it to you.',
  ),
  'tailor-made': ask(
    'Every trip here can be changed: more nights, another park, your own dates. Tell us what you have in mind, and we plan it with its price.',
  ),
  groups: {
    text: 'For groups of seven to 30, schools and companies too, we plan vehicles and rooms around you.',
    way: { label: 'Groups and agents', href: '/groups' },
  },
  agents: {
    text: 'Travel agents find here what they get from us, and how to ask.',
    way: { label: 'For travel agents', href: '/groups#agents' },
  },
  'the company': {
    text: 'We are a safari company in Nanyuki, Kenya, and you can call us.',
    way: { label: 'Who we are', href: '/about' },
  },
  'animal care': {
    text: 'Volunteers do not feed, walk or handle wild animals. They help people, schools and conservancies that have asked for it.',
    way: { label: 'See the volunteer placements', href: '/volunteers' },
  },
  volunteering: {
    text: 'Volunteers join a placement of two weeks or longer, not one of our trips.',
    way: { label: 'See the volunteer placements', href: '/volunteers' },
  },
  'whale sharks': ask(
    'None of our trips looks for whale sharks: they gather off Mafia Island, where we do not go. These trips end at the sea.',
  ),
  preparations: {
    text: 'Health, visas, money, luggage, driving hours and children are all on one page.',
    way: { label: 'Before you go', href: '/before-you-go' },
  },
  health: beforeYouGo('malaria', 'Malaria depends on place, height and age.', 'Malaria and vaccinations'),
  vaccinations: beforeYouGo('vaccinations', 'Yellow fever is the one that borders ask for.', 'Vaccinations by country'),
  visas: beforeYouGo('visas', 'Visas are not in our prices.', 'Who needs a visa, and where to get it'),
  tips: beforeYouGo('tips', 'Tips are never compulsory.', 'What guides and camp staff are usually given'),
  luggage: beforeYouGo('luggage', 'Bring a soft bag, and little.', 'What to pack, and how much a light aircraft takes'),
  money: beforeYouGo('money', 'Cards do not work everywhere.', 'Which money to bring'),
  plugs: beforeYouGo('electricity', 'Bring an adapter and a power bank.', 'Plugs, voltage and network'),
  'gorilla walks': beforeYouGo(
    'gorillas',
    'A porter can carry your bag, and carriers can carry you.',
    'What porters and carriers cost',
  ),
  'driving hours': beforeYouGo(
    'driving-hours',
    'The page of each trip has the hours of every day.',
    'All trips by their longest drive',
  ),
  'minimum ages': beforeYouGo('children', 'Each trip has its minimum age.', 'Children by age'),
  'the country': beforeYouGo('which-country', 'It depends on what you want to see, and when.', 'Which country for us?'),
  insurance: beforeYouGo(
    'insurance',
    'Your own travel insurance is not in the price of any trip.',
    'What yours should cover',
  ),
  'the single supplement': {
    text: 'The price for one person in a room alone is under “What it costs” on the page of each trip.',
    way: { label: 'Show prices for 1 adult', href: '/itineraries?adults=1' },
  },
  deposits: {
    text: 'You pay nothing on this site. The page of each trip says how paying and cancelling work; your written offer has the amounts.',
    way: { label: 'Requests and bookings', href: '/terms-of-service#requests' },
  },
  'park fees': {
    text: 'Every price includes the park fees of the trip and the permits that it needs.',
    way: { label: 'What the prices include', href: '/terms-of-service#prices' },
  },
  safety: beforeYouGo(
    'safety',
    'The person who plans your trip is on call while you travel.',
    'Safety and help on the way',
  ),
  'drinking water': beforeYouGo('food', 'Do not drink from the tap.', 'Food, water and diets'),
  drones: beforeYouGo('photographs', 'Leave your drone at home.', 'Photographs and drones'),
  photographs: beforeYouGo('photographs', 'Ask people before you photograph them.', 'Photographs and drones'),
  drinks: beforeYouGo(
    'food',
    'The page of each trip names the meals and drinks that are included.',
    'Food, water and diets',
  ),
  camps: aToZ('The page of each trip says under “Comfort” what the camps have.', 'Laundry, nets, toilets and more'),
  'medical needs': aToZ(
    'Tell us about an illness or medicine in your request, and we choose camps that suit you.',
    'CPAP, insulin and hospitals',
  ),
  disabilities: aToZ('Tell us what helps you, and we tell you what is possible.', 'Deaf or blind guests'),
  evacuation: beforeYouGo(
    'insurance',
    'If you fall ill on the way, we take you to a doctor.',
    'Flying doctors and insurance',
  ),
  guides: aToZ('All our guides speak English.', 'Guides and languages'),
  arrivals: aToZ(
    'The page of each trip says where it starts and ends.',
    'Transfers, late flights and luggage that stays',
  ),
  'booking early': aToZ('The best camps fill a year ahead.', 'How early to book'),
  'travelling alone': aToZ(
    'Your guide is with you by day, and after dark one of the camp staff walks with you.',
    'Travelling alone',
  ),
  'other questions': aToZ('A short answer is on the page “Before you go”.', 'Short answers by subject'),
  celebrations: aToZ('Tell us about a birthday in your request, and we tell the camps.', 'Birthdays and more'),
  'car seats': beforeYouGo('children', 'Ask us for car seats and cots.', 'Children by age'),
  'child prices': {
    text: 'On most trips children pay less than adults.',
    way: { label: 'Show prices for 2 adults and 1 child', href: '/itineraries?adults=2&kids=1' },
  },
  weather: beforeYouGo(
    'which-country',
    'The page of each trip has its weather and its best months.',
    'Best months by country',
  ),
  cars: {
    text: 'On a private departure you have your own car and guide.',
    way: { label: 'Our vehicles, and how many they take', href: '/fleet' },
  },
  'self-driving': ask(
    'None of our trips is a self-drive: a driver-guide comes with the car. Tell us where you would like to go.',
  ),
  prices: {
    text: 'Prices are per person, two sharing, with the park fees and permits that the trip needs.',
    way: { label: 'What the prices include', href: '/terms-of-service#prices' },
  },
  discounts: {
    text: 'Prices fall in the low season, and when more of you travel together.',
    way: { label: 'Trips by price', href: '/itineraries?sort=price' },
  },
  permits: {
    text: 'Permits for gorillas and chimpanzees are in the price of the trips that go to see them.',
    way: { label: 'What they cost, and when to book', href: '/destinations/uganda' },
  },
  contact: {
    text: 'Write, call or send us a message by WhatsApp.',
    way: { label: 'How to reach us', href: '/contact' },
  },
  sightings: {
    text: 'No sighting can be promised. The page of each trip says which animals are seen nearly always, and which often.',
    way: { label: 'Prices and descriptions', href: '/terms-of-service#prices' },
  },
  departures: ask(
    'The page of each trip says whether you travel privately or with other guests. Tell us if you would like to join others.',
  ),
  rooms: ask(
    'Two share a room or tent, and three can share a triple. Tell us who sleeps in which room, and your offer names the beds.',
  ),
  currencies: {
    text: 'Prices are in US dollars; you can show them in another currency as well.',
    way: { label: 'Prices and descriptions', href: '/terms-of-service#prices' },
  },
  hunting: ask('None of our trips is for hunting. Tell us which animals you would like to watch.'),
  'the team': {
    text: 'These people plan and guide your trip.',
    way: { label: 'Meet The Team', href: '/teams' },
  },
  flights: beforeYouGo(
    'flights',
    'Flights to and from your home country are not in our prices.',
    'Which airport to fly to',
  ),
  visits: {
    text: 'Homes and classrooms take no drop-in visitors.',
    way: { label: 'Projects, and how visits work', href: '/community-engagement' },
  },
  giving: {
    text: 'A share of our proceeds goes to local communities and conservation.',
    way: { label: 'Where it goes', href: '/community' },
  },
  gifts: {
    text: 'Please ask before you bring gifts.',
    way: { label: 'Community Activities', href: '/community' },
  },
  reviews: {
    text: 'The page of each trip has its reviews.',
    way: { label: 'How we handle reviews', href: '/how-we-handle-reviews' },
  },
  donations: {
    text: 'You can give to a school, to scouts or to a wetland.',
    way: { label: 'Three ways to give', href: '/donate' },
  },
  booking: {
    text: 'Send us a request: it is free and books nothing. Then you get an offer.',
    way: { label: 'Request a quote', href: '/book' },
  },
} satisfies Record<string, Answer>

export type SearchAnswer = keyof typeof searchAnswers

export const answerIds = Object.keys(searchAnswers) as SearchAnswer[]
