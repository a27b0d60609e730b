import type { Route } from 'next'
import { sampleItineraries } from '../sample-itineraries'

export const hero = {
  title: 'Go up on foot, come down by river',
  intro:
    'Kilimanjaro, gorillas on a hillside with no path, the Nile at grade five. Trips for people who like to arrive tired.',
  image: '/images/pages/adventure.jpg',
}

/** Metres along the Lemosho route. */
export const profile = {
  caption:
    'Kilimanjaro by the Lemosho route, from the first camp to the summit and down to the last, in metres above sea level.',
  stations: [
    { name: 'Mti Mkubwa', height: 2750 },
    { name: 'Shira 2', height: 3850 },
    { name: 'Lava Tower', height: 4630 },
    { name: 'Barranco', height: 3976 },
    { name: 'Karanga', height: 3995 },
    { name: 'Barafu', height: 4673 },
    { name: 'Uhuru Peak', height: 5895 },
    { name: 'Mweka Camp', height: 3100 },
  ],
}

export const story = {
  title: 'How the climb works',
  lead: 'The dotted line above is a week’s walk. It goes up to Lava Tower for lunch and down to Barranco for the night, because that is how the body gets used to thin air.',
  text: 'Our guides set a slow, steady pace. On Kilimanjaro they carry oxygen, check everybody’s blood oxygen and turn people round when it is too low; they are paid the same either way. You carry only water and a jacket.',
}

export const featured: {
  title: string
  rows: { name: string; place: string; measure: string; days: string; note: string }[]
} = {
  title: 'Featured Adventures',
  rows: [
    {
      name: 'Kilimanjaro',
      place: 'Tanzania',
      measure: '{height-uhuru-peak}',
      days: '6 to 9',
      note: 'No ropes and no climbing, but thin air. About {climb-in-six-days} reach the top in six days, and about {climb-in-eight-days} in eight.',
    },
    {
      name: 'Mount Kenya',
      place: 'Kenya',
      measure: '{height-lenana}',
      days: '5',
      note: 'Point Lenana from the Sirimon side, starting at {height-sirimon-gate} and an hour from our office.',
    },
    {
      name: 'Gorilla trek',
      place: 'Bwindi, Uganda',
      measure: '30 min to 6 h',
      days: '4',
      note: 'Steep, wet and without a path. The walk lasts until the trackers have found the family; you then have one hour.',
    },
    {
      name: 'White water',
      place: 'Jinja, Uganda',
      measure: 'Grade 5',
      days: '1',
      note: 'The Nile soon after it leaves Lake Victoria. Safety kayaks go with every raft, and there is a calm stretch if you prefer one.',
    },
    {
      name: 'Hell’s Gate by bicycle',
      place: 'Naivasha, Kenya',
      measure: 'Easy',
      days: '1',
      note: 'You cycle past zebra in the open: a park of 68 km² two hours from Nairobi, with a gorge to walk at the end.',
    },
  ],
}

/** Spec: these three always show, replaced by a trip of the same title. */
export const samples = [sampleItineraries.kilimanjaro, sampleItineraries.bwindi, sampleItineraries.nile]

export const sampleTitle = {
  title: 'Three adventures to choose from',
  intro: 'A mountain, a forest and a river. The list of all trips has more, with days and prices.',
}

export const types: { title: string; tiles: { word: string; text: string; link: string; href: Route }[] } = {
  title: 'Climb, track or paddle',
  tiles: [
    {
      word: 'Climb',
      text: 'Two mountains with snow near the equator, one in five days and one in eight.',
      link: 'Find a mountain trip',
      href: '/itineraries',
    },
    {
      word: 'Track',
      text: 'Gorillas and chimpanzees on foot, with trackers who know the families.',
      link: 'Read about Uganda',
      href: '/destinations/uganda',
    },
    {
      word: 'Paddle',
      text: 'The Nile by raft at Jinja, and by launch below Murchison Falls.',
      link: 'Find a river trip',
      href: '/itineraries',
    },
  ],
}

export const closing = {
  title: 'Ready to plan your adventure?',
  image: '/images/heroes/mount-kenya-trek.jpg',
}
