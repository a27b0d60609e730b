import { oldestBackupDays, retention } from '../domain/retention'
import { config } from '../platform/config'
import { counted } from './format'
import { fixedTexts, type ReadingPage } from './reading'

/** Tables, columns or storage keys that a line covers; tests compare them. */
type Kept = { text: string; covers: string[] }

const of = (model: string, ...fields: string[]) => fields.map((field) => `${model}.${field}`)

export const onOurServer: Kept[] = [
  {
    text: 'Booking requests: name, agency, email, telephone, rates, trips, price, currency, safari category, dates, rooms, travellers, ages, diet, health, mobility, when to call, time zone, message.',
    covers: [
      ...of('Lead', 'reference', 'kind', 'email', 'status', 'heldFor', 'answeredAt', 'remindOn', 'page', 'createdAt'),
      ...of('Lead', 'escalatedAt', 'waitingSince', 'closedFor', 'takenBy', 'vehicle', 'guide'),
      ...of('Lead', 'source', 'sourceDetail', 'phoneCountry'),
      ...of('Booking', 'id', 'reference', 'name', 'phone', 'countryCode', 'itineraryId', 'itineraryTitle'),
      ...of('Booking', 'itineraryPrice', 'estimate', 'furtherItineraryIds', 'furtherItineraryTitles', 'safariCategory'),
      ...of('Booking', 'furtherEstimates', 'severalTrips'),
      ...of(
        'Booking',
        'preferredDates',
        'dateFrom',
        'dateTo',
        'numberOfAdults',
        'numberOfKids',
        'numberOfToddlers',
        'childAges',
        'needs',
        'callTime',
        'callZone',
        'currency',
        'ownCurrency',
        'message',
      ),
      ...of('Booking', 'agency', 'rate', 'rooms', 'departureId'),
    ],
  },
  {
    text: 'Messages and community inquiries: name, email, subject, message; telephone and time zone for calls.',
    covers: [
      ...of('ContactMessage', 'id', 'reference', 'name', 'subject', 'message', 'phone', 'callTime', 'callZone'),
      ...of('Inquiry', 'id', 'reference', 'name', 'type', 'message'),
    ],
  },
  {
    text: 'Donation inquiries: email, way of giving and message.',
    covers: of('DonationInquiry', 'id', 'reference', 'message', 'donationType', 'title'),
  },
  {
    text: 'Volunteer applications: name, email, telephone, nationality, programme, start, length of stay, skills, reasons, agreement, and an emergency contact.',
    covers: [
      ...of('VolunteerApplication', 'id', 'reference', 'firstName', 'lastName', 'phone', 'nationality', 'program'),
      ...of('VolunteerApplication', 'startDate', 'duration', 'skills', 'motivation', 'emergencyContact', 'agreeTerms'),
    ],
  },
  {
    text: 'Reviews: trip, name, stars and words, our answer, dates, and the month of an invited trip. These are public. If we take one down, we keep why and when.',
    covers: [
      ...of('Review', 'id', 'itineraryId', 'userName', 'rating', 'comment', 'status', 'heldFor', 'invitationId'),
      ...of('Review', 'travelledOn', 'reply', 'repliedAt', 'toldAt', 'createdAt'),
      ...of('ReviewRemoval', 'reviewId', 'reason', 'isDeleted', 'removedAt', 'releasedAt'),
    ],
  },
  {
    text: 'Invitations to review: booking, trip, dates, and a code of your email address if you want none.',
    covers: [
      ...of('Invitation', 'id', 'bookingId', 'itineraryId', 'travelledOn', 'mailedAt', 'expiresAt', 'createdAt'),
      ...of('Unsubscribed', 'code', 'createdAt'),
    ],
  },
  {
    text: 'Our emails about these, with address, attachment, time and errors.',
    covers: [
      ...of('Mail', 'id', 'reference', 'role', 'fromName', 'to', 'replyTo', 'subject', 'text', 'html', 'attachment'),
      ...of(
        'Mail',
        'attachmentName',
        'unsubscribeUrl',
        'references',
        'messageId',
        'status',
        'attempts',
        'lastError',
        'failure',
        'createdAt',
      ),
      'Mail.sentAt',
    ],
  },
  {
    text: 'What you added to a request, and what we did: who, when, answers and notes.',
    covers: [
      ...of('LeadEvent', 'id', 'reference', 'action', 'note', 'who', 'whoEmail', 'key', 'typedHash'),
      ...of('LeadEvent', 'before', 'undoneAt', 'createdAt'),
    ],
  },
  {
    text: 'Our offers and your answers: name, extras, questions and reasons. We do not see whether you open one.',
    covers: [
      ...of('Quote', 'id', 'reference', 'option', 'version', 'snapshot', 'tokenHash', 'sentAt', 'sentKey'),
      ...of('Quote', 'validUntil', 'replacesId', 'preparedBy', 'createdAt'),
      ...of('QuoteAnswer', 'id', 'quoteId', 'reference', 'kind', 'text', 'who', 'onBehalf', 'extras', 'key'),
      'QuoteAnswer.createdAt',
    ],
  },
  {
    text: 'Booked trips: dates, sums, beds, permits, places held on a departure, and payments with payer, day and code.',
    covers: [
      ...of('Reservation', 'id', 'reference', 'kind', 'quoteId', 'dateFrom', 'dateTo', 'currency', 'total', 'note'),
      ...of(
        'Reservation',
        'depositAmount',
        'depositDay',
        'further',
        'balanceDay',
        'adults',
        'kids',
        'toddlers',
        'rooms',
        'departureId',
      ),
      ...of('Reservation', 'who', 'whoEmail', 'key', 'createdAt'),
      ...of(
        'Payment',
        'id',
        'reference',
        'payer',
        'day',
        'amount',
        'currency',
        'credited',
        'way',
        'code',
        'correctsId',
      ),
      ...of('Payment', 'who', 'whoEmail', 'key', 'createdAt'),
      ...of('Hold', 'id', 'reference', 'what', 'night', 'askedOn', 'heldUntil', 'confirmedOn', 'number', 'note', 'key'),
      ...of('Hold', 'kind', 'people', 'isLeft', 'releasedOn', 'version', 'createdAt'),
      ...of('SeatHold', 'id', 'reference', 'departureId', 'people', 'heldUntil', 'who', 'key', 'releasedAt'),
      ...of('SeatHold', 'releasedKey', 'createdAt'),
    ],
  },
  {
    text: 'Mails you write to us, with their attachments, and what we have begun to answer.',
    covers: [
      ...of('ReceivedMail', 'id', 'reference', 'state', 'proposed', 'messageId', 'references', 'fromAddress'),
      ...of('ReceivedMail', 'fromName', 'subject', 'text', 'quoted', 'isForged', 'sentAt', 'createdAt'),
      ...of('ReceivedFile', 'id', 'mailId', 'name', 'type', 'size', 'bytes'),
      ...of('ReplyDraft', 'reference', 'email', 'who', 'subject', 'text', 'seen', 'begunAt', 'updatedAt'),
      ...of('ReplyFile', 'id', 'reference', 'email', 'who', 'name', 'type', 'size', 'bytes', 'mailId', 'createdAt'),
    ],
  },
  {
    text: 'Invoices, receipts, and vouchers for camps: to whom, for what, sums.',
    covers: [
      ...of('Paper', 'id', 'reference', 'kind', 'year', 'position', 'name', 'version', 'content', 'receiver'),
      ...of('Paper', 'currency', 'amount', 'tax', 'taxName', 'rate', 'rateCurrency', 'rateDay', 'paymentId'),
      ...of('Paper', 'creditsId', 'controlNumber', 'controlAddress', 'who', 'whoEmail', 'key', 'createdAt'),
    ],
  },
  {
    text: 'Who travels on a booked trip, encrypted: names, birthdays, nationalities, passports, food, health, arrival flight, an emergency contact.',
    covers: of('Traveller', 'reference', 'position', 'sealed', 'isNamed', 'updatedAt'),
  },
  {
    text: 'A code and the words of what you sent, to store it once and find it.',
    covers: [
      ...of('SubmissionKey', 'key', 'reference', 'reviewId', 'createdAt'),
      ...of('LeadSearch', 'reference', 'createdAt', 'text'),
    ],
  },
  {
    text: 'To stop robots: codes of your network address (an hour) and email address (a day), with counts.',
    covers: of('RateLimit', 'key', 'points', 'expire'),
  },
  {
    text: `Questions that our pages do not answer: ${retention.questionMonths} months, without who asked.`,
    covers: of('UnansweredQuestion', 'day', 'question', 'times'),
  },
]

