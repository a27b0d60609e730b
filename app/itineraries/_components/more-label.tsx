'use client'
import { useLinkStatus } from 'next/link'

/** Within a link: says that what it leads to is on its way. */
export function MoreLabel() {
  const { pending } = useLinkStatus()
  return (
    <>
      Show more<span className="sr-only"> trips</span>
      <span role="status" className="sr-only">
        {pending && 'Loading'}
      </span>
      {pending && <span className="absolute inset-x-0 bottom-0.5 animate-route border-t-4 border-dotted" />}
    </>
  )
}
