import { notFound } from 'next/navigation'
import { Suspense } from 'react'

/**
 * For a page that says in its own words what is wrong: gives it the status 404, or of an `error` 500 and no copy.
 * Next.js 16.4 takes that from what is thrown in a Suspense of a prerendered page; of one made per request the status
 * stays 200. React leaves a <noscript> alone in the browser, so nothing is drawn again there.
 */
export function ErrorStatus({ error }: { error?: unknown }) {
  return (
    <noscript>
      <Suspense>
        <Thrown error={error} />
      </Suspense>
    </noscript>
  )
}

function Thrown({ error }: { error?: unknown }): never {
  if (error) throw error
  notFound()
}
