// Rules change: each entry has the day it was true and where the rule stands (docs/before-you-go.md).
import type { Country } from '../../itineraries/choices'

export type Advice = { title: string; text: string; source: string; asOf: string }

export type BeforeYouGo = {
  advice: Advice[]
  pack: string[]
}

const read = '2026-11-22'

const malaria = (country: 'kenya' | 'tanzania' | 'uganda') =>
  `Malaria is present {malaria-${country}}: ask a doctor about tablets four to six weeks before, and about hepatitis A, typhoid, tetanus and polio.`

const reported = 'as public travel pages report it'

const safariPack = [
  'A soft bag of at most 15 kg: light aircraft take no hard cases',
  'Clothes in tan or olive; dark blue and black attract tsetse flies',
  'A fleece and a windproof jacket for drives at dawn',
  'A hat, sunscreen and sunglasses',
  'Long sleeves and repellent for the evening',
  'Closed shoes, and sandals for camp',
  'Binoculars, one pair a person',
  'A head torch, and a power bank for nights without a socket',
  'Your medicines in hand luggage, with the prescription',
  'No plastic bags: Kenya and Tanzania forbid them',
]

export const beforeYouGo: Record<Country, BeforeYouGo> = {
  Kenya: {
    advice: [
      {
        title: 'Visa',
        text: 'No visa, but an electronic travel authorisation for almost everybody, children too: {kenya-eta}, and a few dollars for the card. Citizens of {kenya-eta-free} need none since July 2025; the site says who does. Apply online at etakenya.go.ke and allow 72 hours at least. The passport must be valid for six more months.',
        source: 'the rule in force is at etakenya.go.ke',
        asOf: read,
      },
      {
        title: 'Vaccinations',
        text: `None is required from Europe or North America. A yellow fever certificate is, from one year of age, if you come from a country with yellow fever or spent over 12 hours at an airport there; Uganda is one. ${malaria('kenya')}`,
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      {
        title: 'Plugs',
        text: 'British type G, three square pins, 240 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        title: 'Money',
        text: 'Kenyan shilling. Cards work in towns and lodges; in markets people pay by phone or cash. US dollar notes should be from 2013 or later.',
        source: reported,
        asOf: read,
      },
      {
        title: 'Tipping',
        text: 'Never a must. Usual are {tip-safari-guide} a day for the guide from each traveller, and {tip-camp-staff} for the staff of a camp, in their box.',
        source: reported,
        asOf: read,
      },
    ],
    pack: safariPack,
  },
  Tanzania: {
    advice: [
      {
        title: 'Visa',
        text: '{tanzania-visa} for one entry; citizens of the United States pay {tanzania-visa-us} for several. Apply online at visa.immigration.go.tz two weeks before.',
        source: 'the rule in force is at visa.immigration.go.tz',
        asOf: read,
      },
      {
        title: 'Vaccinations',
        text: `A yellow fever certificate, from one year of age, if you come from a country with yellow fever or spent over 12 hours at an airport there; Kenya and Uganda are such countries. ${malaria('tanzania')}`,
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      {
        title: 'Insurance',
        text: 'Zanzibar has one of its own, below. One for the mainland, {mainland-insurance-amount} a person, was announced in July 2025 and put off to January 2026; we could not confirm that it is asked for, so it is not in our prices. Citizens of the East African Community and of SADC are to be exempt.',
        source: 'ask the Ministry of Finance (mof.go.tz)',
        asOf: read,
      },
      {
        title: 'Plugs',
        text: 'British type G mostly, three square pins, and the old round type D; 230 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        title: 'Money',
        text: 'Tanzanian shilling; US dollars from 2013 or later for visa and tips. Cards work in lodges and towns, not at campsites.',
        source: reported,
        asOf: read,
      },
      {
        title: 'Tipping',
        text: 'On safari {tip-safari-guide} a day for the guide from each traveller. On Kilimanjaro the group shares, a day: guide {tip-mountain-guide}, cook {tip-mountain-cook}, each porter {tip-mountain-porter}.',
        source: 'as public travel pages and Kilimanjaro operators report it',
        asOf: read,
      },
    ],
    pack: [...safariPack, 'For Zanzibar: clothes that cover shoulders and knees in town'],
  },
  Uganda: {
    advice: [
      {
        title: 'Visa',
        text: '{uganda-visa}, and a few dollars for the card, online at visas.immigration.go.ug two weeks before. The East Africa tourist visa, {east-africa-visa}, covers Uganda, Rwanda and Kenya.',
        source: 'the rule in force is at visas.immigration.go.ug',
        asOf: read,
      },
      {
        title: 'Vaccinations',
        text: `A yellow fever certificate from everybody over one year of age; without it there is no visa. It counts from the tenth day on. ${malaria('uganda')}`,
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      {
        title: 'Plugs',
        text: 'British type G, three square pins, 240 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        title: 'Money',
        text: 'Ugandan shilling. Bring US dollars from 2013 or later; machines for cards are rare outside Kampala and Entebbe.',
        source: reported,
        asOf: read,
      },
      {
        title: 'Tipping',
        text: 'Usual are {tip-safari-guide} a day for the guide from each traveller, and {tip-rangers} for the rangers of a forest walk together. A porter at Bwindi costs {tip-bwindi-porter} a day.',
        source: reported,
        asOf: read,
      },
    ],
    pack: [
      ...safariPack.slice(0, -1),
      'For the forest: boots with grip, gaiters or long socks, garden gloves, a rain jacket',
      'For the gorillas: a mask for nose and mouth',
    ],
  },
  Dubai: {
    advice: [
      {
        title: 'Visa',
        text: 'Free on arrival for some 60 nationalities, for 30 or 90 days: those of the European Union, the United Kingdom and the United States are among them. Others apply through their airline or hotel. The passport must be valid for six more months.',
        source: 'the rule in force is at u.ae',
        asOf: read,
      },
      {
        title: 'Vaccinations',
        text: 'None, unless you come from a country with yellow fever: then its certificate, from nine months of age. Kenya, Tanzania and Uganda may count. Some common medicines are banned: look yours up before.',
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      {
        title: 'Plugs',
        text: 'British type G, three square pins, 230 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        title: 'Money',
        text: 'UAE dirham, fixed at {dirham-rate} to the US dollar. Cards are taken everywhere but by the abra boats.',
        source: 'see the Central Bank of the UAE (centralbank.ae)',
        asOf: read,
      },
      {
        title: 'Tipping',
        text: 'Restaurants often add {tip-dubai-restaurant} themselves. A desert guide gets {tip-desert-guide} from each traveller.',
        source: reported,
        asOf: read,
      },
    ],
    pack: [
      'Light clothes that cover shoulders and knees in the old town and the mosques',
      'A warm layer for the desert night',
      'Swimwear for hotel and beach',
      'A hat, sunscreen and sunglasses',
      'Closed shoes for the dunes',
      'Your medicines with the prescription in English',
    ],
  },
}

/** From the sheet Charges. */
export const onTheSpot = (lines: string[], asOf: string): Advice => ({
  title: 'On the spot',
  text: `${lines.join('; ')}. The prices of our trips include what applies, and each trip’s page says to whom it is paid.`,
  source: 'the oldest of these amounts, and each trip’s page has its own date',
  asOf,
})

const pages: Record<
  Country,
  '/destinations/kenya' | '/destinations/tanzania' | '/destinations/uganda' | '/experiences/dubai'
> = {
  Kenya: '/destinations/kenya',
  Tanzania: '/destinations/tanzania',
  Uganda: '/destinations/uganda',
  Dubai: '/experiences/dubai',
}

/** Other countries get Kenya's advice. */
export function beforeYouGoHref(country: string) {
  return `${pages[country as Country] ?? pages.Kenya}#before-you-go` as const
}
