// The vehicles themselves are in the database.

export const fleetPage = {
  title: 'What you will sit in',
  intro:
    'A safari is mostly spent in a seat, so here are the seats: how many, how high, what is within reach, and where each vehicle is at home. All of them are looked after in our own workshop in Nanyuki, or hired with a crew we know.',
  empty: 'The vehicles are not listed at the moment. Ask for a quote and we will tell you what would carry you.',
  quote: 'Request a Quote',
  closing: {
    title: 'Not sure which one suits you?',
    text: 'Tell us how many you are and where you want to go. Peter in the workshop usually knows the answer before the map is open.',
    contact: { label: 'Contact Us', href: '/contact' as const },
    itineraries: { label: 'Browse our trips', href: '/itineraries' as const },
  },
}
