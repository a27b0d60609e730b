import { addressesIn, findWorker, saveCopy } from '@/components/layout/offline/copies'

/** The whole page, with what it loads when it is used. */
export async function saveWholePage(page: string, signal: AbortSignal) {
  if (!(await findWorker())) return
  // Their scripts may not have been wanted yet.
  await Promise.all([import('./review-form'), import('./share-tools'), import('@/components/sections/gallery')])
  if (signal.aborted) return
  await saveCopy(page, filesOfPage())
  // Again when the visitor leaves, to include pictures loaded while scrolling.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && navigator.onLine)
        saveCopy(page, filesOfPage()).catch(() => undefined)
    },
    { signal },
  )
}

/** The map is named because it loads late. */
function filesOfPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const maps = addressesIn(document, 'picture > *').filter((address) => address.startsWith('/maps/'))
  return [...loaded, ...maps]
}
