export const priceNote =
  'Every charge you cannot avoid is in it. International flights, visas, travel insurance and tips are not.'
