'use client'
import { useSyncExternalStore } from 'react'

type Props = {
  /** In UTC. */
  hours: number[]
  /** The same in Nairobi, as text. */
  ours: string
}

const never = () => () => {}

/** The hours of the office where the visitor is; nothing before scripts run, or where they are the same. */
export function OfficeHours({ hours, ours }: Props) {
  const own = useSyncExternalStore(
    never,
    () => ownHours(hours),
    () => ours,
  )
  return own !== ours && <>, which is {own} where you are</>
}

function ownHours(hours: number[]) {
  const times = hours.map((hour) => {
    const time = new Date()
    time.setUTCHours(hour, 0, 0, 0)
    return time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  })
  return times.join(' to ')
}
