// Serves cached trips and the shortlist offline only. app/sw.js prepends `version`.

const prefix = 'itinerary '
// Cached copies of each kind. A trip with its files is about a megabyte.
const most = { trip: 12, shortlist: 1 }
const mostFiles = 120
const largestFile = 2_000_000
// One copy regardless of Vary.
const anyKind = { ignoreVary: true }
// Prefer the small formats, as browsers do for images.
const accept = 'text/html,image/avif,image/webp,*/*;q=0.8'
const offlinePage = '/offline'
// Windows that show a copy. Lost when the worker is stopped; then no notice is shown.
const showingCopies = new Set()
const ofOfflinePage = `${prefix}${offlinePage}`

self.addEventListener('install', (event) => {
  // Copies include all their files, so no worker depends on its predecessor.
  self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})

// Navigation preload runs while the worker starts.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // A page fetched ahead of a tap: a copy would be shown without its note.
  if (request.headers.has('sec-purpose')) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(pageFromNetwork(event, url))
  } else if (isFile(request, url) && isOfCopy(request)) event.respondWith(fileFromNetwork(request))
})

self.addEventListener('message', (event) => {
  if (event.data === 'is this a copy?') event.source.postMessage({ isCopy: showingCopies.has(event.source.id) })
  const { page, files } = event.data ?? {}
  if (typeof page !== 'string' || !Array.isArray(files)) return
  const url = new URL(page, self.location.origin)
  if (url.origin !== self.location.origin || !kindOf(url)) return
  event.waitUntil(keep(url, files).then(() => event.source?.postMessage({ kept: page })))
})

const isPage = ({ pathname }) => !/^\/(api|_next|desk|quote)\/|\./.test(pathname)

function kindOf({ pathname, searchParams }) {
  if (/^\/itineraries\/\d+$/.test(pathname)) return 'trip'
  return pathname === '/shortlist' && searchParams.get('trips') ? 'shortlist' : null
}

const addressOf = ({ pathname, searchParams }) =>
  pathname === '/shortlist' ? `${pathname}?trips=${searchParams.get('trips')}` : pathname

// Never requests of forms, REST or the router.
function isFile({ headers }, { pathname, searchParams }) {
  if (headers.has('rsc') || headers.has('next-action') || searchParams.has('_rsc')) return false
  return /^\/(_next\/(static|image)|images|photos|maps)\b/.test(pathname)
}

// Requests of other pages bypass the worker. Fonts have the style sheet as referrer.
function isOfCopy({ referrer }) {
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  return !from || kindOf(from) !== null || from.pathname.startsWith('/_next/')
}

async function pageFromNetwork({ request, preloadResponse, resultingClientId }, url) {
  try {
    const preloaded = await preloadResponse
    // Firefox resolves a failed preload with an error response.
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request)
  } catch {
    const copy = kindOf(url) && (await find(url))
    if (copy) showingCopies.add(resultingClientId)
    return copy || ((await caches.match(offlinePage, anyKind)) ?? Response.error())
  }
}

async function fileFromNetwork(request) {
  try {
    return await fetch(request)
  } catch {
    const copy = await caches.match(request.url, anyKind)
    return copy ?? (request.destination === 'image' ? emptyPicture() : Response.error())
  }
}

const emptyPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } })

// There may be two copies: the old one is removed once the new one is complete.
async function find(url) {
  for (const name of (await namesOf(url)).reverse()) {
    const copy = await (await caches.open(name)).match(addressOf(url), anyKind)
    if (copy) return copy
  }
}

const namesOf = async (url) => (await caches.keys()).filter((name) => name.startsWith(`${prefix}${addressOf(url)} `))

async function keep(url, files) {
  const known = await namesOf(url)
  const current = known.find((name) => name.endsWith(` ${version}`))
  const name = current ?? `${prefix}${addressOf(url)} ${Date.now()} ${version}`
  const cache = await caches.open(name)
  const wanted = [...new Set(files)].map((file) => new URL(file, self.location.origin)).filter(isOurs)
  const had = new Set((await cache.keys()).map(({ url }) => url))
  const missing = wanted.filter(({ href }) => !had.has(href)).slice(0, Math.max(0, mostFiles - had.size))
  await Promise.all(missing.map(({ href }) => add(cache, href).catch(() => undefined)))
  await add(cache, addressOf(url))
  await Promise.all(known.filter((old) => old !== name).map((old) => caches.delete(old)))
  await forgetOldest(kindOf(url))
  await keepOfflinePage()
}

const keepOfflinePage = async () => add(await caches.open(ofOfflinePage), offlinePage)

const isOurs = (url) => url.origin === self.location.origin && isFile({ headers: new Headers() }, url)

async function add(cache, address) {
  const response = await fetch(address, { credentials: 'omit', headers: { accept } })
  if (!response.ok || response.redirected) return
  if (Number(response.headers.get('content-length') ?? 0) > largestFile) return
  await cache.put(address, response)
}

async function forgetOldest(kind) {
  const kindOfCopy = (name) => kindOf(new URL(name.split(' ')[1], self.location.origin))
  const names = (await caches.keys()).filter((name) => name !== ofOfflinePage && kindOfCopy(name) === kind)
  const age = (name) => Number(name.split(' ')[2])
  const old = names.sort((a, b) => age(b) - age(a)).slice(most[kind])
  await Promise.all(old.map((name) => caches.delete(name)))
}
