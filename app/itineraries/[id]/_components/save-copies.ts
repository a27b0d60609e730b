import { addressesIn, findWorker, saveCopy } from '@/components/layout/offline/copies'

/** The page and its lazy parts. */
export async function saveWholePage(page: string, signal: AbortSignal) {
  if (!(await findWorker())) return
  // Their scripts may not have been loaded yet.
  await Promise.all([import('./review-form'), import('./share-tools'), import('@/components/sections/gallery')])
  if (signal.aborted) return
  await saveCopy(page, filesOfPage())
  // Again on leaving, to include pictures loaded on scroll.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && navigator.onLine)
        saveCopy(page, filesOfPage()).catch(() => undefined)
    },
    { signal },
  )
}

/** The map is lazy, so it is listed explicitly. */
function filesOfPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const maps = addressesIn(document, 'picture > *').filter((address) => address.startsWith('/maps/'))
  return [...loaded, ...maps]
}
