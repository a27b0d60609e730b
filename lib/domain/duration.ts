// Lengths of time, by the unit they are in.
export const secondsPerHour = 60 * 60
export const secondsPerDay = 24 * secondsPerHour

export const minutesPerHour = 60
export const minutesPerDay = 24 * minutesPerHour

export const msPerSecond = 1000
export const msPerMinute = 60_000
export const msPerHour = minutesPerHour * msPerMinute
export const msPerDay = minutesPerDay * msPerMinute
