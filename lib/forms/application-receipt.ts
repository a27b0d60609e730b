// Carries the reference of an application from the form to /thank-you, in this tab only.

const key = 'application-receipt'
const lifetime = 30 * 60 * 1000

export function keepApplicationReceipt(reference: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ reference, at: Date.now() }))
  } catch {
    // Storage may be switched off: then /thank-you shows no reference.
  }
}

/** Null unless an application was sent from this tab within the last half hour. */
export function readApplicationReceipt(): string | null {
  try {
    const { reference, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof reference === 'string' && Date.now() - at < lifetime ? reference : null
  } catch {
    return null
  }
}
