// Served when OFFLINE_COPIES is off: deletes the copies and unregisters itself.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('itinerary ')).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  )
})
