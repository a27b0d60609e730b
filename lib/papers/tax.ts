// The tax on papers, as the operator writes it in the claim "company-tax".

/** `isAdded`: shown between the sum without it and the sum with it, else as a part of the sum. */
export type Tax = { name: string; percent: number; isAdded: boolean }

/** Of 'VAT 16% included' or 'VAT 16% added'; null for any other words, which mean none. */
export function readTax(text: string): Tax | null {
  const [, name, percent, way] = /^\s*(\S.*?)\s+(\d{1,2}(?:\.\d{1,2})?)\s*%\s*(included|added)\s*$/i.exec(text) ?? []
  if (!name || !Number(percent)) return null
  return { name: `${name} ${Number(percent)}%`, percent: Number(percent), isAdded: /added/i.test(way ?? '') }
}

/** What of a sum that has it is the tax, in the same units, to the nearest. */
export const taxIn = (amount: number, { percent }: Tax) =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / (100 + percent))
