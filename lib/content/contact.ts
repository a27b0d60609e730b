export const contactPage = {
  image: '/images/pages/contact.jpg',
  title: 'Write to us in Nanyuki',
  intro:
    'Questions about a trip, a date or a bird you could not name: somebody in Nanyuki reads every message and writes back.',
  form: { title: 'Your message' },
  address: {
    title: 'How to reach us',
    hours: 'We are three hours ahead of GMT all year: Kenya has no summer time.',
    quote: { text: 'Asking about dates and prices?', label: 'Request a quote', href: '/book' as const },
  },
  map: {
    title: 'Where to find us',
    text: 'Nanyuki lies on the equator at about {height-nanyuki}, with Mount Kenya to the south-east: some four hours by road from Nairobi, or a short flight from Wilson Airport.',
    notice: 'The map comes from OpenStreetMap and loads only when you ask for it.',
  },
}

/** Hours in Nairobi. */
export const [opens, closes] = [7, 18]
/** Hours ahead of UTC; Kenya has no daylight saving time. */
export const offset = 3

const hour = (number: number) => `${String(number).padStart(2, '0')}:00`

export const officeHours = `${hour(opens)} to ${hour(closes)}`
