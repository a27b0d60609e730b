export const itineraryList = {
  title: 'Discover Global Destinations',
  intro:
    'Every trip with its days, price and season. {share-of-proceeds} of proceeds go to local communities and conservation.',
  image: '/images/trips/serengeti.jpg',
  why: {
    title: 'Why book these trips with us',
    points: {
      personal: {
        title: 'Personalized experiences',
        text: 'Every trip can be changed. Stay a night longer, leave out a park or bring your grandmother: we plan it again and tell you the new price.',
      },
      guides: {
        title: 'Expert local guides',
        text: 'Guides who know which track floods in April and which family of elephants is in the marsh this week.',
      },
      community: {
        title: 'Community support',
        text: '{share-of-proceeds} of proceeds go to schools, women’s groups and conservancies beside the parks you visit.[ Proceeds are {proceeds-meaning}.]',
      },
    },
  },
}
