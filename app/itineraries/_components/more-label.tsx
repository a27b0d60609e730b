'use client'
import { useLinkStatus } from 'next/link'

/** Inside a link: says that the next part is loading. */
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
