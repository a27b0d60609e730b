/** Tells lib/server/offline/worker.js what to keep. */
export async function keepCopies(page: string, signal: AbortSignal) {
  if (!navigator.serviceWorker) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  if (signal.aborted) return
  await keepCopy(page)
  // Again when the visitor leaves, to include pictures loaded while scrolling.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && navigator.onLine) keepCopy(page).catch(() => undefined)
    },
    { signal },
  )
}

async function keepCopy(page: string) {
  const workers = navigator.serviceWorker
  const registration = await workers.register('/sw.js', { scope: '/itineraries/' })
  // Their scripts may not have been wanted yet.
  await Promise.all([import('./review-form'), import('./share-tools'), import('@/components/sections/gallery')])
  const worker = registration.active ?? (await workers.ready).active
  worker?.postMessage({ page, files: filesOfPage() })
}

/** The map is named because it loads late. */
function filesOfPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const maps = [...document.querySelectorAll('picture > *')].flatMap((part) => [
    part.getAttribute('srcset') ?? part.getAttribute('src') ?? '',
  ])
  return [...loaded, ...maps.filter((address) => address.startsWith('/maps/'))]
}
