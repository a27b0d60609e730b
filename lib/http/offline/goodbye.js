// Served as the worker when the operator has switched copies off: it deletes them and itself.
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
