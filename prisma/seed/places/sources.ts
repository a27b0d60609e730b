// Where the coordinates of places come from.

export const geoNames = 'GeoNames (CC BY 4.0), rounded to a hundredth of a degree, read 22 November 2026'

/** For parks, lakes and camps, which are no points: the operator confirms them. */
export const ourPoint =
  'A point of ours inside the place, from public maps, rounded to a hundredth of a degree, 22 November 2026'
