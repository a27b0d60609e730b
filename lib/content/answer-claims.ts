// Facts of the short answers of "Before you go" (travel-answers/).
import type { Claim } from './claim'

const known = (id: string, text: string, meaning: string, proof: string): Claim => ({
  id,
  text,
  meaning: `Before you go: ${meaning}`,
  proof,
  status: 'to confirm',
  owner: 'Mercy Kendi',
  checkedOn: '2026-11-30',
  nextCheck: '2027-05-31',
})

const toRead = 'to be read there before a launch'
const drivers = 'Public travel pages; ask your own drivers'
const general = 'General experience; ask the lodges and camps that you book'

const night = (place: string, text: string, name: string) =>
  known(`night-cold-${place}`, text, `how cold nights are ${name}`, 'Public climate tables; ask the camps for theirs')

const seasons = [
  known(
    'rains-kenya-long',
    'late March to May',
    'the long rains of Kenya',
    `Kenya Meteorological Department (meteo.go.ke), ${toRead}`,
  ),
  known(
    'rains-kenya-short',
    'late October to early December',
    'the short rains of Kenya',
    `Kenya Meteorological Department (meteo.go.ke), ${toRead}`,
  ),
  known(
    'rains-tanzania-long',
    'late March to May',
    'the long rains of northern Tanzania',
    `Tanzania Meteorological Authority (meteo.go.tz), ${toRead}`,
  ),
  known(
    'rains-tanzania-short',
    'early November to early December',
    'the short rains of northern Tanzania',
    `Tanzania Meteorological Authority (meteo.go.tz), ${toRead}`,
  ),
  known(
    'rains-uganda-first',
    'March to May',
    'the first rainy season of Uganda',
    `Uganda National Meteorological Authority (unma.go.ug), ${toRead}`,
  ),
  known(
    'rains-uganda-second',
    'September to November',
    'the second rainy season of Uganda',
    `Uganda National Meteorological Authority (unma.go.ug), ${toRead}`,
  ),
  known('easter', 'March 28, 2027', 'the next Easter Sunday', 'The church calendar; write the next one every year'),
  night('mara', 'about 12 °C', 'in the Maasai Mara'),
  night('laikipia', 'about 10 °C', 'in Nanyuki and Laikipia'),
  night('crater', '5 to 10 °C', 'on the rim of Ngorongoro'),
  known(
    'kilimanjaro-forest',
    '20 °C',
    'how warm the forest of Kilimanjaro is by day',
    'Public travel pages; as on the sheet Suits, trip 13',
  ),
  known(
    'kilimanjaro-summit',
    'minus 15 °C or less',
    'how cold the summit of Kilimanjaro is before dawn',
    'Public travel pages, some of which have colder nights (exploremountainkilimanjaro.co.tz); ask your guides',
  ),
  known('dubai-summer', 'over 40 °C by day', 'Dubai in summer', `National Center of Meteorology (ncm.ae), ${toRead}`),
]

const borders = [
  known(
    'resident-fees',
    'lower park fees in most parks',
    'what residents and citizens of East Africa pay in the parks',
    `The tariffs of KWS, TANAPA and the Uganda Wildlife Authority, ${toRead}`,
  ),
  known(
    'passport-validity',
    'six months',
    'how long a passport must be valid after arrival in each of our countries',
    `Public travel pages (realmafricasafaris.com, 34travel.me); etakenya.go.ke, immigration.go.tz, immigration.go.ug and u.ae, ${toRead}`,
  ),
  known(
    'passport-pages',
    'two blank pages',
    'how many pages of a passport must be empty for each country: two for Kenya, one or two for others',
    `Public travel pages (africadreamsafaris.com, globalsojourns.com); the immigration offices, ${toRead}`,
  ),
  known(
    'eta-transit',
    'you usually need no eTA',
    'whether passengers in transit at Nairobi need an eTA',
    `Commonly published; the list of exemptions at etakenya.go.ke, ${toRead}`,
  ),
  known(
    'eta-return',
    'it usually lets you return from Tanzania, Uganda or Rwanda while it is valid',
    'coming back to Kenya on the same eTA',
    `Public visa pages (joinsherpa.com); etakenya.go.ke, ${toRead}`,
  ),
  known(
    'tanzania-visa-arrival',
    'many nationalities can still get the visa on arrival',
    'visas on arrival in Tanzania',
    `Commonly published; visa.immigration.go.tz, ${toRead}`,
  ),
  known(
    'yellow-fever-transit',
    '12 hours',
    'how long in transit makes a yellow fever certificate necessary',
    `The WHO’s country list (who.int), ${toRead}`,
  ),
  known(
    'border-cars',
    'you walk through the offices and meet another car and guide on the other side, as safari cars seldom cross',
    'changing cars at the border of Kenya and Tanzania',
    'Public travel pages (onsafari.com); ask your own drivers',
  ),
  known('border-hours', 'one to two hours', 'how long the border of Kenya and Tanzania takes', drivers),
]

