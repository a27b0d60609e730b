// Carries the reference of an application from the form to /thank-you, in this tab only.

const key = 'application-receipt'
const lifetime = 30 * 60 * 1000

/** Keeps the reference of the application that was just sent. */
export function keepApplicationReceipt(reference: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ reference, at: Date.now() }))
  } catch {
    // Storage may be switched off: the page then thanks without a reference.
  }
}

/** The reference of an application sent from this tab within the last half hour, or null. */
export function readApplicationReceipt(): string | null {
  try {
    const { reference, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof reference === 'string' && Date.now() - at < lifetime ? reference : null
  } catch {
    return null
  }
}
