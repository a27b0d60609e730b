import type { SeedVolunteer } from './types'

// One opening for each programme of the volunteer application, in its order.
export const volunteers: SeedVolunteer[] = [
  {
    name: 'Cultural Heritage',
    role: 'Record stories, songs and crafts with village elders',
    description:
      'You sit with Maasai and Samburu elders and a local interpreter, recording songs, place names and beadwork patterns that are seldom written down. Every recording belongs to the family that gave it. Mornings are for listening, afternoons for typing, labelling and backing up. Much of the work is patience and tea.',
    imageUrl: '/images/pages/community.jpg',
    availability: 'All year, two weeks or longer',
    skills: ['Listening and note taking', 'Sound recording or photography', 'Careful typing', 'Some Swahili helps'],
  },
  {
    name: 'Guide Training',
    role: 'Coach trainee guides in languages and first aid',
    description:
      'Young guides from Laikipia are preparing for their national exams and need practice: conversation in English, French, German or Spanish, first-aid drills, and mock game drives with you as the awkward guest. You work beside our head guide three days a week and go out with the trainees on the others.',
    imageUrl: '/images/trips/laikipia.jpg',
    availability: 'January to March and September to November, four weeks or longer',
    skills: ['Teaching or coaching', 'A second language', 'First-aid certificate', 'Natural history'],
  },
  {
    name: 'Eco-Homestay',
    role: 'Live with a family and help ready their rooms for guests',
    description:
      'Farming families near Nanyuki are opening one or two rooms to travellers. You live in such a home, help with bookkeeping, menus, signs and a simple web page, and try out everything as their first guest. Expect goats at dawn, a shared kitchen, a long-drop toilet and a real place at the table.',
    imageUrl: '/images/pages/community.jpg',
    availability: 'All year, two weeks to three months',
    skills: ['Hospitality or housekeeping', 'Basic bookkeeping', 'Writing and photography', 'An easy manner at table'],
  },
  {
    name: 'Conservation',
    role: 'Count wildlife, mend habitat and enter the data',
    description:
      'With conservancy scouts you walk transects, check camera traps, pull out invasive cactus and raise seedlings of cedar and wild olive. You will not handle animals. Half of each week is field work that starts before six; the other half is sorting pictures and entering counts at a desk.',
    imageUrl: '/images/pages/conservation.jpg',
    availability: 'June to October and January to February, four weeks or longer',
    skills: ['Walking 10 km in heat', 'Plant or bird identification', 'Spreadsheets', 'Patience with small tasks'],
  },
  {
    name: 'Health Clinics',
    role: 'Support nurses at outreach days and dispensaries',
    description:
      'Outreach days bring weighing, vaccination and antenatal checks to places a long walk from the nearest dispensary. Registered nurses, doctors and midwives work under the clinic’s own staff, once their licences have been accepted in Kenya. Volunteers without a licence keep the queue, the cards and the cool box in order.',
    imageUrl: '/images/pages/volunteer.jpg',
    availability: 'All year, four weeks or longer; licensed staff apply three months ahead',
    skills: ['Nursing, midwifery or medicine', 'Record keeping', 'Public health teaching', 'Calm with crowds'],
  },
  {
    name: 'Education',
    role: 'Assist teachers with reading, science and sport',
    description:
      'You work beside a class teacher, never in place of one: reading groups, science practicals with what is in the cupboard, football and netball after lessons. A police check and a child protection briefing come first, and no volunteer is alone with pupils. School terms decide the dates, and four weeks is the shortest stay.',
    imageUrl: '/images/pages/volunteer.jpg',
    availability: 'In school terms, four weeks or longer',
    skills: ['Classroom experience', 'Clear spoken English', 'Sport, music or science', 'Recent police check'],
  },
  {
    name: 'Women’s Empowerment',
    role: 'Help a women’s group with accounts, design and sales',
    description:
      'Women’s groups in Laikipia earn from beads, honey and tree nurseries, and want better prices more than advice. You help with costing, product photographs, order books and savings records, and teach whoever will take over from you. Meetings are in Swahili or Maa, with an interpreter, under a tree, at the group’s hour.',
    imageUrl: '/images/pages/community.jpg',
    availability: 'All year, three weeks or longer',
    skills: ['Bookkeeping or small business', 'Product photography', 'Craft or textile design', 'Training others'],
  },
  {
    name: 'Safari and Serve',
    role: 'Combine a week of service with a week of safari',
    description:
      'For those with only two weeks: one at a school, nursery or water project near Nanyuki that has asked for hands, and one on safari in Laikipia and Samburu with our guides. Groups are welcome. The work is practical, such as fencing, painting and planting, and a local foreman decides what comes next.',
    imageUrl: '/images/trips/laikipia.jpg',
    availability: 'January to February and June to October, two weeks',
    skills: ['Practical hands', 'Reasonable fitness', 'Working in a team', 'No experience needed'],
  },
]
