// Third parties' fees and rules, from secondary sources: their own sites could not be read.
import type { Claim } from './claim'

const read = { owner: 'Mercy Kendi', checkedOn: '2026-11-22', nextCheck: '2027-05-31' }

const quoted = (id: string, text: string, meaning: string, authority: string): Claim => ({
  id,
  text,
  meaning,
  proof: `Public travel pages that quote ${authority}; read it there before a launch`,
  status: 'to confirm',
  ...read,
})

const parkFee = (park: string, name: string, text: string, authority: string) =>
  quoted(`${park}-fee`, text, `Entry to ${name} for one non-resident adult`, authority)

const kws =
  'the Kenya Wildlife Service’s tariff of October 1, 2025 (kws.go.ke), which the High Court was reported to have suspended a day later (allafrica.com, October 2, 2025)'
const tanapa = 'Tanzania National Parks’ tariff (tanzaniaparks.go.tz)'
const uwa =
  'the Uganda Wildlife Authority’s tariff of July 2024, published for the time to June 30, 2026 (ugandawildlife.org)'
const gorillaRules = 'the Uganda Wildlife Authority’s rules for visits to gorillas (ugandawildlife.org)'

const rules = (id: string, text: string, what: string): Claim => ({
  id,
  text,
  meaning: `Before you go on the country pages: ${what}, without the amounts above`,
  proof: 'Read on public travel pages; the sites named could not be reached. Read them twice a year',
  status: 'to confirm',
  ...read,
})

const malaria = (country: string, text: string, name: string): Claim => ({
  id: `malaria-${country}`,
  text,
  meaning: `Where travellers to ${name} can catch malaria`,
  proof:
    'Public pages that quote British and American travel medicine; read travelhealthpro.org.uk and cdc.gov/travel before a launch',
  status: 'to confirm',
  ...read,
})

const tip = (id: string, text: string, meaning: string): Claim => ({
  id: `tip-${id}`,
  text,
  meaning,
  proof: 'Public travel pages report it; ask your own guides and camps',
  status: 'to confirm',
  ...read,
})

