const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 'US$2,290' without cents (decision 16); null for 0, which is on request. */
export function formatPrice(price: number) {
  return price > 0 ? `US$${wholeDollars.format(price)}` : null
}

/** A price without a party is what each of two sharing pays in the cheapest season. */
export const perPersonSharing = 'per person, two sharing'

/** 'From US$2,290 per person', or 'Price on request'. */
export function formatFromPrice(price: number) {
  const amount = formatPrice(price)
  return amount ? `From ${amount} per person` : 'Price on request'
}

/** 'Trips from US$590 to US$9,150 per person, two sharing.', or '' without prices. */
export function formatPriceRange(ends: number[]) {
  return ends.length > 0 ? `Trips from ${[...new Set(ends)].map(formatPrice).join(' to ')} ${perPersonSharing}.` : ''
}

/** 'US$44', 'US$8.17' or 'AED 20'. */
export function formatAmount(amount: number, currency: string) {
  const figure = (Number.isInteger(amount) ? wholeDollars : withCents).format(amount)
  return currency === 'USD' ? `US$${figure}` : `${currency} ${figure}`
}

export const formatCents = (cents: number) => formatAmount(cents / 100, 'USD')
