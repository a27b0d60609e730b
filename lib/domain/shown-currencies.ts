/** In which prices can be shown beside US dollars. */
export const shownCurrencies = {
  GBP: 'British pounds',
  EUR: 'Euros',
  CHF: 'Swiss francs',
  AUD: 'Australian dollars',
  CAD: 'Canadian dollars',
}

export type ShownCurrency = keyof typeof shownCurrencies

export const isShownCurrency = (code: string | null | undefined): code is ShownCurrency =>
  Object.hasOwn(shownCurrencies, code ?? '')

/** 'about £1,810'. `dollarsForOne`: what one unit is in US dollars. */
export function formatAbout(dollars: number, code: ShownCurrency, dollarsForOne: number) {
  const amount = dollars / dollarsForOne
  // Three figures: more would promise a rate that nobody has fixed.
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2)
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, maximumFractionDigits: 0 })
  return `about ${format.format(Math.round(amount / step) * step)}`
}
