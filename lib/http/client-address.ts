import { isIPv4, isIPv6 } from 'node:net'

/** Set by scripts/lib/serve.ts on every request, in place of what a client may send. */
export const socketAddressHeader = 'x-socket-address'

/** Of IPv6 only the first half, which one connection has. A trusted proxy wrote the last address in X-Forwarded-For. */
export function clientAddress(headers: Headers, trustProxy: boolean) {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1) : undefined
  return networkOf(forwarded ?? headers.get(socketAddressHeader) ?? '')
}

function networkOf(text: string) {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? firstHalf(address) : null
}

function firstHalf(address: string) {
  const [before = '', after = ''] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array<string>(Math.max(missing, 0)).fill('0'), ...groups(after)]
  return `${all.slice(0, 4).join(':')}::/64`
}