const ways = [
  known('nbo-wilson', 'half an hour to an hour and a half', 'from Nairobi’s international airport to Wilson', drivers),
  known(
    'nbo-wilson-connection',
    'at least four hours',
    'how long to leave between landing at Nairobi and a flight from Wilson',
    'Commonly advised; ask the airlines that you book',
  ),
  known('layover', 'eight hours', 'which layover is long enough to leave the airport', drivers),
  known('check-in', 'from two in the afternoon', 'when rooms are ready', general),
  known('check-out', 'ten or eleven in the morning', 'when rooms must be left', general),
  known(
    'elephant-orphanage',
    'for an hour before noon, and must book',
    'when the elephant orphanage in Nairobi takes visitors',
    `Public travel pages (11 to 12: silvertraveladvisor.com); sheldrickwildlifetrust.org, ${toRead}`,
  ),
  known(
    'mara-serengeti-road',
    'a whole day or longer, much of it on rough roads',
    'the way by road from the Mara to the Serengeti',
    'Public travel pages (onsafari.com: five to six hours from the Mara to Isebania); ask your own drivers',
  ),
  known('nairobi-arusha', 'about five to six hours with the border', 'the road from Nairobi to Arusha', drivers),
  known(
    'madaraka-express',
    'five to six hours',
    'the train from Nairobi to Mombasa',
    `Public travel pages (starlucktravel.com); krc.co.ke, ${toRead}`,
  ),
  known(
    'zanzibar-ferry',
    'about two hours',
    'the fast ferry from Dar es Salaam to Zanzibar',
    `Commonly published; the ferry companies, ${toRead}`,
  ),
  known(
    'aircraft-weight',
    'more than about 100 kg',
    'from which weight a guest should tell a light aircraft’s airline',
    'Public travel pages, most of them on southern Africa (places.co.za); ask the airlines that you book',
  ),
]

const rules = [
  known(
    'dollar-notes',
    'from 2013 or later',
    'which US dollar notes are accepted',
    'Public travel pages; ask a bank in each country',
  ),
  known(
    'tanzania-shillings',
    'shops and restaurants must charge in shillings',
    'paying in foreign currency, by the regulations of March 2025',
    `Commonly published; the Bank of Tanzania (bot.go.tz), ${toRead}`,
  ),
  known(
    'camouflage-countries',
    'Kenya, Tanzania and Uganda',
    'where civilians should not wear camouflage',
    `Commonly published; the travel advice of governments, ${toRead}`,
  ),
  known(
    'plastic-bag-countries',
    'Kenya and Tanzania',
    'where plastic carrier bags are forbidden: Kenya since August 2017, Tanzania since June 2019',
    `Public pages (businessfocus.co.ug, bloombergquint.com); nema.go.ke and nemc.or.tz, ${toRead}`,
  ),
  known(
    'plastic-bottles',
    'Kenya has forbidden throwaway plastic bottles in its parks and on its beaches since June 2020',
    'plastic bottles',
    `myjoyonline.com and bloombergquint.com, June 2020; nema.go.ke, ${toRead}`,
  ),
  known(
    'smoking-rule',
    'Smoking in public rooms and transport is against the law in Kenya, Uganda and Dubai',
    'where smoking is forbidden',
    `Commonly published; the tobacco laws of each country, ${toRead}`,
  ),
  known(
    'emergency-numbers',
    '999 or 112 in Kenya and Uganda, 112 in Tanzania, and in Dubai 999 for the police and 998 for an ambulance',
    'public emergency numbers',
    `Commonly published; the travel advice of governments, ${toRead}`,
  ),
  known(
    'travel-warnings',
    'that between Kenya and Somalia',
    'which districts governments warn of',
    `The travel advice of the British, American and German governments, ${toRead}; compare it with your routes`,
  ),
  known(
    'same-sex-uganda',
    'Uganda has had very severe penalties since 2023',
    'same-sex relations: the Anti-Homosexuality Act, 2023',
    `Commonly published; the travel advice of governments, ${toRead}`,
  ),
  known(
    'dubai-alcohol-age',
    '21',
    'from which age one may drink alcohol in Dubai',
    `Public travel pages (houseoftravel.co.nz); u.ae, ${toRead}`,
  ),
  known(
    'dubai-couples',
    'since the reforms of 2020 and 2021 it is no offence, and hotels do not ask for a certificate',
    'unmarried couples in Dubai',
    `Public pages (aleema.ai, on Federal Decree-Laws 15 of 2020 and 31 of 2021); u.ae, ${toRead}`,
  ),
  known(
    'uae-medicines',
    'among them codeine and other strong painkillers, and some medicines for sleep, anxiety and ADHD',
    'medicines that need approval in the Emirates',
    `gulfnews.com and arabianbusiness.com; mohap.gov.ae, ${toRead}`,
  ),
]

