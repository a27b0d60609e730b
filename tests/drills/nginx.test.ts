// Whom the shipped nginx counts as one visitor. Addresses come from X-Forwarded-For, as behind a CDN.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNginx, startNginx } from '@/scripts/lib/nginx'
import { freePort } from '@/scripts/lib/ports'

const site = createServer((_, response) => response.end('a page'))
let nginx: Awaited<ReturnType<typeof startNginx>>
let port: number

// The lines that site.conf has ready for production.
const behindCdn = (text: string) =>
  text
    .replace('# set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;')
    .replace('# real_ip_header', 'real_ip_header')

beforeAll(async () => {
  findNginx()
  await once(site.listen(0, '127.0.0.1'), 'listening')
  port = await freePort()
  const instances = [(site.address() as AddressInfo).port]
  nginx = await startNginx({ port, tlsPort: await freePort(), instances }, behindCdn)
})

afterAll(() => {
  // The whole group: nginx runs in a Node process, and would outlive it.
  process.kill(-Number(nginx.child.pid))
  site.close()
})

// More than the hundred that one visitor may ask for at once. Each asks for a page that is not kept.
async function refused(kind: string, addressOf: (number: number) => string) {
  const ask = (number: number) =>
    fetch(`http://127.0.0.1:${port}/${kind}-${number}`, { headers: { 'x-forwarded-for': addressOf(number) } })
  const answers = await Promise.all(Array.from({ length: 250 }, (_, number) => ask(number)))
  return answers.filter(({ status }) => status === 503).length
}

test('an IPv6 visitor is one with the 64 bits before the last, an IPv4 visitor with the whole address', async () => {
  const hex = (number: number) => number.toString(16)
  expect(await refused('one-network', (number) => `2001:db8:0:7:${hex(number)}::1`)).toBeGreaterThan(50)
  expect(await refused('one-address', () => '198.51.100.7')).toBeGreaterThan(50)
  expect(await refused('networks', (number) => `2001:db8:1:${hex(number)}::1`)).toBe(0)
  expect(await refused('addresses', (number) => `203.0.113.${number}`)).toBe(0)
  expect(await refused('mapped', (number) => `::ffff:192.0.2.${number}`)).toBe(0)
})
