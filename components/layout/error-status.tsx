import { Suspense } from 'react'

/**
 * For a page that says an error in its own words: gives it the error's status, 404, or 500 and no copy. Next.js 16.4
 * takes that from what is thrown in a Suspense of a prerendered page; of one made per request the status stays 200.
 * React leaves a <noscript> alone in the browser, so nothing is drawn again there.
 */
export function ErrorStatus({ raise }: { raise: () => never }) {
  return (
    <noscript>
      <Suspense>
        <Raised raise={raise} />
      </Suspense>
    </noscript>
  )
}

function Raised({ raise }: { raise: () => never }) {
  return raise()
}
