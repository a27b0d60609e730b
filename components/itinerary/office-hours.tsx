'use client'
import { useInBrowser } from '@/components/ui/use-in-browser'

type Props = {
  /** UTC. */
  hours: number[]
  ours: string
}

/** Empty before hydration or in the same time zone. */
export function OfficeHours({ hours, ours }: Props) {
  const own = useInBrowser(() => ownHours(hours), ours)
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
