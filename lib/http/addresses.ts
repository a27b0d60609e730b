import { isIPv4, isIPv6 } from 'node:net'

type Connection = {
  /** Remote address of the connection, never from a header. */
  socketAddress: string | undefined
  forwardedFor: string | null
  proxies: number
}

/** The nth last address of X-Forwarded-For (earlier ones can be forged), else the connection's; IPv6 as /64. */
export function clientAddress({ socketAddress = '', forwardedFor, proxies }: Connection) {
  const written = proxies > 0 ? forwardedFor?.split(',').at(-proxies) : undefined
  return toNetwork(withoutPort(written ?? '')) ?? toNetwork(socketAddress)
}

function withoutPort(text: string) {
  return text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
}

function toNetwork(text: string) {
  const address = text.replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  // Canonical spelling of IPv6.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled) ?? []
  return high && low ? ipv4Of(high, low) : firstHalf(spelled)
}

function ipv4Of(...pairs: string[]) {
  const numbers = pairs.map((pair) => Number.parseInt(pair, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

function firstHalf(address: string) {
  const [before = '', after = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array<string>(Math.max(missing, 0)).fill('0'), ...groups(after)]
  return `${all.slice(0, 4).join(':')}::/64`
}

/** The /48 of an IPv6 visitor, which one customer of a provider may have whole; null for IPv4. */
export function widerNetwork(address: string) {
  const [, start] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address) ?? []
  return start ? `${start}:/48` : null
}

/** localhost, loopback or .local: unreachable from other machines. */
export function isLocalAddress(url: string) {
  const { hostname } = new URL(url)
  return /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$|\.(?:local|localhost)$/i.test(hostname)
}

/** Non-browsers send no Origin; sandboxed or privacy-restricted pages send "null". */
export function isForeignOrigin(origin: string | null | undefined, host: string | null | undefined, siteUrl: string) {
  if (!origin) return false
  if (!URL.canParse(origin)) return true
  return ![host, new URL(siteUrl).host].includes(new URL(origin).host)
}
