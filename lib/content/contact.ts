// Addresses and numbers come from the configuration.

export const contactPage = {
  image: '/images/pages/contact.jpg',
  title: 'Write to us in Nanyuki',
  intro:
    'A question, a correction, a bird you could not name: a person reads it here, on East Africa Time, and writes back.',
  form: { title: 'Your message' },
  address: {
    title: 'Our side of the card',
    hours: 'The clock here is three hours ahead of Greenwich all year, with no summer time.',
    quote: { text: 'Asking about dates and prices?', label: 'Request a quote', href: '/book' as const },
  },
  map: {
    title: 'Where to find us',
    text: 'Nanyuki lies on the equator at about {height-nanyuki}, with Mount Kenya to the south-east: some four hours by road from Nairobi, or a short flight from Wilson Airport.',
    notice: 'The map comes from OpenStreetMap and loads only when you ask for it.',
  },
}
