// What a page may weigh, in KiB. For the bench and for the test.

// A form in the first view comes with the page; others when the visitor is near.
const scriptsWithForm: Record<string, number> = {
  '/book': 54,
  '/volunteer': 40,
  '/contact': 38,
  '/review': 38,
}

/** Over those of a bare Next.js page, gzip. */
export function scriptBudget(path: string) {
  return scriptsWithForm[path] ?? 21
}

/** As sent. Trips have their days, months and places in the page; the map is a picture of its own. */
export function htmlBudget(path: string) {
  return /^\/itineraries\/\d+$/.test(path) ? 32.2 : 25.7
}