const medicine = [
  known(
    'covid-rules',
    'none of our countries asks for a test or a certificate',
    'Covid at the borders',
    `Commonly published; the travel advice of governments, ${toRead}`,
  ),
  known(
    'dengue-places',
    'on the coast of Kenya and Tanzania and on Zanzibar, and at times in other towns',
    'where dengue occurs',
    `Public pages on outbreaks (wellabroad.com, plos.org); the CDC (cdc.gov/dengue), ${toRead}`,
  ),
  known(
    'repellent',
    '20 to 50% DEET, or with picaridin (icaridin)',
    'which insect repellent',
    `The CDC and travelhealthpro.org.uk, ${toRead}`,
  ),
  known('sunscreen', 'factor 30 or higher', 'which sunscreen', `The WHO on sun protection (who.int), ${toRead}`),
  known(
    'altitude-sickness',
    'above about 2,500 m',
    'from which height altitude sickness occurs',
    `The CDC’s Yellow Book (cdc.gov), ${toRead}`,
  ),
  known(
    'height-nairobi',
    'almost 1,700 m',
    'how high Nairobi lies',
    'Commonly published; maps and airport charts agree within 100 m',
  ),
  known(
    'dive-before-flight',
    '18 to 24 hours',
    'the time between a dive and a flight',
    `Divers Alert Network (dan.org), ${toRead}`,
  ),
]

const outings = [
  known('wake-up', 'at half past five or six', 'when guests are woken on safari', general),
  known(
    'crowd-cars',
    'dozens of cars',
    'how many cars gather at a river crossing in August',
    'Public reports of travellers; ask your own guides',
  ),
  known(
    'night-drive-ban',
    'inside the Maasai Mara reserve and most national parks',
    'where night drives are forbidden',
    `Public travel pages; KWS, Narok County and TANAPA, ${toRead}`,
  ),
  known(
    'walking-age',
    'at least twelve',
    'from which age children may walk among wild animals',
    'The usual rule of conservancies; ask those that you book',
  ),
  known('lens', '300 to 400 mm', 'which focal length is enough', 'General experience of photographers'),
  known(
    'balloon-age',
    'about seven years with most companies',
    'the minimum age for a balloon; one page says four (baloafricansafaris.com)',
    'Public travel pages; ask the balloon companies that you book',
  ),
  known(
    'open-car-age',
    'from about six years',
    'from which age camps take children on shared drives',
    'Commonly published; ask the camps that you book',
  ),
  known(
    'village-fee',
    'about US$20 to 30',
    'what villages at the gates of the Mara charge a visitor',
    'Public travel pages (roughguides.com, honesttravellers.com, frommers.com); ask your own guides',
  ),
  known(
    'rwanda-permit',
    'US$1,500',
    'a gorilla permit in Rwanda for a foreign visitor',
    `Public travel pages; the Rwanda Development Board (visitrwanda.com), ${toRead}`,
  ),
  known(
    'gorilla-habituation',
    'US$1,500 each',
    'a permit for gorilla habituation in Uganda for a foreign non-resident',
    `Public travel pages that quote the Uganda Wildlife Authority (ugandawildlife.org), ${toRead}`,
  ),
]

export const answerClaims = [...seasons, ...borders, ...ways, ...rules, ...medicine, ...outings]
