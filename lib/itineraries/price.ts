const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 'US$1,650' without cents (decision 16); null for 0, which is on request. */
export function formatPrice(price: number) {
  return price > 0 ? `US$${wholeDollars.format(price)}` : null
}

/** The lowest price of a trip; the smallest party that pays it and its season are null where nobody has said. */
export type LowestPrice = { price: number; priceParty: number | null; priceSeason: string | null }

const partyWords = new Map([
  [2, 'two'],
  [4, 'four'],
  [6, 'six'],
])

/** 'each of six sharing, November to March' */
export function sayWhosePrice({ priceParty, priceSeason }: Omit<LowestPrice, 'price'>) {
  const word = partyWords.get(priceParty ?? 0)
  return [word ? `each of ${word} sharing` : 'per person sharing', priceSeason].filter(Boolean).join(', ')
}

/** 'from US$1,650 each of six'; null when the price is on request. */
export function sayLowestPrice({ price, priceParty }: Omit<LowestPrice, 'priceSeason'>) {
  const word = partyWords.get(priceParty ?? 0)
  const amount = formatPrice(price)
  return amount && `from ${amount}${word ? ` each of ${word}` : ''}`
}

/** 'US$44', 'US$8.17' or 'AED 20'. */
export function formatAmount(amount: number, currency: string) {
  const figure = (Number.isInteger(amount) ? wholeDollars : withCents).format(amount)
  return currency === 'USD' ? `US$${figure}` : `${currency} ${figure}`
}

export const formatCents = (cents: number) => formatAmount(cents / 100, 'USD')
