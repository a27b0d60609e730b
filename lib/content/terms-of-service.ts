// For this website; the volunteer agreement is lib/content/terms.ts.
import { inEveryPrice, inNoPrice } from './price-scope'
import type { ReadingPage } from './reading'

export const termsOfService: ReadingPage = {
  title: 'Terms of Service',
  intro:
    'The rules for using this website, kept short. A trip that you book with us has its own written offer; a volunteer placement has its own agreement.',
  updated: 'November 30, 2026',
  sections: [
    {
      id: 'what-this-site-is',
      heading: 'What this site is',
      paragraphs: [
        'It presents the safaris, journeys and community programmes of a tour operator in Nanyuki, Kenya. Using it is free and needs no account. By using it you accept these terms; if you do not, please write to us instead.',
      ],
    },
    {
      id: 'requests',
      heading: 'Requests and bookings',
      paragraphs: [
        'What you send with a form is a request, and commits neither you nor us. A booking exists once we have sent you a written offer and you have accepted it in writing. That offer names the price, the deposit, what is included and what cancelling costs, and it takes precedence over anything on this site.',
        'No payment is taken on this site. Be wary of anybody who asks for one in our name by another channel, and call us to check.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and descriptions',
      paragraphs: [
        `Prices are in US dollars, per person sharing. The one shown with “From” is the lowest price of that trip for the number of travellers named beside it; the table on its page has the others. It includes ${inEveryPrice}; the page names each charge, its amount and who is paid. ${inNoPrice} are not included. The visitor insurance of Zanzibar is included in every trip that goes there. The one that mainland Tanzania has announced ({mainland-insurance-amount} per person) is not: your offer says whether it applies to you. A price is valid until the date beside it. If an authority changes a fee before you book, our offer says so.`,
        'We give days, distances and driving times with care, but roads and rivers can change them on the day. No sighting of a wild animal can be promised.',
      ],
    },
    {
      id: 'protection',
      heading: 'What protects your money',
      paragraphs: [
        'If an airline, a camp or we ourselves became bankrupt, what you get back depends on your insurance and on how you paid. Choose a travel insurance that covers the insolvency of a supplier, and ask your bank how far your card protects you.',
        'We are a Kenyan company. Schemes such as {protection-schemes} protect what their own members sell, and not what you book with us directly. If you book through an agent at home, ask the agent. Ask us too how we keep what you have paid until you travel.',
      ],
    },
    {
      id: 'donations',
      heading: 'Donations',
      paragraphs: [
        'The donation forms tell us that you are interested. We then write to you with the ways to give. Nothing is charged here.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      paragraphs: [
        'A review appears under the name you sign with. Please write only about a trip you have made with us. By sending it you allow us to show it on this site, and you can ask us to take it down at any time. “How we handle reviews” says why we take one down ourselves and how often we have; the number of stars is never a reason.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      points: [
        'Do not send false requests, or requests in somebody else’s name without asking them.',
        'Do not try to break, overload or copy the site by machine.',
        'The texts, drawings and the name belong to us or are used with permission. Share links freely; ask before you reprint.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      paragraphs: [
        'We link to a listing site, a map and social networks because they are useful. They are responsible for what they show and store.',
      ],
    },
    {
      id: 'law',
      heading: 'Liability and law',
      paragraphs: [
        'We keep the site correct and running as well as we can, and are liable for it as far as the law requires. Kenyan law applies, without taking away the protection that the consumer law of your own country gives you.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      paragraphs: ['If something here is wrong or unclear, tell us:'],
    },
  ],
}
