'use client'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'

/** Next keeps a page that was left. This hides its receipt on the next visit, unless it is by the Back button. */
export function PerVisit({ children }: { children: ReactNode }) {
  const { bfcacheId } = useRouter()
  return <Fragment key={bfcacheId}>{children}</Fragment>
}
