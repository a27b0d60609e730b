// Each entry has its source and the date of its last check, for the operator (docs/content.md).
import { type Country, countries } from '../../domain/choices'
import { slugOf } from '../slug'
import type { TravelTopic } from '../travel-advice'

/** What country pages call a topic of the page "Before you go". */
export const adviceTitles = {
  visas: 'Visa',
  vaccinations: 'Vaccinations',
  malaria: 'Malaria',
  insurance: 'Insurance',
  electricity: 'Plugs',
  money: 'Money',
  tips: 'Tipping',
} as const satisfies Partial<Record<TravelTopic, string>>

export type AdviceTopic = keyof typeof adviceTitles

export type Advice = { topic: AdviceTopic; text: string; source: string; asOf: string }

export type BeforeYouGo = {
  advice: Advice[]
  pack: string[]
}

const read = '2026-11-22'

const malaria = (country: 'kenya' | 'tanzania' | 'uganda'): Advice => ({
  topic: 'malaria',
  text: `Malaria is present {malaria-${country}}: ask a doctor about tablets four to six weeks before you travel.`,
  source: 'travelhealthpro.org.uk and cdc.gov/travel',
  asOf: read,
})

const recommended = 'Ask a doctor about hepatitis A, typhoid, tetanus, polio and rabies too.'

const reported = 'public travel pages'

export const safariPack = [
  'A soft bag of at most {aircraft-luggage}: light aircraft take no hard cases',
  'Clothes in tan or olive; dark blue and black attract tsetse flies',
  'A fleece and a windproof jacket for drives at dawn',
  'A hat, sunscreen and sunglasses',
  'Long sleeves and repellent for the evening',
  'Closed shoes, and sandals for camp',
  'Binoculars, one pair each',
  'A head torch, and a power bank for nights without a socket',
  'Your medicines in hand luggage, with the prescription',
  'No plastic bags: Kenya and Tanzania forbid them',
]

