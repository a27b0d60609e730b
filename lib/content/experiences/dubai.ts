export const hero = {
  title: 'Dubai, from the sand to floor 124',
  intro:
    'The tallest tower, the old quarter by the Creek and a night in the dunes: from November to March, on its own or on the way to a safari.',
  arrival: 'Fly to Dubai. The visa is free on arrival for some 60 nationalities.',
  image: '/images/trips/dubai-desert.jpg',
}

type GalleryPicture = {
  image: string
  alt: string
  caption: string
  /** Centre in percent, and magnification. */
  detail: { x: number; y: number; zoom: number }
}

export const gallery: { feature: { image: string; caption: string }; tiles: GalleryPicture[] } = {
  feature: {
    image: '/images/destinations/dubai.jpg',
    caption: 'The city stops here: the dunes begin less than an hour from the airport.',
  },
  tiles: [
    {
      image: '/images/trips/dubai-skyline.jpg',
      alt: 'The spire of the Burj Khalifa above its neighbours at sunset',
      caption: 'Burj Khalifa, {height-burj-khalifa}. The deck is on floor 124.',
      detail: { x: 66, y: 8, zoom: 1.9 },
    },
    {
      image: '/images/trips/dubai-desert.jpg',
      alt: 'Camels walking in single file up a dune behind their driver',
      caption: 'A camel string at first light, before the sand is hot.',
      detail: { x: 54, y: 72, zoom: 1.55 },
    },
    {
      image: '/images/trips/dubai-skyline.jpg',
      alt: 'A dhow under sail on still water',
      caption: 'A dhow at dusk. The abra, the small ferry, costs {abra-fare}.',
      detail: { x: 84, y: 92, zoom: 2.1 },
    },
    {
      image: '/images/destinations/dubai.jpg',
      alt: 'Two falcons in a red evening sky over the towers',
      caption: 'Falcons have passports here, and seats on aeroplanes.',
      detail: { x: 39, y: 22, zoom: 2.4 },
    },
    {
      image: '/images/trips/dubai-skyline.jpg',
      alt: 'Two palms by the water, a sail-shaped tower behind them',
      caption: 'Palms at Jumeirah, and the sail of the Burj Al Arab.',
      detail: { x: 0, y: 78, zoom: 1.8 },
    },
  ],
}

export const highlights = {
  title: 'Four reasons to stay a few days',
  intro:
    'Dubai is about five hours from Nairobi by air. Two nights are enough for the city, and a third for the desert.',
  points: [
    {
      title: 'Architecture',
      text: 'From the deck of the tallest building on earth you look down on skyscrapers. An hour later, in Al Fahidi, you stand under a wind tower that cooled a merchant’s house with nothing but its shape.',
    },
    {
      title: 'Desert',
      text: 'The Desert Conservation Reserve covers {size-dubai-reserve}, about a twentieth of the emirate. Only approved operators may enter. The Arabian oryx has been brought back, and at sunrise you may see one on a dune.',
    },
    {
      title: 'Dining',
      text: 'Machboos in a courtyard house, Iranian bread from the oven in Deira, grilled fish where the dhows unload, and cardamom coffee before anything is decided.',
    },
    {
      title: 'Shopping',
      text: 'Cross the Creek to the spice souk for saffron and dried limes, then to the gold souk, where gold is sold by weight at the day’s rate and you bargain over the workmanship.',
    },
  ],
}

export const itineraries = {
  title: 'Dubai Itineraries',
  intro: 'A stopover or a short holiday, each with a night in the desert.',
  note: 'Small Groups',
}

export const closing = {
  title: 'Plan your trip to Dubai',
  image: '/images/trips/dubai-skyline.jpg',
}
