// Facts of the page "Before you go" (travel-advice.ts) that no country alone has.
import type { Claim } from './claim'

const known = (id: string, text: string, meaning: string, proof: string): Claim => ({
  id,
  text,
  meaning,
  proof,
  status: 'to confirm',
  owner: 'Mercy Kendi',
  checkedOn: '2026-11-28',
  nextCheck: '2027-05-31',
})

const toRead = 'established advice, to be read there before a launch'

export const travelClaims: Claim[] = [
  known(
    'malaria-dubai',
    'no malaria',
    'There is no malaria in the United Arab Emirates',
    `The WHO certified the country free of it in 2007 (who.int); ${toRead}`,
  ),
  known(
    'malaria-risk-groups',
    'babies, children under five and pregnant women',
    'Who is in most danger from malaria',
    `The WHO’s fact sheet on malaria (who.int); ${toRead}`,
  ),
  known(
    'malaria-fever',
    'a year',
    'For how long after a trip a fever may be malaria',
    `The CDC’s advice to travellers (cdc.gov/malaria); ${toRead}`,
  ),
  known(
    'yellow-fever-start',
    'ten days',
    'How long after vaccination a yellow fever certificate becomes valid',
    `International Health Regulations, Annex 7 (who.int); ${toRead}`,
  ),
  known(
    'yellow-fever-certificate',
    'for life',
    'For how long a yellow fever certificate is valid, since July 11, 2016',
    `International Health Regulations, Annex 7 (who.int); ${toRead}`,
  ),
  known(
    'yellow-fever-ages',
    'babies under nine months and people of 60 or older',
    'Who needs a doctor’s advice before a vaccination against yellow fever',
    `The CDC’s Yellow Book (cdc.gov); ${toRead}`,
  ),
  known(
    'aircraft-luggage',
    '15 kg',
    'Luggage on a light aircraft, with hand luggage and camera, in a soft bag',
    'Commonly published by the scheduled safari airlines; ask those that you charter from or book',
  ),
  known(
    'gorilla-walk',
    'half an hour or up to six hours',
    'How long the walk to the gorillas of Bwindi takes, one way',
    'Public travel pages; ask the Uganda Wildlife Authority (ugandawildlife.org) and your own guides',
  ),
  known(
    'gorilla-carriers',
    'a team of carriers with a chair',
    'Before you go: guests who cannot walk far can be carried to the gorillas of Bwindi and back',
    'Public travel pages; ask the park office for the price and how early to order',
  ),
  known(
    'gorilla-carriers-price',
    'US$300 to 450',
    'What a team of carriers with a chair costs for one guest and walk at Bwindi',
    'Public travel pages (gorillasafarisuganda.com, blog.kusinicollection.com); ask the park office',
  ),
  known(
    'gorilla-ill-refund',
    'about half',
    'What the park pays back of a gorilla permit when a guest reports ill in the morning',
    'Public travel pages that quote the Uganda Wildlife Authority (ugandawildlife.org); read it there before a launch',
  ),
  known(
    'network-places',
    'towns, main roads and most lodges',
    'Before you go: where phones have a network',
    'General experience; ask your own guides, and note the camps without one on the sheet Suits',
  ),
  known(
    'sim-registration',
    'your passport',
    'What a visitor needs to buy a SIM card: each of our countries registers them',
    'Public travel pages; ask a shop of a network in each country',
  ),
  known(
    'wifi-places',
    'many hotels and lodges, and some camps',
    'Before you go: where guests find Wi-Fi',
    'General experience; ask the lodges and camps that you book',
  ),
  known(
    'upper-age',
    'no upper age limit',
    'Before you go: how old a guest may be',
    'No trip of ours names one; ask your insurer, and the camps that you book',
  ),
  known(
    'drinking-water',
    'bottled, filtered or boiled water',
    'Before you go: what to drink in place of tap water',
    `The CDC’s advice to travellers (cdc.gov/travel) and public travel pages; ${toRead}`,
  ),
  known(
    'camp-escort',
    'with one of the staff',
    'Before you go: how guests walk after dark in a camp without a fence',
    'The usual rule of camps without a fence; ask those that you book',
  ),
  known(
    'drone-rule',
    'the parks forbid them without a permit',
    'Before you go: drones in the parks of Kenya, Tanzania and Uganda',
    'Public travel pages, and theeastafrican.co.ke of November 15, 2014 for Tanzania; ask KWS, TANAPA and the Uganda Wildlife Authority',
  ),
  known(
    'tip-week',
    'US$105 to 175',
    'What a guest tips in seven days, worked out from the claims tip-safari-guide and tip-camp-staff',
    'Worked out: change it with those two',
  ),
  known(
    'kenya-election',
    'August 10, 2027',
    'The day of the next general election in Kenya',
    'The second Tuesday in August of every fifth year, by the Constitution; ask the electoral commission (iebc.or.ke)',
  ),
  known(
    'hair-dryers',
    'the solar power of most camps is too weak for them',
    'Before you go: why guests leave a hair dryer at home',
    'General experience; ask the camps that you book',
  ),
  known(
    'hospital-cities',
    'Nairobi, Arusha, Moshi, Kampala and Dubai',
    'Before you go: cities with large hospitals',
    'General knowledge; ask your flying-doctor service where it takes its patients',
  ),
  known(
    'kosher-places',
    'Nairobi and Dubai',
    'Before you go: where kosher meals can be found',
    'General knowledge; ask the Nairobi Hebrew Congregation',
  ),
  known(
    'laundry-time',
    'within a day',
    'Before you go: how fast camps and lodges wash the clothes of their guests',
    'General experience; ask the lodges and camps that you book',
  ),
  known(
    'mosquito-nets',
    'a net over each bed, or gauze at the windows',
    'Before you go: how rooms and tents keep mosquitoes out',
    'General experience; ask the lodges and camps that you book',
  ),
  known(
    'parks-open',
    'every day of the year',
    'Before you go: when the parks are open',
    'Public travel pages; ask KWS, TANAPA and the Uganda Wildlife Authority',
  ),
  known(
    'ramadan',
    'February 8 to March 9, 2027',
    'The next Ramadan: its first and last day depend on the moon',
    'Worked out from the Islamic calendar; write the next one every year',
  ),
  known(
    'rabies-washing',
    '15 minutes',
    'How long to wash a wound that an animal made',
    `The WHO’s fact sheet on rabies (who.int); ${toRead}`,
  ),
  known(
    'road-toilets',
    'petrol stations, lodges and the gates of the parks',
    'Before you go: where guests find a toilet on the road',
    'General experience; ask your own guides',
  ),
  known(
    'volunteer-permit',
    'Kenya may ask for one for unpaid work too; we tell you which',
    'Volunteers: whether they need more than the eTA',
    'Public pages on work without pay; ask the Directorate of Immigration Services (immigration.go.ke)',
  ),
]
