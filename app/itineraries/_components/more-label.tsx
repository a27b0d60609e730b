'use client'
import { LoaderCircle } from 'lucide-react'
import { useLinkStatus } from 'next/link'

/** Within a link: says that what it leads to is on its way. */
export function MoreLabel() {
  const { pending } = useLinkStatus()
  return (
    <>
      Show more<span className="sr-only"> trips</span>
      {pending && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
    </>
  )
}
