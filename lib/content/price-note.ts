// What the terms say of prices in lib/content/terms-of-service.ts.
export const holdUntil = (day: string) =>
  `These prices hold until ${day}, unless an authority changes a fee before you book: our offer then says so.`

export const priceNote =
  'Park fees, permits and what every guest pays on the spot are in it. International flights, visas, travel insurance and tips are not.'
