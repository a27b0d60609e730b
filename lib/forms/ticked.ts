/** What names of ticked boxes have after this prefix: 'Deposit' of 'ask-Deposit'. A browser sends no others. */
export const readTicked = (fields: Record<string, unknown>, prefix: string) =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
