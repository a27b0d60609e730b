// What the scripts of a page may weigh over those of a bare Next.js page, in KiB (gzip). For the bench and for the test.

// A form that is in the first view comes with the page; one further down comes when the visitor is near.
const withForm: Record<string, number> = {
  '/book': 47,
  '/volunteer': 40,
  '/contact': 38,
  '/review': 38,
}

export function scriptBudget(path: string) {
  return withForm[path] ?? 20
}
