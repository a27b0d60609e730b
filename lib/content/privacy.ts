// The periods are those that `npm run leads -- purge` applies.
import type { ReadingPage } from './reading'

/** What of a table, or which names in the browser's storage, a line is about; tests compare them with both. */
type Kept = { text: string; covers: string[] }

const of = (model: string, ...fields: string[]) => fields.map((field) => `${model}.${field}`)

export const onOurServer: Kept[] = [
  {
    text: 'Booking requests: name, email, telephone and country code if you give them, the trips with their titles, the price shown and its parts, the safari category you chose, your dates, the number and age groups of travellers, what you tell us of diet, health or mobility, when to call you, and your message. Kept for 24 months.',
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
    text: 'Messages and community inquiries: name, email, subject or kind, your message and, if you would like a call, your telephone and the time of day. Kept for 24 months.',
    covers: [
      ...of('ContactMessage', 'id', 'reference', 'name', 'subject', 'message', 'phone', 'callTime'),
      ...of('Inquiry', 'id', 'reference', 'name', 'type', 'message'),
    ],
  },
  {
    text: 'Donation inquiries: email, the way of giving, its title, and your message. Kept for 24 months.',
    covers: of('DonationInquiry', 'id', 'reference', 'message', 'donationType', 'title'),
  },
  {
    text: 'Volunteer applications: first and last name, email, telephone, nationality, the programme, start and length of stay, what you tell us of your skills and reasons, that you agreed to the terms, and the emergency contact you name. Kept for 24 months, the emergency contact for 6.',
    covers: [
      ...of('VolunteerApplication', 'id', 'reference', 'firstName', 'lastName', 'phone', 'nationality', 'program'),
      ...of('VolunteerApplication', 'startDate', 'duration', 'skills', 'motivation', 'emergencyContact', 'agreeTerms'),
    ],
  },
  {
    text: 'Reviews: the trip, the name you sign with, your stars and words, our answer to it, and when each was written. These are public, on the page of the trip. One written by invitation shows the month of your trip too. Kept until you ask us to take yours down; why and when we took one down stays, without its words.',
    covers: [
      ...of('Review', 'id', 'itineraryId', 'userName', 'rating', 'comment', 'status', 'heldFor', 'invitationId'),
      ...of('Review', 'travelledOn', 'reply', 'repliedAt', 'toldAt', 'createdAt'),
      ...of('ReviewRemoval', 'reviewId', 'reason', 'isDeleted', 'removedAt', 'releasedAt'),
    ],
  },
  {
    text: 'Invitations to review: for which booking and trip, when the trip ended, when we wrote to you, and until when the link works. Kept as long as the booking request.',
    covers: of('Invitation', 'id', 'bookingId', 'itineraryId', 'travelledOn', 'mailedAt', 'expiresAt', 'createdAt'),
  },
  {
    text: 'The mails about any of these, to you and to our office: address, subject, text and attachment, when they were sent, and what went wrong if they could not be. Kept for 24 months, or as long as what they are about.',
    covers: [
      ...of('Mail', 'id', 'reference', 'role', 'to', 'replyTo', 'subject', 'text', 'html', 'attachment'),
      ...of('Mail', 'attachmentName', 'messageId', 'status', 'attempts', 'lastError', 'createdAt', 'sentAt'),
    ],
  },
  {
    text: 'What we did with a request or message: when and by whom of us it was answered, set aside or closed, the answer, and our note about it. Kept for 24 months. An answer that one of us is writing stays on their telephone until it is sent.',
    covers: [
      ...of('LeadEvent', 'id', 'reference', 'action', 'note', 'who', 'key', 'before', 'undoneAt'),
      'LeadEvent.createdAt',
    ],
  },
  {
    text: 'A code worked out from what you sent, so that pressing the button twice stores it once. Kept for 24 months.',
    covers: of('Sending', 'key', 'reference', 'reviewId', 'createdAt'),
  },
  {
    text: 'To keep robots out, a code worked out from your network address, and how often it has sent a form: it counts for an hour. A code worked out from your email address, and how many receipts we have mailed to it: it counts for a day. Neither is of any use after that.',
    covers: of('RateLimit', 'key', 'points', 'expire'),
  },
]

export const onTheDevice: Kept[] = [
  {
    text: 'A form that you have begun, for seven days at most, so that a reload does not cost you your words. It reaches us only when you send it.',
    covers: ['draft'],
  },
  {
    text: 'The last five searches you made, so that the search box can offer them again. They reach us only as the searches themselves.',
    covers: ['recent-searches'],
  },
  {
    text: 'The trips on your shortlist, until you take them off. They reach us when you open the shortlist or ask about them.',
    covers: ['shortlist'],
  },
  {
    text: 'For how many people, and for which month, you look at prices, until you take it off above the list of trips. It reaches us when a page asks for those prices.',
    covers: ['travellers'],
  },
  {
    text: 'The pages of the last twelve trips that you opened or put on your shortlist, with their pictures, and the shortlist itself, so that they open without a network too; and the page that says there is none.',
    covers: ['itinerary'],
  },
  {
    text: 'The receipts of what you sent from this device, with your message, for a month or until you remove them, so that a reload does not cost you the reference.',
    covers: ['receipts'],
  },
  {
    text: 'A note that your browser has our fonts already, and one of when a page that failed was last reloaded. Neither says anything about you or reaches us.',
    covers: ['own-fonts', 'reloaded'],
  },
]

export const privacy: ReadingPage = {
  title: 'Privacy Policy',
  intro:
    'You can read this whole site without telling us who you are. This page says what we keep when you do write to us, why, for how long, and how to have it corrected or removed.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        'We are a tour operator in Nanyuki, Kenya, and the data controller for what you send us through this site. Kenya’s Data Protection Act, 2019, applies. How to reach us stands at the end of this page.',
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store',
      paragraphs: [
        'What you send us with a form, each with its date and time, a reference number, the page of ours it was sent from with that page’s search words, whether we have answered, and whether it was held back as spam:',
      ],
      points: onOurServer.map(({ text }) => text),
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your device',
      paragraphs: ['Your own browser keeps these. Clearing the data of this site in its settings removes them all:'],
      points: onTheDevice.map(({ text }) => text),
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      points: [
        'We set no cookies, count no visitors with other companies’ tools, and sell no data.',
        'No card or bank details are asked for anywhere on this site.',
        'A picture you choose under “Share a moment” stays on your device, and is gone when you leave the page.',
        'The map loads from OpenStreetMap only when you ask for it. If a rating from a review site is shown on the home page, it is loaded from that site, which then sees your network address.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we need it',
      paragraphs: [
        'To answer you, to plan and carry out the trip or placement you ask for, and to keep accounts as the law requires. An emergency contact is there for emergencies and for nothing else. Please ask that person before you give us the name.',
        'When your trip is over we write to you once and ask for a review; answering is up to you.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      paragraphs: [
        'Our staff in Nanyuki, and the companies that carry our email and run our server. When you travel, the camps, airlines, park offices and hosts on your route receive what they need to receive you, in Tanzania, Uganda or the United Arab Emirates too if you go there. We pass it on because you have asked us to book, and to nobody else unless a law or a court requires it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      points: [
        'Requests, messages, inquiries and applications: 24 months after they reach us; they are deleted within a month then.',
        'Emergency contacts: 6 months after they reach us, even when the rest of the application stays.',
        'Reviews: until you ask us to take yours down.',
        'Backups: the newest fourteen nights, so that what is deleted is gone from them two weeks later.',
        'What belongs to a trip that took place, such as invoices: as long as Kenyan tax law demands.',
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
