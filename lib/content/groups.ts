// The page "Groups and agents". What only the operator knows is a sample on the sheet Claims.
import { mostTravellers } from '../domain/travellers'
import type { ReadingPage } from './reading'

export const groupsPage: ReadingPage = {
  title: 'Groups and agents',
  intro:
    'For families, friends, schools, clubs and companies of seven to 30 people, and for travel agents whose guests we look after.',
  updated: 'November 28, 2026',
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
      paragraphs: [
        'You travel in several cars, each with its own driver-guide, who keep in touch by radio and meet at the good places. Families and friends choose whom they ride with, and may change every day.',
        'Our cars take this many guests:',
      ],
    },
    {
      id: 'rooms',
      heading: 'Rooms',
      paragraphs: [
        'Two share a room or tent, and three can share a triple. Whoever sleeps alone pays the single supplement. Send us the rooming list when you know who comes; it can change until the balance is due.',
        'Small camps do not take a large group. Then we look for a lodge with enough rooms, or for two camps close to each other, and your offer says which.',
      ],
    },
    {
      id: 'leader',
      heading: 'Your leader',
      paragraphs: [
        'One of you decides with us, and one of us in Nanyuki looks after your trip from the first letter to the last day. {group-leader}.',
        'Schools: tell us the ages of the pupils and how many teachers come with them. Teachers have rooms next to their pupils.',
      ],
    },
    {
      id: 'agents',
      heading: 'For travel agents',
      paragraphs: [
        'You get {agent-rates} for every trip on this site and for trips made for your guests. We hold rooms {agent-hold} without a deposit while your guests decide.',
        'Your guests remain yours: we write to you and not to them, unless you ask us to. On the road they can call us at any hour.',
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask',
      paragraphs: [
        `Send a request with your dates. The form counts up to ${mostTravellers} adults and as many children: if you are more, choose the most it takes and write the number into the message. Tell us the ages of children and pupils, how many rooms you need and the budget for each person.`,
        'Agents and schools write to us or call; please say which agency or school you are from.',
      ],
    },
  ],
}

/** What a request from this page says first. */
export const groupWish = 'a trip for a group of (how many?)'
