/** What an answer may leave open, and the words where a lead does not say it. */
export const replyGaps = {
  name: 'traveller',
  trip: 'your trip',
  dates: 'the dates you have in mind',
  travellers: 'your party',
  price: 'the price we have still to work out',
  request: 'message',
  reference: 'without a number',
  brand: 'us',
  phone: 'our office',
}

export const replyHoles = /\{([a-z]+)\}/g

/** The names in a text that nothing can be filled in for. */
export function unknownHoles(text: string) {
  return [...text.matchAll(replyHoles)].flatMap(([, name = '']) => (name in replyGaps ? [] : [name]))
}
