// What the terms say of prices in lib/content/terms-of-service.ts.
export const holdUntil = (day: string) =>
  `These prices are valid until ${day}. If an authority changes a fee before you book, our offer says so.`

export const priceNote =
  'The price includes park fees, permits and the charges every guest pays on arrival. International flights, visas, travel insurance and tips are not included.'
