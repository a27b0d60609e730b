import { answerClaims } from './answer-claims'
import type { Claim } from './claim'
import { feeClaims } from './fee-claims'
import { placeClaims } from './place-claims'
import { rateClaims } from './rate-claims'
import { roadClaims } from './road-claims'
import { sampleClaims } from './sample-claims'
import { travelClaims } from './travel-claims'

const ours = {
  status: 'to confirm' as const,
  owner: 'Nyawira Kihara',
  checkedOn: '2025-12-24',
  nextCheck: '2027-01-31',
}
const communities = { ...ours, owner: 'Halima Godana' }
const census = {
  proof: 'Kenya’s National Wildlife Census 2025, released on December 11, 2025, against that of 2021',
  status: 'checked' as const,
  owner: 'Musa Kijazi',
  checkedOn: '2025-12-24',
  nextCheck: '2027-12-31',
}
const redList = {
  proof: 'IUCN Red List of Threatened Species (iucnredlist.org), the entry of the species',
  status: 'checked' as const,
  owner: 'Musa Kijazi',
  checkedOn: '2025-12-24',
  nextCheck: '2027-01-31',
}

const counted = (id: string, text: string, name: string): Claim => ({
  id,
  text,
  meaning: `Kenya has ${text} of the ${name}`,
  ...census,
})

export const claims: Claim[] = [
  {
    id: 'share-of-proceeds',
    text: '10%',
    meaning: '10% of proceeds go to local communities and conservation',
    proof: 'Stated by the operator. To be shown: yearly accounts and the receipts of the partners',
    ...ours,
  },
  {
    id: 'projects-funded',
    text: '120+',
    meaning: 'More than 120 projects have been funded',
    proof: 'Stated by the operator. To be shown: a list of the projects with their receipts',
    ...communities,
  },
  {
    id: 'donated',
    text: '$250,000+',
    meaning: 'More than US$250,000 have been given to communities and conservation',
    proof: 'Stated by the operator. To be shown: yearly accounts, summed up',
    ...communities,
  },
  {
    id: 'local-jobs',
    text: '450+',
    meaning: 'More than 450 local jobs come of it',
    proof: 'Stated by the operator. To be shown: lists of the partners with names, work and months',
    ...communities,
  },
  {
    id: 'figures-date',
    text: 'December 2025',
    meaning: 'When projects, gifts and jobs were last counted',
    proof: 'To be shown: the lists named above carry this date',
    ...communities,
    status: 'sample',
  },
  {
    id: 'flying-doctor',
    text: 'flying-doctor cover',
    meaning: 'Every trip in Kenya, Tanzania and Uganda has flying-doctor cover',
    proof: 'To be shown: the certificate of the yearly cover with an air ambulance of the region',
    ...ours,
    status: 'sample',
  },
  {
    id: 'eco-homestay',
    text: 'Eco-Homestay',
    meaning: 'The volunteer programme that bears this name works in families’ own houses: nothing is built for it',
    proof: 'To be shown: the agreements with the households',
    ...communities,
    status: 'sample',
  },
  {
    id: 'red-list-date',
    text: 'December 2025',
    meaning: 'The categories on the species pages are those of the Red List at this date',
    ...redList,
  },
  { ...counted('count-mountain-bongo', '200', 'mountain bongo, or fewer'), ...redList },
  counted('count-hirola', '245', 'hirola'),
  {
    id: 'hirola-tsavo',
    text: 'Tsavo East',
    meaning: 'Where hirola live besides the Somali border: a herd was moved there',
    ...census,
    proof: 'Probert and others in Oryx, 2014: Population and habitat assessment of the hirola in Tsavo East',
  },
  counted('count-black-rhino', '1,059', 'black rhino'),
  counted('count-black-rhino-before', '897', 'black rhino, in the census of 2021'),
  counted('count-grevys-zebra', '2,465', 'Grevy’s zebra'),
  counted('count-elephant', '41,952', 'savanna elephant'),
  counted('count-reticulated-giraffe', '31,201', 'reticulated giraffe'),
  counted('count-maasai-giraffe', '10,410', 'Maasai giraffe'),
  counted('count-nubian-giraffe', '1,388', 'Nubian giraffe'),
  counted('count-southern-white-rhino', '1,041', 'southern white rhino'),
  counted('count-sable', '40', 'sable antelope'),
  counted('count-roan', '21', 'roan antelope'),
  counted('count-mangabey', '1,650', 'Tana River mangabey, in 2021'),
  counted('count-crowned-crane', '10,000', 'grey crowned crane, or fewer'),
  {
    id: 'count-mountain-gorilla',
    text: '1,000',
    meaning: 'There are over 1,000 mountain gorillas in the world',
    ...redList,
  },
  {
    id: 'count-northern-white-rhino',
    text: '2',
    meaning: 'Two northern white rhinos are left, both female',
    proof: 'Ol Pejeta Conservancy, where both live',
    status: 'checked',
    owner: 'Musa Kijazi',
    checkedOn: '2025-12-24',
    nextCheck: '2027-01-31',
  },
  {
    id: 'count-chimpanzee',
    text: '1,500',
    meaning: 'About 1,500 chimpanzees live in Kibale, Uganda',
    proof: 'Uganda Wildlife Authority, page on Kibale National Park',
    status: 'checked',
    owner: 'Musa Kijazi',
    checkedOn: '2025-12-24',
    nextCheck: '2027-12-31',
  },
  {
    id: 'count-taita-apalis',
    text: '200',
    meaning: 'There are fewer than 200 Taita apalis in the world',
    ...redList,
  },
  ...feeClaims,
  ...placeClaims,
  ...rateClaims,
  ...travelClaims,
  ...answerClaims,
  ...roadClaims,
  ...sampleClaims,
]
