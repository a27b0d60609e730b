'use client'
import { type ReactNode, useEffect } from 'react'

/**
 * The body of every page. It tells the script that keeps early taps (scripts/front/browser/keep-taps.ts) that React has
 * taken the page over, and which clicks have reached React.
 */
export function Body({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('takenover'))
    // A form that was sent before, and came back: its first error takes the focus, as it does when React sends it.
    document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus()
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
