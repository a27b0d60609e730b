'use client'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'

/** Next preserves pages that were left. Hides the receipt on the next visit, except by Back. */
export function PerVisit({ children }: { children: ReactNode }) {
  const { bfcacheId } = useRouter()
  return <Fragment key={bfcacheId}>{children}</Fragment>
}
