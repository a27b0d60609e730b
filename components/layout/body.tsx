'use client'
import { type ReactNode, useEffect } from 'react'
import { followTranslation } from './follow-translation'

/** Notifies components/layout/early/keep-taps.ts of hydration and of the clicks that React has received. */
export function Body({ children }: { children: ReactNode }) {
  useEffect(followTranslation, [])
  useEffect(() => {
    dispatchEvent(new Event('takenover'))
    // After a form post without JavaScript the first error gets the focus, as it does with JavaScript.
    document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-invalid])')?.focus()
  }, [])

  // Starts after the essential scripts.
  useEffect(() => {
    let end = () => {}
    import('@/components/ui/back-closes').then(
      ({ letBackClose }) => {
        end = letBackClose()
      },
      () => undefined,
    )
    return () => end()
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
