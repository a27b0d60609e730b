// The periods are those that `npm run leads -- purge` applies.
import type { ReadingPage } from './reading'

/** What of a table, or which names in the browser's storage, a line is about; tests compare them with both. */
type Kept = { text: string; covers: string[] }

const of = (model: string, ...fields: string[]) => fields.map((field) => `${model}.${field}`)

export const onOurServer: Kept[] = [
  {
    text: 'Booking requests: name, email, telephone, trips, the price shown, safari category, dates, number and ages of travellers, diet, health or mobility, when to call you, and your message. Kept for 24 months.',
    covers: [
      ...of('Lead', 'reference', 'kind', 'email', 'status', 'heldFor', 'answeredAt', 'remindOn', 'page', 'createdAt'),
      ...of('Booking', 'id', 'reference', 'name', 'phone', 'countryCode', 'itineraryId', 'itineraryTitle'),
      ...of('Booking', 'itineraryPrice', 'estimate', 'furtherItineraryIds', 'furtherItineraryTitles', 'safariCategory'),
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
        'message',
      ),
    ],
  },
  {
    text: 'Messages and community inquiries: name, email, subject, your message and, if you would like a call, your telephone and when. Kept for 24 months.',
    covers: [
      ...of('ContactMessage', 'id', 'reference', 'name', 'subject', 'message', 'phone', 'callTime'),
      ...of('Inquiry', 'id', 'reference', 'name', 'type', 'message'),
    ],
  },
  {
    text: 'Donation inquiries: email, how you would like to give, and your message. Kept for 24 months.',
    covers: of('DonationInquiry', 'id', 'reference', 'message', 'donationType', 'title'),
  },
  {
    text: 'Volunteer applications: name, email, telephone, nationality, programme, start and length of stay, skills and reasons, that you agreed to the terms, and your emergency contact. Kept for 24 months, the emergency contact for 6.',
    covers: [
      ...of('VolunteerApplication', 'id', 'reference', 'firstName', 'lastName', 'phone', 'nationality', 'program'),
      ...of('VolunteerApplication', 'startDate', 'duration', 'skills', 'motivation', 'emergencyContact', 'agreeTerms'),
    ],
  },
  {
    text: 'Reviews: the trip, the name you sign with, your stars and words, our answer, the dates and, for an invited review, the month of your trip. These are public. Kept until you ask us to take yours down; then only why and when we did.',
    covers: [
      ...of('Review', 'id', 'itineraryId', 'userName', 'rating', 'comment', 'status', 'heldFor', 'invitationId'),
      ...of('Review', 'travelledOn', 'reply', 'repliedAt', 'toldAt', 'createdAt'),
      ...of('ReviewRemoval', 'reviewId', 'reason', 'isDeleted', 'removedAt', 'releasedAt'),
    ],
  },
  {
    text: 'Invitations to review: the booking and trip, when it ended, when we wrote to you, and how long the link works. Kept as long as the booking request.',
    covers: of('Invitation', 'id', 'bookingId', 'itineraryId', 'travelledOn', 'mailedAt', 'expiresAt', 'createdAt'),
  },
  {
    text: 'Our emails about any of these: address, subject, text, attachment, when they were sent, and errors. Kept for 24 months, or as long as what they are about.',
    covers: [
      ...of('Mail', 'id', 'reference', 'role', 'to', 'replyTo', 'subject', 'text', 'html', 'attachment'),
      ...of('Mail', 'attachmentName', 'messageId', 'status', 'attempts', 'lastError', 'createdAt', 'sentAt'),
    ],
  },
  {
    text: 'What we did with a request: who answered, set aside or closed it and when, the answer, and our notes. Kept for 24 months. An unfinished answer stays on our own device until it is sent.',
    covers: [
      ...of('LeadEvent', 'id', 'reference', 'action', 'note', 'who', 'key', 'before', 'undoneAt'),
      'LeadEvent.createdAt',
    ],
  },
  {
    text: 'A code computed from what you sent, so that pressing the button twice stores it once. Kept for 24 months.',
    covers: of('Sending', 'key', 'reference', 'reviewId', 'createdAt'),
  },
  {
    text: 'To keep robots out, codes computed from your network address, for an hour, and from your email address, for a day, with the number of forms and receipts sent.',
    covers: of('RateLimit', 'key', 'points', 'expire'),
  },
]

