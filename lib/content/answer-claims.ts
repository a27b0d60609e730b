// Rules, health and outings in the short answers of "Before you go".
import { answerClaim as known, toRead } from './answer-claim'

const general = 'General experience; ask the lodges and camps that you book'

const rules = [
  known(
    'guide-licence',
    'hold the licence of the country in which they guide',
    'what our driver-guides must have; in Kenya it comes from the Tourism Regulatory Authority',
    `Commonly published; tra.go.ke and the licences of your guides, ${toRead}`,
  ),
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
    'customs-allowance',
    'one litre of spirits or two of wine, and 250 g of tobacco',
    'what is free of duty in Kenya, Tanzania and Uganda',
    `Commonly published, by the customs law of the East African Community; kra.go.ke, tra.go.tz and ura.go.ug, ${toRead}`,
  ),
  known(
    'customs-dubai',
    'four litres of alcohol',
    'what is free of duty in Dubai, for visitors who are not Muslims',
    `Commonly published; dubaicustoms.gov.ae, ${toRead}`,
  ),
  known(
    'cash-declaration',
    'US$10,000 or more',
    'from which amount cash has to be declared; Uganda and the Emirates have amounts of their own, which are higher or close to it',
    `Commonly published; the customs of each country, ${toRead}`,
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
    'uae-cbd',
    'CBD oil and liquids for vaping among them',
    'products with cannabis in the Emirates',
    `Commonly published; the travel advice of governments and mohap.gov.ae, ${toRead}`,
  ),
  {
    ...known(
      'protection-schemes',
      'ATOL and ABTA in the United Kingdom',
      '',
      `Commonly published; caa.co.uk and abta.com, ${toRead}`,
    ),
    meaning: 'Terms of Service: schemes that protect what their own members sell',
  },
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
  known(
    'sunrise',
    'at about half past six in the morning and in the evening',
    'sunrise and sunset near the equator',
    'Almanacs; half an hour earlier or later by place and month',
  ),
  known(
    'porter-load',
    '20 kg',
    'what a porter on Kilimanjaro may carry',
    `Public travel pages; Tanzania National Parks (tanzaniaparks.go.tz), ${toRead}`,
  ),
  known(
    'kilimanjaro-guide',
    'nobody may walk without a licensed guide',
    'climbing Kilimanjaro alone',
    `Commonly published; Tanzania National Parks (tanzaniaparks.go.tz), ${toRead}`,
  ),
  known('drink-price', 'about US$3 to 6', 'what a beer or a soft drink costs in a camp or lodge', general),
  known('lunch-price', 'about US$8 to 15', 'what a simple lunch costs on the road or in a town', general),
  known('tip-restaurant', 'about 10%', 'the tip in a restaurant', 'Public travel pages; ask your own guides'),
  known(
    'airlines',
    'KLM, Qatar Airways, Ethiopian Airlines, Turkish Airlines and Kenya Airways',
    'which airlines fly to Nairobi, Kilimanjaro and Entebbe',
    'Commonly published; the timetables of the airlines, to be read before a launch',
  ),
  known('day-bag', '20 to 30 litres', 'how large a bag for the day should be', general),
  known(
    'gorilla-family',
    'about eight to twenty gorillas',
    'how many gorillas a family has',
    'Public travel pages; ask the Uganda Wildlife Authority (ugandawildlife.org) and your own guides',
  ),
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

const limits = [
  known(
    'day-heat',
    '24 to 30 °C',
    'how warm days on safari are',
    'Commonly published; the weather services of Kenya, Tanzania and Uganda, and your own guides',
  ),
  known(
    'sea-heat',
    'at about 25 to 29 °C',
    'how warm the sea is off Zanzibar and Diani',
    'Commonly published averages of the sea surface',
  ),
  known(
    'visa-stay',
    'for up to 90 days',
    'how long tourists may stay in Kenya, Tanzania and Uganda',
    `Commonly published; etakenya.go.ke, visa.immigration.go.tz and visas.immigration.go.ug, ${toRead}`,
  ),
  known(
    'kilimanjaro-age',
    'from ten years of age',
    'the minimum age for the summit',
    `Commonly published; Tanzania National Parks (tanzaniaparks.go.tz), ${toRead}`,
  ),
  known(
    'chimpanzee-walk',
    'one to three hours',
    'how long the walk to the chimpanzees of Kibale takes, one way',
    'Public travel pages; ask the Uganda Wildlife Authority (ugandawildlife.org) and your own guides',
  ),
  known(
    'uae-calls',
    'Calls by WhatsApp and similar apps are mostly blocked in Dubai',
    'calls over the internet in the Emirates',
    `Commonly published; the telecommunications authority (tdra.gov.ae), ${toRead}`,
  ),
]

export const answerClaims = [...rules, ...medicine, ...outings, ...limits]
