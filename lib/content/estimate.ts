export const estimatePage = {
  title: 'What would it cost us?',
  lead: 'The total for your group, with the charges you pay on arrival. Nothing is booked and nothing is paid here.',
  image: '/images/trips/samburu.jpg',
  included: 'What is included',
  none: 'Choose a trip first. Its page asks how many of you travel and when.',
}
