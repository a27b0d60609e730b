export const teamPage = {
  title: 'The people who plan and guide your trip',
  intro:
    'They plan your route, answer your messages, drive you and guide you. They live in and around Nanyuki, on the equator, below Mount Kenya.',
  empty: {
    title: 'Would you like to talk to us?',
    text: 'We will introduce each of us here soon. Until then, write to us: one of us reads it and answers.',
  },
  closing: {
    title: 'Would you like a particular guide?',
    text: 'Say who you would like to travel with, and we will tell you when they are free.',
    contact: { label: 'Contact Us', href: '/contact' as const },
    fleet: { label: 'See what they drive', href: '/fleet' as const },
  },
}
