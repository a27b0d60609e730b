'use client'
import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useRef } from 'react'

const pause = 150 // ms

/** On the list it finds as one types; elsewhere, and without scripts, with Enter. */
export function FindField({ find }: { find: string }) {
  const router = useRouter()
  const isOnList = usePathname() === '/desk'
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <input
      name="find"
      type="search"
      defaultValue={find}
      maxLength={200}
      required
      aria-label="Find a request"
      aria-keyshortcuts="/"
      placeholder="Name, phone, trip, month"
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current)
        if (!isOnList || value.trim().length === 1) return
        const query = value.trim() && `?${new URLSearchParams({ find: value.trim() })}`
        timer.current = setTimeout(() => router.replace(`/desk${query}` as Route, { scroll: false }), pause)
      }}
    />
  )
}
