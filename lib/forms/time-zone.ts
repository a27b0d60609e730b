/** A zone such as 'Europe/Berlin', as this runtime spells it; null for one that it does not know. */
export function knownTimeZone(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
