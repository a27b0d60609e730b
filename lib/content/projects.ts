// Placeholders for the operator's own projects (specification section 3).

export const engagement = {
  title: 'Three projects we support',
  intro:
    'Each was started and is run by local people, who asked us to help. Open one to read what it does, what it still needs and how visits work.',
  empty: 'The people who run a project decide whether we name it. Ask us which ones we support and how you can help.',
  open: 'Read the story',
  next: {
    title: 'Volunteer or give',
    text: 'None of the three takes drop-in visitors. The school and the women’s group take volunteers who stay long enough to be useful, through the education and women’s empowerment programmes.',
    volunteer: 'Apply to volunteer',
    donate: 'Give to a project',
  },
}

export type Project = {
  id: string
  title: string
  shortDescription: string
  fullDescription: string[]
  thumbnailImage: string
  galleryImages: { src: string; caption: string }[]
}

export const projects: Project[] = [
  {
    id: 'cedar-ridge-girls-school',
    title: 'Cedar Ridge Girls’ School',
    shortDescription:
      'A boarding school for girls from herding families, so that moving with the cattle does not end their lessons.',
    fullDescription: [
      'When grass fails, families in the north of Laikipia move with their animals, and daughters are the first to leave school. Cedar Ridge was founded by a group of mothers who wanted a place with beds. Girls board during term and go home for the holidays, wherever home is by then.',
      'Our part began with a dormitory roof and went on to solar lamps for evening study, a rainwater tank and a store of sanitary pads that never runs out, because the pupils’ committee keeps the key. Today most of what we give goes to bursaries. The teachers choose who receives them; we do not see names.',
      'What it needs next is a science room with running water. Visits are by arrangement with the head teacher, in term, and never to the dormitories. Women who work in science, law, driving or flying are asked to come and talk for an hour: bring photographs of your worst day at work.',
    ],
    thumbnailImage: '/images/pages/community.jpg',
    galleryImages: [
      { src: '/images/pages/community.jpg', caption: 'The red roof came first, then the solar lamps beneath it.' },
      {
        src: '/images/trips/mount-kenya.jpg',
        caption: 'The mountain club climbs as far as the first tarn each August.',
      },
      {
        src: '/images/trips/laikipia.jpg',
        caption: 'Grazing land north of the school: many pupils’ families are out here.',
      },
    ],
  },
  {
    id: 'green-gate-childrens-home',
    title: 'Green Gate Children’s Home',
    shortDescription:
      'A small home with a plain aim: that each child goes back to a family as soon as one can be made ready.',
    fullDescription: [
      'Most children who come through the green gate have a living parent, aunt or grandmother. What is missing is rent, medicine or somebody’s patience. Two house mothers look after up to twenty children while a social worker finds out what it would take to send each one home safely, and then helps the family to do it.',
      'We pay for the part that is hard to raise money for: the social worker’s bus fares, school uniforms after a child has left, and the follow-up visits for a year. The vegetable garden and six hens, which the children run, were their own idea.',
      'There are no visits here, no photographs of the children and no volunteers in the house. Strangers who come and go are hard on a child who is learning to stay. If you would like to help, give to the family fund; we will tell you what it was spent on, but nobody’s story.',
    ],
    thumbnailImage: '/images/pages/donate.jpg',
    galleryImages: [
      {
        src: '/images/pages/donate.jpg',
        caption: 'We show no pictures of the children. This calf stands in for them.',
      },
      {
        src: '/images/pages/about.jpg',
        caption: 'Elephant families raise a calf together: aunts count for a good deal.',
      },
      { src: '/images/pages/terms.jpg', caption: 'The follow-up visits go a long way out of town.' },
    ],
  },
  {
    id: 'acacia-thread-womens-group',
    title: 'Acacia Thread Women’s Group',
    shortDescription:
      'Thirty women who sell beadwork, honey and tree seedlings, and lend to each other from one savings box.',
    fullDescription: [
      'It started as a savings circle: thirty women, one metal box, three padlocks and three keys held by three people. The box still comes out every second Thursday under the same acacia. Loans have paid school fees, bought goats and a sewing machine, and seen two members through the birth of twins.',
      'Beadwork brings in the most, honey is the most dependable, and the tree nursery grows fastest. We buy seedlings for the wetland and the school, sell the beads to our guests at the group’s own price, and paid for the training of two members as bookkeepers. The group sets its prices; nobody bargains.',
      'Guests may spend a morning threading beads, when the group has time, and pay for the lesson. Volunteers who know costing, product photographs or savings records stay for three weeks or longer and teach whoever will take over. What the group wants next is a storeroom that is dry in November.',
    ],
    thumbnailImage: '/images/pages/volunteer.jpg',
    galleryImages: [
      {
        src: '/images/pages/volunteer.jpg',
        caption: 'Planting out: the nursery’s seedlings go to hillsides below the mountain.',
      },
      {
        src: '/images/trips/samburu.jpg',
        caption: 'Friends in Samburu, a day’s drive north, send patterns of their own.',
      },
      { src: '/images/pages/conservation.jpg', caption: 'Scouts patrol the land where the hives hang.' },
    ],
  },
]
