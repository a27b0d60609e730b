export const aboutPage = {
  hero: {
    image: '/images/pages/about.jpg',
    title: 'Our story: one car and a borrowed desk',
    intro:
      'It began in Nanyuki in {founded}, with a driver, a teacher and a planner who wrote her routes in a school exercise book.',
  },
  team: { label: 'Meet The Team', href: '/teams' as const },
  story: [
    'Nyawira Kihara had the route before she had anything to run it with: eight days from Nanyuki to Samburu, on to the Mara and home by Nakuru. A driver on Bazaar Street had a Land Cruiser that had seen most of northern Kenya. A primary-school teacher had a telephone in her front room, and a desk that nobody used after four o’clock.',
    'The first guests were two sisters who had asked a hotel clerk in Nairobi for somebody who would not hurry them. They sat three hours at a waterhole in Samburu, waiting for Grevy’s zebra to drink, and at last they did. The sisters told their friends. By the end of the next year there were two cars and a workshop with a roof over half of it.',
    'The teacher would not take rent. She asked for a tenth of what the car earned, for a school with five classrooms and roofs on three. That was the whole agreement, made over tea and never written down.',
    'It is written down now. {share-of-proceeds} of proceeds go to local communities and conservation, and by {figures-date} that had come to {donated}, {projects-funded} projects and {local-jobs} local jobs. The office has a proper counter and a proper sign. The exercise books are still on the shelf, and every new route is still driven before it goes on sale.',
  ],
  pulled: 'The rent for the desk was a tenth of what the car earned. We still pay it.',
}

export const values = {
  title: 'Four things we will not trade for a longer brochure',
  points: [
    {
      title: 'Sustainability',
      text: 'Fewer parks and longer stays mean fewer kilometres. We refill bottles from a tank, keep to the tracks, turn the engine off to watch, and leave when the animal would rather we did.',
    },
    {
      title: 'Community empowerment',
      text: 'A project is asked for by the people who will run it. We pay in stages, to a committee with a treasurer, and go back a year later to see what became of it.',
    },
    {
      title: 'Authenticity',
      text: 'We visit homes that have invited us, at a price agreed with the household. Nobody is asked to dance for the car, and you may find that lunch is simply lunch.',
    },
    {
      title: 'Education and youth',
      text: 'Desks, fees and exercise books first. Then guide training for school leavers from the villages beside the parks, so that the next driver on this road was born along it.',
    },
  ],
}

export const aboutPartners = {
  title: 'Five partners we answer to',
  intro: 'They decide what is needed. We bring guests, a share of the money, and sometimes a welder.',
  link: { label: 'What each of them does', href: '/community' as const },
}

export const approach = {
  title: 'From your first message to the road',
  steps: [
    {
      title: 'We listen',
      text: 'You tell us your dates, your company and what you would get up at five for. We ask about knees, diets and the ages of children.',
    },
    {
      title: 'We draw',
      text: 'You get a route with days, drives and a price, and a note of what we would leave out. Redraw it with us as often as you like.',
    },
    {
      title: 'We drive',
      text: 'A guide who knows the road takes you along it. The office in Nanyuki watches the weather, the gates and the clock while you watch the animals.',
    },
  ],
}

export const aboutClosing = {
  title: 'The desk is still free after four',
  image: '/images/heroes/kenya-safari-drive.jpg',
  itineraries: { label: 'Browse our trips', href: '/itineraries' as const },
  contact: { label: 'Contact Us', href: '/contact' as const },
  community: { label: 'Meet our communities', href: '/community' as const },
  listing: 'Read our reviews on the safari listing',
}
