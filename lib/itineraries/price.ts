const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 'US$1,650' without cents (decision 16); null for 0, which is on request. */
export function formatPrice(price: number) {
  return price > 0 ? `US$${wholeDollars.format(price)}` : null
}
