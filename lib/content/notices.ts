import { inEveryPrice, inNoPrice } from './price-scope'

export const unavailable = {
  title: 'Back in a moment',
  heading: 'This page is not available right now.',
  text: 'Something on our side is not answering. Please reload in a minute. If it cannot wait, call us or write on WhatsApp.',
  whatsapp: 'Write on WhatsApp',
  reference: 'If it happens again, please tell us this reference:',
}

export const offline = {
  title: 'No network',
  heading: 'There is no network here.',
  text: 'This page opens by itself as soon as you are connected. You can also call our office in Nanyuki: a call needs no data.',
  again: 'Try again',
  atHand: 'Saved on this device',
  kept: 'Saved on this device, so it also opens without a network.',
  isCopy: 'There is no network. This is the copy saved on this device; prices and dates may have changed since.',
}

export const withdrawnSentence = (title: string) => `${title} is no longer offered.`

export const withdrawnPage = {
  description: 'We no longer offer this trip. Here are three similar ones.',
  lead: 'We no longer run this trip. If you have asked us about it, we will still answer you.',
  toTrips: 'Browse All Safaris',
}

const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '')

/** Without '#'. */
export function shareHashtags(brand: string, country: string) {
  return [...new Set([letters(brand), 'Safari', letters(country)])].filter(Boolean)
}

// The address is unverified, so mails to it are few and repeat nothing; spam gets none.
export const receipt = {
  mail: 'We also send you a short email with the reference.',
  /** Of the link to app/requests. */
  change: 'Change or add something',
  kept: 'This receipt stays on your device for a month.',
}

// Matches the price terms in lib/content/terms-of-service.ts.
export const holdUntil = (day: string) =>
  `These prices are valid until ${day}. If an authority changes a fee before you book, our offer says so.`

export const priceNote = `The price includes ${inEveryPrice}. ${inNoPrice} are not included.`
