'use client'
import { useEffect } from 'react'
import type { AnalyticsTag } from '@/lib/platform/config-schema'

/** Only where ANALYTICS_SCRIPT is set. */
export function Analytics({ src, attribute, site }: AnalyticsTag) {
  useEffect(() => {
    import('./load-analytics').then(
      ({ loadAnalytics }) => loadAnalytics({ src, attribute, site }),
      () => undefined,
    )
  }, [src, attribute, site])
  return null
}
