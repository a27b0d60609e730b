// The people themselves are in the database.

export const teamPage = {
  title: 'The people who plan, drive and mend',
  intro:
    'You will write to one of them, be met by another, and owe your dry luggage to a third. They live in and around Nanyuki, on the equator, under Mount Kenya.',
  empty: 'The team is being introduced here soon. Until then, write to us and a person will answer.',
  closing: {
    title: 'Ask for one of them by name',
    text: 'Say who you would like to travel with, and we will tell you when they are free.',
    contact: { label: 'Contact Us', href: '/contact' as const },
    fleet: { label: 'See what they drive', href: '/fleet' as const },
  },
}
