export const fleetPage = {
  title: 'Our vehicles',
  intro:
    'How many guests each one takes, what is on board and where we use it. We look after our own vehicles in our workshop in Nanyuki, and hire the others with crews we know.',
  empty: 'The vehicles are not listed at the moment. Send us a request and we tell you which one suits your trip.',
  quote: 'Request a Quote',
  closing: {
    title: 'Not sure which one suits you?',
    text: 'Tell us how many you are and where you want to go. We will suggest the right vehicle.',
    contact: { label: 'Contact Us', href: '/contact' as const },
    itineraries: { label: 'Browse our trips', href: '/itineraries' as const },
  },
}
