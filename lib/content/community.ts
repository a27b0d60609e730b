import type { Route } from 'next'

export const community = {
  title: 'The people who live beside the wildlife',
  intro:
    '{share-of-proceeds} of proceeds go to local communities and conservation.[ Proceeds are {proceeds-meaning}.] These are the neighbours who decide what that money does.',
  image: '/images/pages/community.jpg',
  partners: {
    title: 'Our five partners',
    intro:
      'Each is run by its own members. They say what is needed and in which order, and we work through their lists.',
  },
  impact: {
    title: 'What the money does',
    intro:
      '{projects-funded} projects funded, {donated} donated and {local-jobs} local jobs, by our own count[ as of {figures-date}].',
    donate: 'Donate Now',
    areas: {
      education: {
        title: 'Education',
        text: 'Rainwater tanks, desks, reading books and bursaries for girls whose families herd far from the nearest secondary school. The school chooses, buys locally and sends us the receipt.',
      },
      conservation: {
        title: 'Environmental conservation',
        text: 'Wages and boots for community scouts, seedlings of cedar and wild olive, beehive fences that keep elephants out of the maize, and two crane counts a year.',
      },
      tourism: {
        title: 'Sustainable tourism',
        text: 'Homestays, walks and meals that pay the host on the day. Small groups, no drop-in visits to homes or classrooms, and a guide from the place itself.',
      },
      culture: {
        title: 'Cultural preservation',
        text: 'Songs, place names and bead patterns recorded by the families they belong to, and taught again in the school holidays by those who still know them.',
      },
    },
  },
  contributions: {
    title: 'Where the {share-of-proceeds} goes',
    intro: 'This is what we gave of our proceeds, by year.',
    year: 'Year',
    receiver: 'To whom',
    amount: 'Amount',
    total: 'Total',
  },
  involved: {
    title: 'Get Involved',
    intro: 'Tell us what you would like to do. Somebody in Nanyuki reads every message and answers it.',
    notes: {
      work: 'Would you like to volunteer? The eight programmes say what each job involves.',
      gifts:
        'Bringing gifts? Please ask first. Most things cost less in Nanyuki, and buying them there helps local shops too.',
    },
    volunteer: { label: 'See the volunteer programmes', href: '/volunteers' as const },
  },
}

export type Activity = {
  slug: string
  title: string
  description: string
  image: string
  caption: string
  mission: string
  story: string[]
  impact: string[]
  involved: { text: string; link?: { label: string; href: Route } }[]
  support: string
}

/** Spec: only this slug is known; others are not found (decision 28). */
export const activities: Activity[] = [
  {
    slug: 'wild-olive-school',
    title: 'Wild Olive Primary School',
    description: 'A village school on the dry side of Mount Kenya, and the list its head teacher keeps.',
    image: '/images/pages/community.jpg',
    caption: 'The school stands where the farms end and the grazing land begins.',
    mission:
      'Every child within walking distance should leave primary school able to read well, count well and name the trees.',
    story: [
      'The school began under the tree it is named after, with one teacher and a blackboard on an easel. It has eight classrooms now, a kitchen and a football pitch that slopes. Some pupils come from farms, some from herding families who move when the grass does, so the register changes with the rains.',
      'The teacher who lent us a desk in {founded} taught here. She would not take rent; she asked for a tenth of what the car earned, for a school with five classrooms and roofs on three. The roofs were done first. Then the parents asked for water, which until that year came by donkey, one drum at a time. Since then staff and parents have kept a list in their own order, and each year we do as much of it as the year allows.',
      'Guests on our Laikipia trip may spend a day here in term time, planned with the head teacher and fitted round lessons. Pupils are photographed only if the school agrees, and gifts go through the office, not into hands at the gate.',
    ],
    impact: [
      'Two rainwater tanks and a washing stand, so nobody carries water to school',
      'Desks for four classrooms, built by carpenters in Nanyuki',
      'A library room with reading books in English and Swahili',
      'A kitchen with an energy-saving stove that burns half the wood',
      'A tree nursery run by Grade Six: wild olive, cedar and croton',
      'Secondary-school bursaries, chosen by the teachers and paid each term',
    ],
    involved: [
      {
        text: 'Assist a class teacher for four weeks or longer, in term time and after a police check.',
        link: { label: 'Volunteer in education', href: '/volunteers' },
      },
      {
        text: 'Spend a school day here on the eight-day Laikipia trip.',
        link: { label: 'See our cultural trips in Kenya', href: '/itineraries?type=cultural&country=kenya' as const },
      },
      { text: 'Give to the next thing on the school’s list: at present a new roof for the kitchen.' },
      {
        text: 'Pair your own school with this one, and exchange letters.',
        link: { label: 'Write to us', href: '/contact' },
      },
    ],
    support: 'Support This Initiative',
  },
]
