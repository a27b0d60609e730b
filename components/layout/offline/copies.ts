// Messages to lib/http/offline/worker.js about what to cache.

// Names of the worker's caches.
const prefix = 'itinerary '

/** After the page has loaded; null without service workers. */
export async function findWorker() {
  const workers = navigator.serviceWorker
  if (!workers) return null
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const registration = await workers.register('/sw.js')
  // Until December 2026 the worker had the scope of trips.
  const old = (await workers.getRegistrations()).filter(({ scope }) => scope.endsWith('/itineraries/'))
  await Promise.all(old.map((one) => one.unregister()))
  return registration.active ?? (await workers.ready).active
}

/** `page`: the address of a trip or a shortlist. */
export async function saveCopy(page: string, files: string[]) {
  ;(await findWorker())?.postMessage({ page, files })
}

let latestList = ''

/** Caches the shortlist at `list` and its trips. Registers the worker even if nothing is saved. */
export async function saveShortlist(ids: number[], list: string) {
  latestList = list
  if (!(await findWorker()) || ids.length === 0 || !navigator.onLine) return
  const files = await filesOf(list)
  // The worker keeps the list that it got last.
  if (list !== latestList) return
  await saveCopy(list, files)
  // Trips that were opened have a fuller copy.
  for (const page of ids.map((id) => `/itineraries/${id}`))
    if (!(await isSaved(page))) await saveCopy(page, await filesOf(page))
}

async function isSaved(page: string) {
  return (await caches.keys()).some((name) => name.startsWith(`${prefix}${page} `))
}

/** Scripts, styles, maps and eager pictures, in the sizes that this window would load. */
async function filesOf(page: string) {
  const source = await (await fetch(page)).text()
  const parsed = new DOMParser().parseFromString(source, 'text/html')
  const named = addressesIn(parsed, 'script[src], link[rel=stylesheet], picture > *')
  const pictures = [...parsed.querySelectorAll<HTMLImageElement>('table img, img:not([loading=lazy])')]
  return [...named, ...(await Promise.all(pictures.map(chosenOf)))]
}

export function addressesIn(page: Document, selector: string) {
  const parts = [...page.querySelectorAll(selector)]
  return parts.map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? part.getAttribute('srcset') ?? '')
}

async function chosenOf({ srcset, sizes, src }: HTMLImageElement) {
  const picture = Object.assign(new Image(), { sizes, srcset, src })
  await picture.decode().catch(() => undefined)
  return picture.currentSrc
}
