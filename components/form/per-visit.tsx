'use client'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'

/** Next keeps a page one has left; its receipt must not greet the next visit, only the Back button brings it again. */
export function PerVisit({ children }: { children: ReactNode }) {
  const { bfcacheId } = useRouter()
  return <Fragment key={bfcacheId}>{children}</Fragment>
}
