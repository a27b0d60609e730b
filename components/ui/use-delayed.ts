import { useEffect, useState } from 'react'

const late = 300 // ms

/** True after a delay, to avoid flashes. */
export function useDelayed(isOnItsWay: boolean) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(setIsLate, late, true)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isOnItsWay])
  return isOnItsWay && isLate
}
