'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'

function listen(change: () => void) {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}

/** While there is no connection: since when the page is as it is, which stays open whatever is tapped. `at`: '14:05'. */
export function OfflineNote({ at }: { at: string }) {
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  )
  const note = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (!isOffline) return
    const stay = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || link.origin !== location.origin || leadsWithin(link)) return
      event.preventDefault()
      note.current?.focus()
    }
    document.addEventListener('click', stay, { capture: true })
    return () => document.removeEventListener('click', stay, { capture: true })
  }, [isOffline])

  return (
    <div role="status" className="offline">
      {isOffline && (
        <p ref={note} tabIndex={-1}>
          You are offline. This page is as it was at {at} in Nairobi. What you write is kept on this device; pages open
          and forms are sent when you are online again.
        </p>
      )}
    </div>
  )
}

const leadsWithin = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search