export const feeClaims: Claim[] = [
  parkFee('mara-low', 'the Maasai Mara, January to June, a day', 'US$100', 'Narok County’s tariff'),
  parkFee('mara-high', 'the Maasai Mara, July to December, a day', 'US$200', 'Narok County’s tariff'),
  parkFee('amboseli', 'Amboseli, a day', 'US$90', kws),
  parkFee('nakuru', 'Lake Nakuru, a day', 'US$90', kws),
  parkFee('samburu', 'Samburu, a day', 'about US$85', 'Samburu County’s tariff'),
  parkFee('ol-pejeta', 'Ol Pejeta, a day', 'about US$120', 'the conservancy’s tariff (olpejetaconservancy.org)'),
  parkFee('tsavo', 'Tsavo East or West, a day', 'US$70 to 80', kws),
  parkFee('serengeti', 'the Serengeti, a day', 'about US$70', tanapa),
  parkFee('ngorongoro', 'the Ngorongoro Conservation Area, a day', 'US$60', 'its notice of 2016 (ncaa.go.tz)'),
  parkFee('crater-vehicle', 'the crater, for each vehicle', 'US$250', 'its notice of 2016 (ncaa.go.tz)'),
  parkFee('tarangire', 'Tarangire, a day', 'about US$50', tanapa),
  parkFee('manyara', 'Lake Manyara, a day', 'about US$50', tanapa),
  parkFee('kilimanjaro', 'Kilimanjaro, a day', 'about US$70', tanapa),
  parkFee('kilimanjaro-rescue', 'Kilimanjaro: the rescue fee besides', 'US$20', tanapa),
  parkFee('queen-elizabeth', 'Queen Elizabeth, a day', 'about US$40', uwa),
  parkFee('murchison', 'Murchison Falls, a day', 'about US$45', uwa),
  quoted('gorilla-permit', 'US$800', 'A permit to see gorillas, for a foreign non-resident', uwa),
  quoted('chimpanzee-permit', 'US$250', 'A permit to track chimpanzees in Kibale, for a foreign non-resident', uwa),
  quoted(
    'uganda-tariff',
    'the tariff of July 2024',
    'The permits and park fees of Uganda on our pages; it was published for two years, and is the last that we could read',
    uwa,
  ),
  quoted('gorilla-age', '15', 'The youngest age for a visit to gorillas', gorillaRules),
  quoted(
    'gorilla-distance',
    'seven metres',
    'The least distance to a gorilla; other guidelines, the IUCN’s among them, ask for ten',
    gorillaRules,
  ),
  quoted(
    'gorilla-mask',
    'wear a mask',
    'What visitors do near gorillas: asked for since 2020 by public pages, and by the IUCN’s guidelines',
    gorillaRules,
  ),
  quoted(
    'chimpanzee-age',
    '15',
    'The youngest age to track chimpanzees in Uganda, for which no child’s price is known; older pages say 12',
    'the Uganda Wildlife Authority (ugandawildlife.org), such as africangorilla.com',
  ),
  quoted(
    'kenya-eta',
    'US$30',
    'Kenya’s electronic travel authorisation, without what the card costs',
    'etakenya.go.ke',
  ),
  quoted(
    'kenya-eta-free',
    'nearly every African country',
    'Whose citizens need no electronic travel authorisation for Kenya since July 2025: all but those of Libya and Somalia',
    'etakenya.go.ke (afrinewske.com, July 2025)',
  ),
  quoted('tanzania-visa', 'US$50', 'A visa to Tanzania for one entry', 'visa.immigration.go.tz'),
  quoted(
    'tanzania-visa-us',
    'US$100',
    'The visa to Tanzania of citizens of the United States',
    'visa.immigration.go.tz',
  ),
  quoted(
    'uganda-visa',
    'US$50',
    'A visa to Uganda for one entry, without what the card costs',
    'visas.immigration.go.ug',
  ),
  quoted('east-africa-visa', 'US$100', 'A visa to Kenya, Rwanda and Uganda together', 'visas.immigration.go.ug'),
  quoted('abra-fare', 'one dirham', 'What the abra across Dubai’s Creek costs', 'Dubai’s RTA (rta.ae)'),
  quoted('dirham-rate', '3.67', 'Dirhams for a US dollar, fixed', 'the Central Bank of the UAE (centralbank.ae)'),
  quoted(
    'balloon-flight',
    'about US$450',
    'A balloon flight in the Mara, a person',
    'the balloon companies’ price lists',
  ),
  rules('visa-rules', 'etakenya.go.ke, visa.immigration.go.tz, visas.immigration.go.ug, u.ae', 'who needs which visa'),
  rules('money-rules', 'guides and camps', 'which money to bring, and where cards work'),
  malaria('kenya', 'below about 2,500 m', 'Kenya'),
  malaria('tanzania', 'below about 1,800 m, and on Zanzibar', 'Tanzania'),
  malaria('uganda', 'in the whole country', 'Uganda'),
  rules('vaccination-rules', 'the WHO’s country list', 'which vaccinations are required'),
  rules('plug-rules', 'iec.ch', 'which plugs are in use'),
  {
    ...rules('mainland-insurance', 'if it is asked for', ''),
    meaning:
      'Tanzania’s mainland insurance: whether it is asked for. Once it is, it belongs on the sheet Charges, for trips 3, 8 and 13',
    proof:
      'Announced on July 4, 2025 and put off to January 2026 (thecitizen.co.tz, katakenya.org); ask the Ministry of Finance or the insurer',
  },
  quoted(
    'mainland-insurance-amount',
    'US$44',
    'Tanzania’s mainland insurance, a person, for up to 92 days; citizens of the East African Community and of SADC are to be exempt',
    'the notice of the Ministry of Finance of July 4, 2025 (visasnews.com, katakenya.org)',
  ),
  {
    ...quoted(
      'kws-tariff',
      'the tariff of October 2025',
      'The fees of Amboseli, Lake Nakuru, the Tsavos and Mount Kenya on our pages; the High Court is reported to have suspended it a day later',
      'the Kenya Wildlife Service (kws.go.ke)',
    ),
    proof:
      'allafrica.com and nairobilawmonthly.com, October 2025; ask the Kenya Wildlife Service which tariff is in force',
  },
  quoted(
    'mara-day',
    'twelve hours',
    'How long a day’s entry to the Maasai Mara lasts',
    'Narok County (kenyareisen.com)',
  ),
  {
    ...quoted('before-flight', 'three hours', 'How early to be at the airport before an international flight', ''),
    proof: 'What airlines commonly ask for; look it up for the airports of your trips',
  },
  tip('safari-guide', 'US$10 to 15', 'The guide of a safari, a day, from each traveller'),
  tip('camp-staff', 'US$5 to 10', 'The staff of a camp, a day, from each traveller'),
  tip('mountain-guide', 'US$25 to 30', 'The guide on Kilimanjaro, a day, from the group'),
  tip('mountain-cook', 'US$15 to 20', 'The cook on Kilimanjaro, a day, from the group'),
  tip('mountain-porter', 'US$10 to 15', 'Each porter on Kilimanjaro, a day, from the group'),
  tip('rangers', 'US$10 to 20', 'The rangers of a forest walk in Uganda together, from each traveller'),
  tip('bwindi-porter', 'about US$20', 'The wage of a porter at Bwindi, a day'),
  tip('desert-guide', 'AED 20 to 50', 'A desert guide in Dubai, from each traveller'),
  tip('dubai-restaurant', '10 to 15%', 'What restaurants in Dubai often add themselves'),
]
