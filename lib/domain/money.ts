const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function formatPrice(price: number) {
  return price > 0 ? `US$${wholeDollars.format(price)}` : null
}

/** Prices without a party: two sharing, cheapest season. */
export const perPersonSharing = 'per person, two sharing'

/** 'From US$2,290 per person', or 'Price on request' for 0 (decision 16). */
export function formatFromPrice(price: number) {
  const amount = formatPrice(price)
  return amount ? `From ${amount} per person` : 'Price on request'
}

export function formatPriceRange(ends: number[]) {
  return ends.length > 0 ? `Trips from ${[...new Set(ends)].map(formatPrice).join(' to ')} ${perPersonSharing}.` : ''
}

export function formatAmount(amount: number, currency: string) {
  const figure = (Number.isInteger(amount) ? wholeDollars : withCents).format(Math.abs(amount))
  const sign = amount < 0 ? '−' : ''
  return currency === 'USD' ? `${sign}US$${figure}` : `${sign}${currency} ${figure}`
}

export const formatCents = (cents: number) => formatAmount(cents / 100, 'USD')
