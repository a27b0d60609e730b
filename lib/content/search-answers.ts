// What the list says to questions that no trip answers. Synonyms lead to them: 'vegan' means 'ask about diets'.

import { type TravelTopic, travelAdviceHref } from './travel-advice'

/** `ask`: a request. */
type Answer = { text: string; way: 'ask' | { label: string; href: string } }

const beforeYouGo = (topic: TravelTopic, text: string, label: string): Answer => ({
  text,
  way: { label, href: travelAdviceHref(topic) },
})
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
    'Gorillas: knees, porters and carriers',
  ),
  'driving hours': beforeYouGo(
    'driving-hours',
    'The page of each trip has the hours of every day.',
    'All trips by their longest drive',
  ),
  'minimum ages': beforeYouGo('children', 'Each trip has its minimum age.', 'Children by age'),
  'the country': beforeYouGo('which-country', 'It depends on what you want to see, and when.', 'Which country for us?'),
  insurance: beforeYouGo('insurance', 'Travel insurance is not in the price of any trip.', 'What yours should cover'),
  'the single supplement': {
    text: 'The price for one person in a room alone is under “What it costs” on the page of each trip.',
    way: { label: 'Show prices for 1 adult', href: '/itineraries?adults=1' },
  },
  deposits: {
    text: 'You pay nothing on this site. The page of each trip says how paying and cancelling work; your written offer has the amounts.',
    way: { label: 'Requests and bookings', href: '/terms-of-service#requests' },
  },
  'park fees': {
    text: 'Park fees and permits are in the price of every trip that visits a park.',
    way: { label: 'What the prices include', href: '/terms-of-service#prices' },
  },
  safety: beforeYouGo(
    'safety',
    'The person who plans your trip is on call while you travel.',
    'Safety and help on the way',
  ),
  'drinking water': beforeYouGo('food', 'Do not drink from the tap.', 'Food, water and diets'),
  drones: beforeYouGo('photographs', 'Leave your drone at home.', 'Photographs and drones'),
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
