'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Has the browser keep this page for use offline, once everything has loaded. */
export function KeepOffline() {
  const path = usePathname()

  useEffect(() => {
    const workers = navigator.serviceWorker
    if (!workers) return
    const page = path
    let timer = 0

    async function keep() {
      const registration = await workers.register('/sw.js', { scope: '/itineraries/' })
      const worker = registration.active ?? (await workers.ready).active
      worker?.postMessage({ page, files: filesOfPage() })
    }

    function start() {
      timer = window.setTimeout(() => {
        // Storage may be refused: then nothing is kept.
        keep().catch(() => undefined)
        // Again when the visitor leaves, to include pictures loaded while scrolling.
        document.addEventListener('visibilitychange', keepAgain)
      }, 3000)
    }

    function keepAgain() {
      if (document.visibilityState === 'hidden' && navigator.onLine) keep().catch(() => undefined)
    }

    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('load', start)
      document.removeEventListener('visibilitychange', keepAgain)
    }
  }, [path])

  return null
}

/** The map is named because it loads late. */
function filesOfPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const maps = [...document.querySelectorAll('picture > *')].flatMap((part) => [
    part.getAttribute('srcset') ?? part.getAttribute('src') ?? '',
  ])
  return [...loaded, ...maps.filter((address) => address.startsWith('/maps/'))]
}
