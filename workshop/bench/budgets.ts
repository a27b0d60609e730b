// What a page may weigh, in KiB. For the bench and for the test.

// A form in the first view comes with the page; others when the visitor is near.
const scriptsWithForm: Record<string, number> = {
  // With what it says of a shared trip's departures.
  '/book': 55,
  '/groups/agents': 50,
  '/volunteer': 36.7,
  '/contact': 34.8,
  '/review': 32.1,
}

/** Over those of a bare Next.js page, gzip. */
export function scriptBudget(path: string) {
  return scriptsWithForm[path] ?? 16.3
}

/**
 * As sent, with the addresses of every size of a picture. Trips have their days, months and places in the page; the map
 * is a picture of its own. The list has 19 cards.
 */
export function htmlBudget(path: string) {
  if (path === '/itineraries') return 27.9
  // Some 330 short answers stand in its folds.
  if (path === '/before-you-go') return 66
  return /^\/itineraries\/\d+$/.test(path) ? 34.9 : 27.2
}
