// The page "Before you go". What differs by country is in destinations/before-you-go.ts, figures are on the sheet Claims.
import type { Country } from '../domain/choices'
import type { ReadingPage } from './reading'
import type { TravelAnswer } from './travel-answers/answer'
import { health, safety } from './travel-answers/health'
import { camps, families, onSafari, people } from './travel-answers/on-safari'
import { gettingThere, money, packing } from './travel-answers/on-the-way'
import { booking, planning } from './travel-answers/planning'
import { apes, dubai, mountains, sea } from './travel-answers/special-places'

const sections = [
  {
    id: 'which-country',
    heading: 'Which country for us?',
    paragraphs: ['Choose by what you most want to see, who travels with you and when you can come.'],
  },
  {
    id: 'malaria',
    heading: 'Malaria',
    paragraphs: [
      'Mosquitoes pass it on from dusk to dawn. Height matters: on Mount Kenya and in the upper camps of Kilimanjaro you sleep too high for them, but not on the way there.',
      'Malaria is most dangerous for {malaria-risk-groups}. Tablets are dosed by weight, so tell the doctor the ages and weights of your children. If you are pregnant, ask before you book.',
      'Take your tablets to the end, also when you are home again. Wear long sleeves in the evening, use repellent and sleep under the net. If you have a fever on the trip or within {malaria-fever} of coming home, see a doctor on the same day and say where you have been.',
    ],
  },
  {
    id: 'vaccinations',
    heading: 'Vaccinations',
    paragraphs: [
      'Borders ask for a yellow fever certificate, also between our countries. It is valid from {yellow-fever-start} after vaccination, and then {yellow-fever-certificate}.',
      'The vaccination is not for everybody: {yellow-fever-ages} need a doctor’s advice first. If you cannot have it, ask your doctor for a written exemption and tell us before you book.',
    ],
  },
  {
    id: 'visas',
    heading: 'Visas',
    paragraphs: [
      'Apply on the official website of each country, and print what you get: other websites that look like it charge more. Visas are not in our prices.',
      'If your trip crosses a border more than once, tell us your nationality, and we say which visa you need.',
    ],
  },
  {
    id: 'money',
    heading: 'Money',
    paragraphs: ['On the way you need money for tips, souvenirs and whatever your trip lists under “Not included”.'],
  },
  {
    id: 'paying',
    heading: 'Paying and cancelling',
    paragraphs: ['This is how you pay for your trip, and what you get back if plans change.'],
  },
  {
    id: 'tips',
    heading: 'Tips',
    paragraphs: [
      'Tips are not in our prices, and you decide how much you give. Give them at the end, in cash: to the guide in person, to the camp staff in their box.',
    ],
  },
  {
    id: 'flights',
    heading: 'International flights',
    paragraphs: [
      'Flights to and from your home country are not in our prices: book yours when you have our offer. Fly to Nairobi for Kenya, to Kilimanjaro or Zanzibar for Tanzania and to Entebbe for Uganda. Be at the airport {before-flight} before the flight home.',
    ],
  },
  {
    id: 'luggage',
    heading: 'Luggage',
    paragraphs: [
      'Light aircraft take {aircraft-luggage} each in a soft bag, hand luggage and camera included. On the road a soft bag is best too: it fits where a suitcase does not.',
    ],
  },
  {
    id: 'driving-hours',
    heading: 'Driving hours',
    paragraphs: [
      'Kilometres say little: the same distance takes much longer on a park track than on tarmac. The page of each trip gives the hours of every day. From the Maasai Mara to Amboseli, for instance, it is {mara-amboseli}.',
      'These are our trips by their longest day on the road. If that is too long for you, ask us for a flight or a night on the way.',
    ],
  },
  {
    id: 'gorillas',
    heading: 'Gorillas: knees, porters and carriers',
    paragraphs: [
      'You walk {gorilla-walk}, on steep, wet ground and often without a path, and then back. In the morning nobody knows how far the family has gone. Your knees must take you down as well as up; a stick and boots with grip help.',
      'Take a porter even if you are fit. For {tip-bwindi-porter} a day, a porter carries your bag and gives you a hand where it is steep.',
      'If you cannot walk so far, {gorilla-carriers} can take you to the gorillas and back, for {gorilla-carriers-price}. Tell us when you ask for the trip: it is arranged before the walk begins, and we confirm the price in your offer.',
      'You must be {gorilla-age} or older. With a cough, a cold or a fever you may not go, because gorillas catch it from us. If you say so in the morning, the park usually pays back {gorilla-ill-refund} of the permit.',
    ],
  },
  {
    id: 'children',
    heading: 'Children by age',
    paragraphs: [
      'On most trips children pay less than adults: the page of each trip shows the price when you enter your party. Ask us for car seats and cots.',
      'For gorillas the minimum age is {gorilla-age}, for chimpanzees {chimpanzee-age}. Younger children can travel along if one of you stays with them meanwhile. These are the minimum ages of our trips as they stand:',
    ],
  },
  {
    id: 'older-travellers',
    heading: 'Older travellers and disabilities',
    paragraphs: [
      'Our trips have {upper-age}. With a bad back or bad knees, choose short drives, or ask us for a flight in place of a long road.',
      'None of our trips is designed for wheelchairs, and the steps into cars and light aircraft are high. Tell us what you need, and we tell you what is possible.',
    ],
  },
  {
    id: 'food',
    heading: 'Food, water and diets',
    paragraphs: [
      'Camps and lodges can cook for most diets, such as vegetarian, vegan, halal or gluten-free. Write yours in your request, with any allergy.',
      'Do not drink from the tap: take {drinking-water}. The page of each trip names the meals and drinks that are included.',
    ],
  },
  {
    id: 'safety',
    heading: 'Safety and help on the way',
    paragraphs: [
      'Read your government’s travel advice for each country before you book. It also says where the law differs from yours, for instance on medicines or for same-sex couples.',
      'In a camp without a fence you walk after dark {camp-escort}. The person who plans your trip is on call while you travel.',
    ],
  },
  {
    id: 'photographs',
    heading: 'Photographs and drones',
    paragraphs: [
      'Ask people before you photograph them. Use no flash near gorillas. Leave your drone at home: {drone-rule}.',
    ],
  },
  {
    id: 'insurance',
    heading: 'Insurance',
    paragraphs: [
      'Travel insurance is not in our prices, and you should have one that pays for treatment, for the way home and for cancelling.[ In Kenya, Tanzania and Uganda our trips come with {flying-doctor}; it does not replace your own insurance.]',
      'Many policies end at a certain height. On Kilimanjaro yours must cover walking to {height-uhuru-peak}, on Mount Kenya to {height-lenana}.',
    ],
  },
  {
    id: 'electricity',
    heading: 'Electricity and network',
    paragraphs: [
      'Most hotels and lodges have power all day, many camps only in the morning and evening. The page of each trip says it under “Comfort”. Bring an adapter and a power bank.',
      'There is a mobile network in {network-places}. Inside the parks there may be none for hours. Wi-Fi reaches {wifi-places}. To buy a local SIM card you need {sim-registration}.',
    ],
  },
  {
    id: 'other-questions',
    heading: 'Other questions',
    paragraphs: ['From old dollar notes to the tides on Zanzibar, by subject:'],
  },
  { id: 'ask', heading: 'Ask us', paragraphs: ['If your question is not answered here, ask us.'] },
] as const

