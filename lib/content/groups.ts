// The page "Groups and agents". What only the operator knows is a sample on the sheet Claims.
import { mostTravellers } from '../domain/travellers'
import type { ReadingPage } from './reading'

export const groupsPage: ReadingPage = {
  title: 'Groups and agents',
  intro:
    'For families, friends, schools, clubs and companies of seven to 30 people, and for travel agents whose guests we look after.',
  updated: 'November 29, 2026',
  sections: [
    {
      id: 'size',
      heading: 'How many you are',
      paragraphs: [
        `On the page of each trip you see the total for a party of up to ${mostTravellers}. If you are more, we plan the trip around the group, with its own price.`,
        'A group travels by itself, on any date on which the camps have room. For July to October and for Christmas, write to us a year ahead.',
      ],
    },
    {
      id: 'vehicles',
      heading: 'Vehicles',
      paragraphs: ['A group travels in several cars. Your offer says which ones and how many.[ {group-cars}.]'],
    },
    {
      id: 'rooms',
      heading: 'Rooms',
      paragraphs: [
        'Two share a room or tent, and three can share a triple. Whoever sleeps alone pays the single supplement.[ {group-rooming}.]',
        'A small camp has too few beds for a large group. We then suggest a lodge with enough rooms, or two camps close to each other, and your offer says which.',
      ],
    },
    {
      id: 'leader',
      heading: 'Your leader',
      paragraphs: [
        'One of you decides with us for the group.',
        'Schools: tell us which school you are from, the ages of the pupils, how many teachers come with them, and who should sleep next to whom.',
      ],
    },
    {
      id: 'fourteen',
      heading: 'What a group of 14 gets',
      points: ['Rooms: seven rooms or tents, two sharing.', '[{group-leader}.]'],
    },
    {
      id: 'agents',
      heading: 'For travel agents',
      paragraphs: [
        'You get {agent-rates} for every trip on this site and for trips made for your guests. We hold rooms {agent-hold} without a deposit while your guests decide.',
        'Your guests remain yours: {agent-guests}.',
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask',
      paragraphs: [
        `Send a request with your dates. The form takes up to ${mostTravellers} adults and as many children; if you are more, write the number into the message. Tell us the ages of children and pupils, how many rooms you need and the budget for each person.`,
      ],
    },
  ],
}

/** The group that the page takes as its example. */
export const exampleGroup = 14

/** How many of a vehicle take them all; null where its capacity, such as '6 guests', names no number. */
export function countVehicles(guests: number, capacity: string) {
  const seats = Number(/\d+/.exec(capacity)?.[0] ?? 0)
  return seats > 0 ? Math.ceil(guests / seats) : null
}

export const agentsPage = {
  title: 'For travel agents',
  intro:
    'Tell us about the trip of your guests: dates, rooms, and whether you need net or rack rates. Our office in Nanyuki answers with rates and a plan. Sending this form books nothing.',
}

/** What a request from this page says first. */
export const groupWish = 'a trip for a group of (how many?)'
