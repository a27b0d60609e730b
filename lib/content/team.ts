export const teamPage = {
  title: 'The people who plan and guide your trip',
  intro:
    'They plan your route, answer your messages, drive you and guide you. They live in and around Nanyuki, on the equator, below Mount Kenya.',
  empty: 'We will introduce our team here soon. Until then, write to us and one of us will answer.',
  closing: {
    title: 'Would you like a particular guide?',
    text: 'Say who you would like to travel with, and we will tell you when they are free.',
    contact: { label: 'Contact Us', href: '/contact' as const },
    fleet: { label: 'See what they drive', href: '/fleet' as const },
  },
}
