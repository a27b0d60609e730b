import 'server-only'
import { callHours, formatCall } from '../call-times'
import { timeZoneOf } from '../phone'
import { callTime, type Line, type TypedPhone } from './kind'

type Row = { callTime: string | null; callZone: string | null; createdAt: Date }

// Requests of before chose a part of their own day.
const partsOfDay: Record<string, string> = {
  morning: 'In the morning, in their own time zone',
  afternoon: 'In the afternoon, in their own time zone',
  evening: 'In the evening, in their own time zone',
}

/** For the office. */
export function callLine(row: Row, phone: TypedPhone): Line {
  const { callTime: hour, createdAt } = row
  if (!hour || !callHours.includes(hour)) return [callTime.label, hour && (partsOfDay[hour] ?? hour)]
  if (row.callZone) return [callTime.label, formatCall(hour, row.callZone, createdAt)]
  const zone = timeZoneOf(phone, createdAt)
  const source = zone ? 'by the country of the number' : 'we do not know their time zone'
  return [callTime.label, `${formatCall(hour, zone, createdAt)}, ${source}`]
}

/** For the receipts. */
export function callConfirmation({ callTime: hour, callZone, createdAt }: Row, phone: TypedPhone): Line {
  const isHour = hour && callHours.includes(hour)
  return ['We call you', isHour ? formatCall(hour, callZone ?? timeZoneOf(phone, createdAt), createdAt) : null]
}
