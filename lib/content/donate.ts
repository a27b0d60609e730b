import type { Route } from 'next'

export const donate = {
  title: 'Support schools, scouts and wildlife',
  intro:
    'Each partner keeps a list of what it needs, from a water tank to a term’s school fees or boots for a scout. Tell us how you would like to give, and we write back with what comes next.',
  image: '/images/pages/donate.jpg',
  options: {
    title: 'Three ways to give',
    note: 'Nothing is paid on this page. You tell us how you would like to give; our team answers by email with the options and details.',
    once: {
      title: 'One-Time Donation',
      donationType: 'one-time',
      text: 'One gift of any size, for one purpose.',
      points: {
        choice: 'You choose the school, the scouts or the wetland, or leave it to us',
        receipt: 'We send a receipt and, when the work is done, a photograph of it',
      },
      button: 'Give Once',
    },
    monthly: {
      title: 'Monthly Giving',
      badge: 'Most Popular',
      donationType: 'monthly',
      text: 'The same sum each month, for costs that come again and again.',
      points: {
        bursaries: 'Pays for bursaries, wages and follow-up visits',
        changes: 'Change it, pause it or stop it with one email',
        letter: 'One letter a year, with the accounts',
      },
      button: 'Give Monthly',
    },
    corporate: {
      title: 'Corporate Giving',
      text: 'For companies, schools and travel agents who want to support a project.',
      points: {
        item: 'Pay for one item on the list, or match what your staff give',
        agreement: 'A written agreement, and a report after six and twelve months',
      },
      button: 'Write to Partnerships',
      subject: 'Corporate giving',
    },
  },
  plain: { title: 'Donation interest' },
  closing: {
    title: 'Give now, or ask us first',
    image: '/images/pages/conservation.jpg',
    give: 'Donate Now',
    more: 'Learn More',
    subject: 'Donation inquiry',
  },
}

type GivingImpact = { title: string; text: string; figure: string; label: string; link: { label: string; href: Route } }

export const givingImpact: Record<string, GivingImpact> = {
  education: {
    title: 'Education',
    text: 'Bursaries are paid each term, straight to the school, for pupils their own teachers choose. Desks are built in Nanyuki, books are bought there, and water tanks go in before the long rains in late March so that they are full by June.',
    figure: '{projects-funded}',
    label: 'projects funded, many of them classrooms and water tanks',
    link: { label: 'Read about one of the schools', href: '/community/wild-olive-school' as Route },
  },
  development: {
    title: 'Community development',
    text: 'Wages are spent where they are earned. We put gifts into work that goes on earning: hives, a tree nursery, rooms for travellers, and training for the people who keep the books.',
    figure: '{local-jobs}',
    label: 'local jobs, from homestay cooks to community scouts',
    link: { label: 'Three projects in full', href: '/community-engagement' },
  },
  conservation: {
    title: 'Wildlife conservation',
    text: 'Scouts’ pay, boots and radios come first. Kenya counted {count-black-rhino} black rhino in its 2025 census, up from {count-black-rhino-before} four years before, because rangers guard them day and night. Hirola and Grevy’s zebra need the same care.',
    figure: '{donated}',
    label: 'donated to communities and conservation',
    link: { label: 'The animals you help', href: '/endangered-species' },
  },
}

export const giftFacts = {
  title: 'What becomes of a gift',
  terms: { 'donor-sum': 'What a sum does', 'donor-receiver': 'Who receives it', 'donor-tax': 'Tax relief' },
}

export const figuresNote = 'The figures are our own count[, as of {figures-date}].'

export const testimonial = {
  quote:
    'They asked us what we needed next. Nobody had asked before. The roofs were done by then, so we said water, and we got water. Then we asked for a library.',
  name: 'Mama Naiyoma',
  role: 'chairs the parents’ committee at Wild Olive Primary School',
}
