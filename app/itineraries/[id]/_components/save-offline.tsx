'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const delay = 3000 // ms

export function SaveOffline() {
  const path = usePathname()

  useEffect(() => {
    const leaving = new AbortController()
    const start = () => import('./save-copies').then(({ saveWholePage }) => saveWholePage(path, leaving.signal))
    // Storage may be denied.
    const timer = setTimeout(() => start().catch(() => undefined), delay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [path])

  return null
}
