import { config } from '@/lib/platform/config'

/** Over each page of a trial, and nothing on an open site. */
export function TrialLine() {
  if (!config.isTrial) return null
  return (
    <p className="bg-sun px-4 py-1.5 text-center font-semibold text-ink text-small print:hidden">
      A demo: names, figures and contacts on it are examples.
    </p>
  )
}
