import type { AnalyticsTag } from '@/lib/platform/config-schema'
import { isPrivateAddress } from '@/lib/platform/private-paths'
import { asksNotToBeTracked } from './early/note-source'

/** What Plausible, Umami and GoatCounter define; one of them is there. */
type Counters = {
  plausible?: (event: string, options: { props: Record<string, string> }) => void
  umami?: { track: (event: string, data: Record<string, string>) => void }
  goatcounter?: { count: (event: { path: string; title: string; event: true }) => void }
}

/** Once the page is there and idle. Links load the next page, so this page stays one that may be counted. */
export async function loadAnalytics({ src, attribute, site }: AnalyticsTag) {
  if (asksNotToBeTracked() || isPrivateAddress(location.pathname, location.search)) return
  if ('prerendering' in document && document.prerendering) await happens(document, 'prerenderingchange')
  if (document.readyState !== 'complete') await happens(window, 'load')
  // Safari has none.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  await new Promise<unknown>((resolve) => whenIdle(resolve))
  const script = Object.assign(document.createElement('script'), { src, onload: reportRequests })
  script.setAttribute(attribute, site)
  document.head.append(script)
}

const happens = (target: EventTarget, event: string) =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))

/** What forms have marked (components/form/use-lead-form.ts), also before the script had loaded. */
function reportRequests() {
  const { plausible, umami, goatcounter } = window as Counters
  new PerformanceObserver((list) => {
    for (const { detail: form } of list.getEntriesByName('request') as PerformanceMark[]) {
      plausible?.('Request', { props: { form } })
      umami?.track('Request', { form })
      goatcounter?.count({ path: `request${form}`, title: 'Request', event: true })
    }
  }).observe({ type: 'mark', buffered: true })
}
