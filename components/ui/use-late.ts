import { useEffect, useState } from 'react'

const late = 300 // ms

/** Whether something has been on its way for so long that it must be said. What is over sooner would only flash. */
export function useLate(isOnItsWay: boolean) {
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
