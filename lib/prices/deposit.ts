/** Of a claim such as '30%' or '30 % of the price'; null where the terms name none. */
export function readDepositPercent(claim: string | undefined) {
  const [, digits] = claim?.match(/(\d+(?:\.\d+)?) ?%/) ?? []
  const percent = Number(digits)
  return percent > 0 && percent <= 100 ? percent : null
}

/** In minor units, rounded up to whole ones of the currency: `unit` is 100 for dollars. */
export const depositOf = (total: number, percent: number, unit: number) =>
  Math.min(total, Math.ceil((total * percent) / 100 / unit) * unit)