export const onTheDevice: Kept[] = [
  {
    text: 'The site or link that led you here, in this tab. It reaches us with a form you send, and is not kept if your browser asks sites not to track.',
    covers: ['source'],
  },
  {
    text: 'A form you have begun, for seven days.',
    covers: ['draft'],
  },
  {
    text: 'Your last five searches.',
    covers: ['recent-searches'],
  },
  {
    text: 'Your shortlist. It reaches us when you open it or ask about it.',
    covers: ['shortlist'],
  },
  {
    text: 'Travellers and dates of your last price. They reach us with the question.',
    covers: ['travellers'],
  },
  {
    text: 'The currency you chose.',
    covers: ['currency'],
  },
  {
    text: 'The last twelve trips that you opened or saved, and your shortlist, to open without a network.',
    covers: ['itinerary'],
  },
  {
    text: 'Receipts of what you sent, for a month.',
    covers: ['receipts'],
  },
  {
    text: 'Two notes on fonts and reloading.',
    covers: ['own-fonts', 'reloaded'],
  },
]

export const privacy: ReadingPage = {
  title: 'Privacy Policy',
  intro: 'You can read this site without telling us who you are. This is what we keep, why, and for how long.',
  updated: 'November 30, 2026',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        'We, a tour operator in Nanyuki, Kenya, are the data controller. Kenya’s Data Protection Act, 2019, applies.',
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store',
      paragraphs: [
        'What you send with a form, its date, reference and page, whether we answered, and whether it was held as spam:',
      ],
      points: onOurServer.map(({ text }) => text),
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your device',
      paragraphs: ['Your browser keeps these until you clear this site’s data:'],
      points: onTheDevice.map(({ text }) => text),
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      points: [
        'We set no cookies for visitors, track nobody and sell no data.',
        'We ask for no card or bank details.',
        'A picture under “Share a moment” stays on your device.',
        'What you ask in a message is looked up while you write, and not kept before you send it.',
        'The map loads from OpenStreetMap only when you ask. A rating on the home page loads from its review site, which sees your network address.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we need it',
      paragraphs: [
        'To answer you, to plan and run your trip or placement, and to keep accounts as the law requires. Emergency contacts are for emergencies only; please ask them first.',
        'After your trip we ask you once for a review. You can unsubscribe in that email.',
        'Once a trip is booked, its page asks who travels. You need not fill it in: names and passports are for permits, airlines and park gates, food for the camps, health for your guide.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      paragraphs: [
        'Our staff in Nanyuki, and the companies that carry our email and run our server. If you travel, the camps, airlines, park offices and hosts on your route get what they need to receive you, also in Tanzania, Uganda or the United Arab Emirates. Nobody else does, unless a court requires it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      points: [
        `Requests, messages, offers, our emails and notes, and applications: ${retention.leadMonths} months, of booked trips from the last day, then deleted within a month.`,
        `Emergency contacts: ${retention.emergencyContactMonths} months.`,
        `Who travelled: ${counted(retention.travellerDays, 'day')} after the trip, or after it was cancelled.`,
        'Reviews: until you ask us to take yours down.',
        'Of deleted requests only sums by month, such as how many came from a newsletter and travelled.',
        `Backups: ${oldestBackupDays} nights.`,
        ...(config.accountingYears > 0
          ? [
              `Payments, invoices and receipts: ${counted(config.accountingYears, 'year')}, by Kenyan tax law, also when the rest is deleted.`,
            ]
          : []),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['By law you may:'],
      points: [
        'know how your data is used, see it and have a copy;',
        'object to its use, and withdraw a consent;',
        'have what is false corrected or deleted;',
        'complain to the Office of the Data Protection Commissioner, at odpc.go.ke.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      paragraphs: ['Please quote your reference if you have one:'],
    },
  ],
}

/** Where ANALYTICS_SCRIPT is set. `host`: that of the script. */
export const statisticsNote = (host: string) =>
  `A statistics service at ${host} counts which pages are opened and which forms are sent. It sees your network address, but neither what you write nor pages made for you, such as an offer, and it is not loaded if your browser asks sites not to track.`

/** Without the lists that follow from the tables and from how long things are kept. */
export const privacyTexts = fixedTexts(privacy, ['what-we-store', 'on-your-device', 'how-long'])