export type TravelTopic = (typeof sections)[number]['id']

const countries: Record<Country, string> = {
  Kenya:
    'Big cats, elephants below Kilimanjaro and the widest choice of trips. Good for a first safari, and for families.',
  Tanzania: 'The herds of the Serengeti, the Ngorongoro Crater, Kilimanjaro on foot, and Zanzibar for the days after.',
  Uganda:
    'Gorillas and chimpanzees in the forest, and the Nile. For people who like to walk; you must be {gorilla-age} or older to see gorillas.',
  Dubai: 'A city and a desert for three to five days, on the way to a safari or on their own.',
}

const answers = [
  ...planning,
  ...booking,
  ...gettingThere,
  ...money,
  ...packing,
  ...health,
  ...safety,
  ...onSafari,
  ...camps,
  ...families,
  ...people,
  ...apes,
  ...mountains,
  ...sea,
  ...dubai,
]

export const travelAdvice: ReadingPage & { countries: typeof countries; answers: TravelAnswer[] } = {
  title: 'Before you go',
  intro:
    'Health, visas, money, luggage, food and roads in Kenya, Tanzania, Uganda and Dubai, and what children and older travellers can do there.',
  updated: 'November 30, 2026',
  sections: sections.map((section) => ({ ...section, paragraphs: [...section.paragraphs] })),
  countries,
  answers,
}

/** Where the page answers it. */
export const travelAdviceHref = (topic: TravelTopic) => `/before-you-go#${topic}` as const
