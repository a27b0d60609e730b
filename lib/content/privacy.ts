// The periods are those that `npm run leads:purge` applies.
import type { ReadingPage } from './reading'

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
        'What you type into a form and send, with its date, the page of ours you sent it from, and a reference number:',
      ],
      points: [
        'Booking requests: name, email, telephone if you give it, the trip, your dates, the number and age groups of travellers, the safari category you chose, and your message.',
        'Messages, community inquiries and donation inquiries: name where asked, email, subject or kind, and your message. No card or bank details are asked for anywhere on this site.',
        'Volunteer applications: name, email, telephone, nationality, the programme and dates, what you tell us about your skills and reasons, and the emergency contact you name.',
        'Reviews: the name you sign with, your rating and your words. These are public, on the page of the trip. One written by invitation shows the month of your trip too.',
        'Invitations to review: for which booking, until when, and whether you have used it.',
        'The mails we sent you about any of these, with their text.',
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      points: [
        'We set no cookies for advertising or for counting visitors, and we sell no data.',
        'A form that you have begun may be kept in your own browser, for seven days at most, so that a reload does not cost you your words. It reaches us only when you send it.',
        'The pages of trips that you have opened may be kept in your own browser, so that they open without a network, too. Nobody else learns of it.',
        'The last five searches you made are kept in your own browser, so that the search box can offer them again. They reach us only as the searches themselves.',
        'The trips on your shortlist are kept in your own browser until you take them off. They reach us only if you ask about them.',
        'Your browser also notes that it has our fonts already. The note says nothing about you and never reaches us.',
        'A picture you choose under “Share a moment” stays on your device.',
        'The map loads from OpenStreetMap only when you ask for it. If a rating from a review site is shown on the home page, it is loaded from that site, which then sees your network address.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we need it',
      paragraphs: [
        'To answer you, to plan and carry out the trip or placement you ask for, and to keep accounts as the law requires. An emergency contact is there for emergencies and for nothing else. Please ask that person before you give us the name.',
        'When your trip is over we write to you once and ask for a review; answering is up to you.',
        'To keep robots out, the server notes for a short time how often one network address has sent a form.',
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
        'Requests, messages, inquiries and applications: 24 months after they reach us, then they are deleted.',
        'Emergency contacts: 6 months after they reach us, even when the rest of the application stays.',
        'Reviews: until you ask us to take yours down.',
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
