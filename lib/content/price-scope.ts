// Said wherever a price stands, so that no page promises more than another.

export const inEveryPrice =
  'park fees, the permits that the trip needs and the charges that every guest pays on arrival'

export const inNoPrice = 'Flights to and from your home country, visas, your own travel insurance and tips'
