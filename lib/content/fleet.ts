export const fleetPage = {
  title: 'Our vehicles',
  intro:
    'How many guests each one takes, what is on board and where we use it. We look after our own vehicles in our workshop in Nanyuki, and hire the others with crews we know.',
  empty: {
    intro:
      'We drive each trip in a vehicle that suits its roads and the number of guests. Your offer says which one it is, and how many seats it has.',
    title: 'Which vehicle is right for you?',
  },
  quote: 'Request a Quote',
  closing: {
    title: 'Not sure which one suits you?',
    text: 'Tell us how many you are and where you want to go. We will suggest the right vehicle.',
    contact: { label: 'Contact Us', href: '/contact' as const },
    itineraries: { label: 'Browse our trips', href: '/itineraries' as const },
  },
}
