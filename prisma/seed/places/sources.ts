export const geoNames = 'GeoNames (CC BY 4.0), rounded to a hundredth of a degree, read on November 22, 2026'

/** Parks, lakes and camps are no points: the operator confirms these. */
export const ourPoint =
  'A point of ours inside the place, from public maps, rounded to a hundredth of a degree, November 22, 2026'
