// Storage may be blocked, full, or hold other data.
const key = 'recent-searches'
const most = 5

export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function addRecent(query: string) {
  if (!query) return
  const others = readRecent().filter((one) => one.toLowerCase() !== query.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, most)))
  } catch {
    // Optional.
  }
}
