import 'server-only'
import { closes, offset, opens } from '../content/contact'
import { counted } from '../content/format'
import { minutesPerDay, minutesPerHour, msPerMinute } from '../domain/duration'

/** In minutes. */
export const workingDay = (closes - opens) * minutesPerHour
const workingWeek = 6 * workingDay

export function workingMinutes(from: Date, to: Date) {
  return Math.max(0, minutesUntil(to) - minutesUntil(from))
}

function minutesUntil(moment: Date) {
  const local = moment.getTime() / msPerMinute + offset * minutesPerHour
  const days = Math.floor(local / minutesPerDay) + 3
  const ofToday = Math.min(
    Math.max(local - Math.floor(local / minutesPerDay) * minutesPerDay - opens * minutesPerHour, 0),
    workingDay,
  )
  const weekday = ((days % 7) + 7) % 7
  const ofThisWeek = weekday === 6 ? workingWeek : weekday * workingDay + ofToday
  return Math.floor(days / 7) * workingWeek + ofThisWeek
}

/** '45 min', '3 h 20 min', '2 working days 4 h' (of eleven hours). */
export function formatWorkingTime(minutes: number) {
  const whole = Math.round(minutes)
  const [days, hours] = [Math.floor(whole / workingDay), Math.floor((whole % workingDay) / 60)]
  if (days > 0) return [counted(days, 'working day'), hours && `${hours} h`].filter(Boolean).join(' ')
  return [hours && `${hours} h`, `${whole % 60} min`].filter(Boolean).join(' ')
}