export const beforeYouGo: Record<Country, BeforeYouGo> = {
  Kenya: {
    advice: [
      {
        topic: 'visas',
        text: 'You need an electronic travel authorisation (eTA), and so does each child: {kenya-eta} and a small card fee. Citizens of {kenya-eta-free} need none. Apply online at etakenya.go.ke at least 72 hours before you fly. Your passport must be valid for six more months.',
        source: 'the rule in force is at etakenya.go.ke',
        asOf: read,
      },
      {
        topic: 'vaccinations',
        text: `None is required from Europe or North America. A yellow fever certificate is required, from one year of age, if you come from a country with yellow fever, such as Uganda or Ethiopia, or spent over 12 hours at an airport there. ${recommended}`,
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      malaria('kenya'),
      {
        topic: 'electricity',
        text: 'British type G, three square pins, 240 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        topic: 'money',
        text: 'Kenyan shilling. Cards work in towns and lodges; in markets people pay by phone or cash. US dollar notes should be from 2013 or later.',
        source: reported,
        asOf: read,
      },
      {
        topic: 'tips',
        text: 'Tips are never compulsory. The usual tip is {tip-safari-guide} a day from each traveller for the guide, and {tip-camp-staff} for the camp staff, in their box. For seven days that makes {tip-week} from each traveller.',
        source: reported,
        asOf: read,
      },
    ],
    pack: safariPack,
  },
  Tanzania: {
    advice: [
      {
        topic: 'visas',
        text: '{tanzania-visa} for one entry; citizens of the United States pay {tanzania-visa-us} for several. Apply online at visa.immigration.go.tz at least two weeks before you travel. Your passport must be valid for six more months.',
        source: 'the rule in force is at visa.immigration.go.tz',
        asOf: read,
      },
      {
        topic: 'vaccinations',
        text: `A yellow fever certificate is required, from one year of age, if you come from a country with yellow fever, such as Kenya, Uganda or Ethiopia, or spent over 12 hours at an airport there. ${recommended}`,
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      malaria('tanzania'),
      {
        topic: 'insurance',
        text: 'Zanzibar requires its own visitor insurance, which is in our prices. Mainland Tanzania has announced one too, at {mainland-insurance-amount} per person; it is not in our prices, and your offer says whether it applies to you.',
        source: 'ask the Ministry of Finance (mof.go.tz)',
        asOf: read,
      },
      {
        topic: 'electricity',
        text: 'British type G mostly, three square pins, and the old round type D; 230 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        topic: 'money',
        text: 'Tanzanian shilling; US dollars from 2013 or later for visa and tips. Cards work in lodges and towns, not at campsites.',
        source: reported,
        asOf: read,
      },
      {
        topic: 'tips',
        text: 'The usual tip on safari is {tip-safari-guide} a day from each traveller for the guide. On Kilimanjaro the group shares the daily tips: {tip-mountain-guide} for the guide, {tip-mountain-cook} for the cook and {tip-mountain-porter} for each porter.',
        source: 'public travel pages and Kilimanjaro operators',
        asOf: read,
      },
    ],
    pack: [...safariPack, 'For Zanzibar: clothes that cover shoulders and knees in town'],
  },
  Uganda: {
    advice: [
      {
        topic: 'visas',
        text: '{uganda-visa}, and a few dollars for the card, online at visas.immigration.go.ug at least two weeks before you travel. The East Africa tourist visa, {east-africa-visa}, covers Uganda, Rwanda and Kenya. Your passport must be valid for six more months.',
        source: 'the rule in force is at visas.immigration.go.ug',
        asOf: read,
      },
      {
        topic: 'vaccinations',
        text: `A yellow fever certificate is required from everybody over one year of age, and for the visa too. It is valid from {yellow-fever-start} after vaccination. ${recommended}`,
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      malaria('uganda'),
      {
        topic: 'electricity',
        text: 'British type G, three square pins, 240 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        topic: 'money',
        text: 'Ugandan shilling. Bring US dollars from 2013 or later; few places take cards outside Kampala and Entebbe.',
        source: reported,
        asOf: read,
      },
      {
        topic: 'tips',
        text: 'The usual tip is {tip-safari-guide} a day from each traveller for the guide, and {tip-rangers} together for the rangers of a forest walk. A porter at Bwindi costs {tip-bwindi-porter} a day.',
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
        topic: 'visas',
        text: 'Free on arrival for some 60 nationalities, for 30 or 90 days: those of the European Union, the United Kingdom and the United States are among them. Others apply through their airline or hotel. The passport must be valid for six more months.',
        source: 'the rule in force is at u.ae',
        asOf: read,
      },
      {
        topic: 'vaccinations',
        text: 'None, unless you come from a country with yellow fever, which may include Kenya, Tanzania and Uganda: then a certificate is required, from nine months of age. Some common medicines are banned, so check yours before you travel.',
        source: 'the rule in force is in the WHO’s country list (who.int)',
        asOf: read,
      },
      {
        topic: 'malaria',
        text: 'There is {malaria-dubai} in the Emirates.',
        source: 'the WHO’s certification of 2007 (who.int)',
        asOf: '2026-11-28',
      },
      {
        topic: 'electricity',
        text: 'British type G, three square pins, 230 V.',
        source: 'see World Plugs of the IEC (iec.ch)',
        asOf: read,
      },
      {
        topic: 'money',
        text: 'UAE dirham, fixed at {dirham-rate} to the US dollar. Cards are accepted everywhere except on the abra boats.',
        source: 'see the Central Bank of the UAE (centralbank.ae)',
        asOf: read,
      },
      {
        topic: 'tips',
        text: 'Restaurants often add {tip-dubai-restaurant} themselves. The usual tip for a desert guide is {tip-desert-guide} from each traveller.',
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
export const onTheSpot = (lines: string[]) => ({
  title: 'Charges on arrival',
  text: `${lines.join('; ')}. Our prices include these, and each trip’s page says who is paid.`,
})

export const countryPages: Record<
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
  return `${countryPages[country as Country] ?? countryPages.Kenya}#before-you-go` as const
}

/** What differs by country on one topic; not every country has something to say. */
/** Its anchor on the page. */
export const adviceId = (topic: AdviceTopic, country: Country) => slugOf(`${adviceTitles[topic]} in ${country}`)

export const adviceOn = (topic: AdviceTopic) =>
  countries.flatMap((country) =>
    beforeYouGo[country].advice.filter((advice) => advice.topic === topic).map(({ text }) => ({ country, text })),
  )

const checkDates = Object.values(beforeYouGo).flatMap(({ advice }) => advice.map(({ asOf }) => asOf))

/** ISO 8601, such as 2026-11-22. */
export const oldestAdvice = checkDates.toSorted()[0] ?? ''
