import { isTrial } from '@/lib/platform/trial-address'

/** Over each page of a trial, and nothing on an open site. */
export function TrialLine() {
  if (!isTrial()) return null
  return (
    <aside aria-label="Demo" className="bg-sun text-center font-semibold text-small print:hidden">
      A demo: names, figures and contacts are examples.
    </aside>
  )
}
