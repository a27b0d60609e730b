export const priceNote =
  'Park fees, permits and what every guest pays on the spot are in it. International flights, visas, travel insurance and tips are not.'
