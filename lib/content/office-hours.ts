// When somebody is in the office, holidays included.

/** Hours of the day in Nairobi. */
export const [opens, closes] = [7, 18]
/** Hours ahead of UTC; Kenya has no summer time. */
export const offset = 3

const hour = (number: number) => `${String(number).padStart(2, '0')}:00`

export const officeHours = `${hour(opens)} to ${hour(closes)}`
