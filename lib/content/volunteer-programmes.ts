// The programmes' names are in lib/domain/programmes.ts.
import { applicationReplyTime, type Program } from '../domain/programmes'

export const volunteers = {
  title: 'Volunteer in Kenya',
  intro:
    'A school, a clinic, a conservancy or a family has asked for help with each of these. Choose the one you can do well, for as long as you can stay.',
  image: '/images/pages/volunteer.jpg',
  apply: 'Apply to Volunteer',
  programmes: {
    title: 'The eight programmes',
    intro:
      'Choose one to start an application for it. If two fit, say so in the form and Halima will tell you which host is waiting.',
  },
  reasons: {
    title: 'Why volunteer with us',
    points: [
      {
        title: 'The work is needed',
        text: 'Hosts tell us what they need and for how long. If nobody needs you in March, we say so and offer May.',
      },
      {
        title: 'You learn something too',
        text: 'Tracking, tree grafting, beadwork or Swahili: your hosts teach you as you help them.',
      },
      {
        title: 'The work goes on after you',
        text: 'You start with the notes of the volunteer before you, and leave yours for the next one.',
      },
      {
        title: 'A person looks after you',
        text: 'Halima arranges the placement, visits you in your first week and answers her phone.',
      },
    ],
  },
  before: {
    title: 'Before you apply',
    text: `You need travel and health insurance and up-to-date vaccinations, and pay for your own travel, accommodation and meals unless we have agreed otherwise. We tell you the programme fee before you commit. Our team replies ${applicationReplyTime}, because we ask the host first.`,
    facts: {
      'volunteer-fee': 'Programme fee',
      'volunteer-fee-covers': 'What it covers',
      'volunteer-age': 'Minimum age',
      'volunteer-hours': 'Hours',
      'volunteer-permit': 'Permit',
    },
    terms: { label: 'Volunteer terms and conditions', href: '/terms' as const },
    ask: { label: 'Ask a question first', href: '/contact' as const },
  },
}

export const programmes: { program: Program; text: string; stay: string }[] = [
  {
    program: 'cultural-heritage',
    text: 'Sit with Maasai and Samburu elders and an interpreter, recording songs, place names and bead patterns that are seldom written down. Each recording belongs to the family that gave it. Patience and a liking for tea are the main skills.',
    stay: 'All year, two weeks or longer',
  },
  {
    program: 'guide-training',
    text: 'Help young guides from Laikipia prepare for their national exams: conversation in English, French, German or Spanish, first-aid drills, and mock game drives with you as the awkward guest.',
    stay: 'January to March and September to November, four weeks or longer',
  },
  {
    program: 'eco-homestay',
    text: 'Live with a farming family that is opening a room to travellers. Help with menus, bookkeeping and a simple web page, and try everything as their first guest. Expect goats at dawn.',
    stay: 'All year, two weeks to three months',
  },
  {
    program: 'conservation',
    text: 'Walk transects with community scouts, check camera traps, pull out invasive cactus and raise cedar and wild olive. Half the week is field work that starts before six, half is data. You will not handle animals.',
    stay: 'June to October and January to February, four weeks or longer',
  },
  {
    program: 'health-clinics',
    text: 'Support nurses on outreach days far from the nearest dispensary. Registered nurses, midwives and doctors work under the clinic’s own staff once Kenya has accepted their licence; everyone else keeps the queue, the cards and the cool box in order.',
    stay: 'All year, four weeks or longer; licensed staff apply three months ahead',
  },
  {
    program: 'education',
    text: 'Work beside a class teacher, never in place of one: reading groups, science practicals with what is in the cupboard, football and netball after lessons. A police check and a child protection briefing come first.',
    stay: 'In school terms, four weeks or longer',
  },
  {
    program: 'womens-empowerment',
    text: 'Women’s groups in Laikipia earn from beads, honey and tree nurseries, and want better prices more than advice. Help with costing, product photographs and savings records, and train whoever takes over.',
    stay: 'All year, three weeks or longer',
  },
  {
    program: 'safari-serve',
    text: 'For those with two weeks: one of fencing, painting or planting where a host has asked for help, and one on safari in Laikipia and Samburu with our guides. Groups are welcome.',
    stay: 'January to February and June to October, two weeks',
  },
]
