// Hours for a call: each is an hour of the office, shown in the visitor's time zone and in Nairobi.
import { closes, offset, opens } from '../content/contact'
import { minutesPerDay, minutesPerHour, msPerDay, msPerHour } from '../domain/duration'

/** When they begin in Nairobi: '07:00' to '17:00'. */
export const callHours = Array.from({ length: closes - opens }, (_, index) => formatTime((opens + index) * 60))

// Not too early and not too late for the visitor. Every zone of the world shares an hour with the office.
const earliest = 7 * minutesPerHour
const latest = 22 * minutesPerHour

/** The hours of the office in which somebody in that zone may like to be called. */
export function sharedCallHours(zone: string, now: Date) {
  return callHours.filter((hour) => {
    const { minutes } = readClock(nextCall(hour, now), zone)
    return minutes >= earliest && minutes + minutesPerHour <= latest
  })
}

/** '08:00 to 09:00 (16:00 to 17:00 in Nairobi)'; without a zone, or with the same time, '16:00 to 17:00 in Nairobi'. */
export function formatCallHour(hour: string, zone: string | null, now: Date) {
  const { there, ours } = describeCallHour(hour, zone, now)
  return there ? `${there} (${ours})` : ours
}

/** 'Monday to Saturday, 08:00 to 09:00 Eastern Time (16:00 to 17:00 in Nairobi)' */
export function formatCall(hour: string, zone: string | null, now: Date) {
  const { there, ours, days } = describeCallHour(hour, zone, now)
  return `${days}, ${there && zone ? `${there} ${nameTimeZone(zone, now)} (${ours})` : ours}`
}

/** 'Eastern Time', or 'GMT-05:00' for a zone without a name. */
export function nameTimeZone(zone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

function describeCallHour(hour: string, zone: string | null, now: Date) {
  const begin = nextCall(hour, now)
  const nairobi = readClock(begin, 'Africa/Nairobi')
  const range = formatHour(nairobi.minutes)
  const local = zone ? readClock(begin, zone) : nairobi
  const shift = Math.sign(local.day - nairobi.day)
  const there = local.minutes === nairobi.minutes && shift === 0 ? null : formatHour(local.minutes)
  const [days, otherDay] =
    shift < 0
      ? ['Sunday to Friday', ' the next day']
      : shift > 0
        ? ['Tuesday to Sunday', ' the day before']
        : ['Monday to Saturday', '']
  return { there, days, ours: `${range}${otherDay} in Nairobi` }
}

/** The next time that the office is open in that hour. Summer time may begin or end until then. */
function nextCall(hour: string, now: Date) {
  const begin = new Date(now.getTime() + offset * msPerHour)
  begin.setUTCHours(Number.parseInt(hour, 10), 0, 0, 0)
  let time = begin.getTime() - offset * msPerHour
  if (time <= now.getTime()) time += msPerDay
  const isSunday = new Date(time + offset * msPerHour).getUTCDay() === 0
  return new Date(isSunday ? time + msPerDay : time)
}

/** What clock and calendar show there: minutes since midnight, and days since 1970. */
function readClock(time: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time)
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value)
  return {
    minutes: read('hour') * minutesPerHour + read('minute'),
    day: Date.UTC(read('year'), read('month') - 1, read('day')) / msPerDay,
  }
}

function formatHour(begin: number) {
  return `${formatTime(begin)} to ${formatTime((begin + minutesPerHour) % minutesPerDay)}`
}

function formatTime(minutes: number) {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
