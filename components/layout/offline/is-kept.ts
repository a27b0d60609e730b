// As lib/server/offline/worker.js names its copies.
const prefix = 'itinerary '

/** Whether this device has a copy of the page. */
export async function isKept(page: string) {
  return (await caches.keys()).some((name) => name.startsWith(`${prefix}${page} `))
}
