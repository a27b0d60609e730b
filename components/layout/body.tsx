'use client'
import { type ReactNode, useEffect } from 'react'
import { useFragmentEntries } from './use-fragment-entries'

/** Tells components/layout/early/keep-taps.ts that React has taken the page over, and which clicks have reached it. */
export function Body({ children }: { children: ReactNode }) {
  useFragmentEntries()
  useEffect(() => {
    dispatchEvent(new Event('takenover'))
    // A form that was posted and came back: its first error takes the focus, as when React sends it.
    document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-invalid])')?.focus()
  }, [])

  return (
    <body
      onClickCapture={({ nativeEvent }) => {
        nativeEvent.isTaken = true
      }}
    >
      {children}
    </body>
  )
}
