/** Whether an address leads nowhere from another machine. */
export function isLocalAddress(url: string) {
  const { hostname } = new URL(url)
  return /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$|\.(?:local|localhost)$/i.test(hostname)
}