export const onTheDevice: Kept[] = [
  {
    text: 'A form that you have begun, for up to seven days. It reaches us only when you send it.',
    covers: ['draft'],
  },
  {
    text: 'Your last five searches, so that the search box can offer them again.',
    covers: ['recent-searches'],
  },
  {
    text: 'The trips on your shortlist, until you take them off. They reach us when you open the shortlist or ask about them.',
    covers: ['shortlist'],
  },
  {
    text: 'The number of travellers and the month you look at prices for, until you remove them above the list of trips. They reach us when a page asks for those prices.',
    covers: ['travellers'],
  },
  {
    text: 'The pages of the last twelve trips that you opened or saved, with their pictures, and your shortlist, so that they open without a network.',
    covers: ['itinerary'],
  },
  {
    text: 'The receipts of what you sent, with your message, for a month or until you remove them.',
    covers: ['receipts'],
  },
  {
    text: 'Two notes for the browser, on our fonts and on reloading a page that failed. They never reach us.',
    covers: ['own-fonts', 'reloaded'],
  },
]

export const privacy: ReadingPage = {
  title: 'Privacy Policy',
  intro:
    'You can read this whole site without telling us who you are. This page says what we keep when you write to us, why, for how long, and how to have it corrected or removed.',
  updated: 'November 26, 2026',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        'We are a tour operator in Nanyuki, Kenya, and the data controller for what you send us through this site. Kenya’s Data Protection Act, 2019, applies.',
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store',
      paragraphs: [
        'What you send us with a form, with its date, a reference number, the page it was sent from with its search words, whether we have answered, and whether it was held as spam:',
      ],
      points: onOurServer.map(({ text }) => text),
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your device',
      paragraphs: ['Your browser keeps these until you clear the data of this site:'],
      points: onTheDevice.map(({ text }) => text),
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      points: [
        'We set no cookies, use no tracking tools of other companies, and sell no data.',
        'We ask for no card or bank details on this site.',
        'A picture you choose under “Share a moment” stays on your device.',
        'The map loads from OpenStreetMap only when you ask for it. A rating on the home page loads from its review site, which then sees your network address.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we need it',
      paragraphs: [
        'To answer you, to plan and run the trip or placement you ask for, and to keep accounts as the law requires. We use an emergency contact in emergencies only; please ask that person first.',
        'After your trip we write to you once and ask for a review.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      paragraphs: [
        'Our staff in Nanyuki, and the companies that carry our email and run our server. If you travel, the camps, airlines, park offices and hosts on your route, also in Tanzania, Uganda or the United Arab Emirates, get what they need to receive you. Nobody else does, unless a law or a court requires it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      points: [
        'Requests, messages, inquiries and applications: 24 months; they are deleted within a month after that.',
        'Emergency contacts: 6 months, even when the rest of the application stays.',
        'Reviews: until you ask us to take yours down.',
        'Backups: fourteen nights, so what is deleted is gone from them two weeks later.',
        'Papers of a trip that took place, such as invoices: as long as Kenyan tax law requires.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['Under the Data Protection Act, 2019, you may:'],
      points: [
        'be told how your data is used;',
        'see the data we hold about you, and have a copy;',
        'object to its use, in whole or in part, and withdraw a consent;',
        'have what is false or misleading corrected or deleted;',
        'complain to the Office of the Data Protection Commissioner in Nairobi, at odpc.go.ke.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      paragraphs: ['Write or call, quoting the reference you were given if you still have it:'],
    },
  ],
}
