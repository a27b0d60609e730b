import { config } from '@/lib/platform/config'

/** Over each page of a trial, and nothing on an open site. */
export function TrialLine() {
  if (!config.isTrial) return null
  return (
    <aside aria-label="Demo" className="bg-sun px-4 py-0.5 text-center font-semibold text-ink text-small print:hidden">
      A demo: names, figures and contacts are examples.
    </aside>
  )
}
