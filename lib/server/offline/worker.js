// Shows opened trips again without a network; online no copy is used. app/sw.js puts `version` above this code.

const prefix = 'itinerary '
// A trip with its files is about a megabyte.
const mostPages = 12
const mostFiles = 120
const largestFile = 2_000_000
// One copy, whatever the headers of the request.
const anyKind = { ignoreVary: true }
// The small formats, as browsers ask for pictures.
const accept = 'text/html,image/avif,image/webp,*/*;q=0.8'

// Preload sends a page's request while the worker starts, so that visitors do not wait for it.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const isPage = request.mode === 'navigate' && isItinerary(url)
  if (isPage || isFile(request, url)) event.respondWith(fromNetwork(event, url, isPage))
})

self.addEventListener('message', (event) => {
  const { page, files } = event.data ?? {}
  if (typeof page !== 'string' || !Array.isArray(files)) return
  const url = new URL(page, self.location.origin)
  if (url.origin === self.location.origin && isItinerary(url)) event.waitUntil(keep(url.pathname, files))
})

const isItinerary = ({ pathname }) => /^\/itineraries\/\d+$/.test(pathname)

// Never what forms, REST or the router ask for.
function isFile({ headers }, { pathname, searchParams }) {
  if (headers.has('rsc') || headers.has('next-action') || searchParams.has('_rsc')) return false
  return /^\/(_next\/(static|image)|images|photos|maps)\b/.test(pathname)
}

async function fromNetwork({ request, preloadResponse }, url, isPage) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const copy = isPage ? await find(url.pathname) : await caches.match(request.url, anyKind)
    if (copy) return copy
    throw error
  }
}

// A page may have two copies: the new one is complete before the old one goes.
async function find(path) {
  for (const name of (await namesOf(path)).reverse()) {
    const copy = await (await caches.open(name)).match(path, anyKind)
    if (copy) return copy
  }
}

const namesOf = async (path) => (await caches.keys()).filter((name) => name.startsWith(`${prefix}${path} `))

/** One cache for each page. A second call adds the files that have loaded since. */
async function keep(path, files) {
  const known = await namesOf(path)
  const current = known.find((name) => name.endsWith(` ${version}`))
  const name = current ?? `${prefix}${path} ${Date.now()} ${version}`
  const cache = await caches.open(name)
  const wanted = [...new Set(files)].map((file) => new URL(file, self.location.origin)).filter(isOurs)
  const had = new Set((await cache.keys()).map(({ url }) => url))
  const missing = wanted.filter(({ href }) => !had.has(href)).slice(0, Math.max(0, mostFiles - had.size))
  await Promise.all(missing.map(({ href }) => add(cache, href).catch(() => undefined)))
  await add(cache, path)
  await Promise.all(known.filter((old) => old !== name).map((old) => caches.delete(old)))
  await forgetOldest(name)
}

const isOurs = (url) => url.origin === self.location.origin && isFile({ headers: new Headers() }, url)

async function add(cache, address) {
  const response = await fetch(address, { credentials: 'omit', headers: { accept } })
  if (!response.ok || response.redirected) return
  if (Number(response.headers.get('content-length') ?? 0) > largestFile) return
  await cache.put(address, response)
}

async function forgetOldest(newest) {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== newest)
  const age = (name) => Number(name.split(' ')[2])
  const old = names.sort((a, b) => age(b) - age(a)).slice(mostPages - 1)
  await Promise.all(old.map((name) => caches.delete(name)))
}
