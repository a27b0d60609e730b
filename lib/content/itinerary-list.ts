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
        text: '{share-of-proceeds} of proceeds go to schools, women’s groups and conservancies beside the parks you visit.',
      },
    },
  },
}

export const searchNotes = {
  diet: 'Our trips do not list diets, but camps and lodges can cook for most of them. Write yours in your request, and we arrange it.',
  access:
    'None of our trips is designed for wheelchairs. These are the gentlest: at most an hour on foot and five hours on the road in a day, no camping and no nights above 2,500 m. Tell us what you need, and we tell you what is possible.',
  rwanda: 'None of our trips goes to Rwanda. These go to see the mountain gorillas in Uganda.',
}
