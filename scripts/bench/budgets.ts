// What the scripts of a page may weigh over those of a bare Next.js page, in KiB (gzip). For the bench and for the test.

// Two long forms with a calendar each; the others carry one short form.
const withForm: Record<string, number> = {
  '/book': 70,
  '/volunteer': 70,
  '/community': 40,
  '/contact': 40,
  '/donate': 40,
  '/itineraries/6': 40,
  '/review': 40,
}

export function scriptBudget(path: string) {
  return withForm[path] ?? 20
}
