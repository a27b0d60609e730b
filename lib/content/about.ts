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
    'It is written down now. {share-of-proceeds} of proceeds go to local communities and conservation.[ Proceeds are {proceeds-meaning}.] By our own count that has come to {donated}, {projects-funded} projects and {local-jobs} local jobs[ as of {figures-date}]. The office has a proper counter and a proper sign. The exercise books are still on the shelf, and every new route is still driven before it goes on sale.',
  ],
  pulled: 'The rent for the desk was a tenth of what the car earned. We still pay it.',
}

export const values = {
  title: 'What we stand for',
  points: [
    {
      title: 'Sustainability',
      text: 'We plan fewer parks and longer stays, so you drive less and see more. We refill bottles from a tank, keep to the tracks, switch the engine off to watch, and leave an animal in peace when it has had enough of us.',
    },
    {
      title: 'Community empowerment',
      text: 'Each project is proposed by the people who will run it. We pay in stages, to a committee with a treasurer, and come back a year later to see the result.',
    },
    {
      title: 'Authenticity',
      text: 'We visit homes that have invited us, at a price set by our hosts. Nobody has to perform for visitors, and lunch is what the family eats.',
    },
    {
      title: 'Education and youth',
      text: 'Desks, fees and exercise books come first. Then we train school leavers from the villages beside the parks as guides, so that the next generation can work where it grew up.',
    },
  ],
}

export const aboutPartners = {
  title: 'Our five partners',
  intro: 'They decide what is needed. We bring guests, a share of the money and, now and then, our workshop.',
  link: { label: 'What each of them does', href: '/community' as const },
}

export const approach = {
  title: 'How we plan your trip',
  steps: [
    {
      title: 'We listen',
      text: 'You tell us your dates, who is coming and what you most want to see. We ask about health, diets and the ages of children.',
    },
    {
      title: 'We plan',
      text: 'You get a route with its days, drives and price, and our advice on what to leave out. Change it with us as often as you like.',
    },
    {
      title: 'We drive',
      text: 'A guide who knows the road takes you along it. The office in Nanyuki keeps an eye on the weather and the roads while you watch the animals.',
    },
  ],
}

export const aboutClosing = {
  title: 'Ready to plan your trip?',
  image: '/images/heroes/kenya-safari-drive.jpg',
  itineraries: { label: 'Browse our trips', href: '/itineraries' as const },
  contact: { label: 'Contact Us', href: '/contact' as const },
  community: { label: 'Meet our communities', href: '/community' as const },
  listing: 'Read our reviews on the safari listing',
}
