const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 'US$1,650' without cents (decision 16); null for 0, which is on request. */
export function formatPrice(price: number) {
  return price > 0 ? `US$${wholeDollars.format(price)}` : null
}

/** 'US$44', 'US$8.17' or 'AED 20'. */
export function formatAmount(amount: number, currency: string) {
  const figure = Number.isInteger(amount) ? wholeDollars.format(amount) : amount.toFixed(2)
  return currency === 'USD' ? `US$${figure}` : `${currency} ${figure}`
}

export const formatCents = (cents: number) => formatAmount(cents / 100, 'USD')
