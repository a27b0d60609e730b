'use client'
import { useSyncExternalStore } from 'react'

// 07:00 to 18:00 in Nairobi, three hours ahead of UTC; the same as lib/leads/working-time.ts.
const [opens, closes] = [4, 15]

const never = () => () => {}

/** The hours of the office where the visitor is; nothing before scripts run, or in the same time zone. */
export function OfficeHours() {
  const own = useSyncExternalStore(never, ownHours, () => '')
  return own && <>, which is {own} where you are</>
}

function ownHours() {
  const [from, to] = [opens, closes].map((hour) => {
    const time = new Date()
    time.setUTCHours(hour, 0, 0, 0)
    return time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  })
  return from === '07:00' ? '' : `${from} to ${to}`
}
