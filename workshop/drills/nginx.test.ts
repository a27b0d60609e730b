// Whom the shipped nginx counts as one visitor, and what the shipped proxies log. Addresses come from X-Forwarded-For, as
// behind a CDN.
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { systemProgram } from '@/scripts/lib/system-program'
import { listenWith } from '@/tests/support/listening'
import { until } from '@/tests/support/scripts'
import { temporaryFolder } from '@/tests/support/temporary-folder'
import { findNginx, startNginx } from '@/workshop/drills/lab/nginx'

const site = await listenWith((request, response) => request.resume().once('end', () => response.end('a page')))
let nginx: Awaited<ReturnType<typeof startNginx>>
let port: number

// The lines that deploy/nginx.conf has ready for production.
const behindCdn = (text: string) =>
  text
    .replace('# set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;')
    .replace('# real_ip_header', 'real_ip_header')

beforeAll(async () => {
  findNginx()
  port = await freePort()
  nginx = await startNginx({ port, tlsPort: await freePort(), instances: [site.port] }, behindCdn)
})

afterAll(() => {
  // The whole group: nginx runs in a Node process, and would outlive it.
  process.kill(-Number(nginx.child.pid))
  site.server.close()
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

test('files for the desk pass; no other large body does, and a sentence says so', async () => {
  const post = (path: string, megabytes: number) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: new Uint8Array(megabytes * 1024 * 1024) })
  const refusal = async (path: string, megabytes: number) => {
    const answer = await post(path, megabytes)
    return `${answer.status} ${answer.headers.get('content-type')}: ${await answer.text()}`
  }
  expect((await post('/desk/content/x', 24)).status).toBe(200)
  expect(await refusal('/desk/content/x', 26)).toMatch(/^413 text\/plain: This file is larger than 25 MB\./)
  for (const path of ['/desk/x', '/contact'])
    expect(await refusal(path, 1)).toMatch(/^413 text\/plain: This is more than we can take at once\./)
})

test('no page is sent to another address, where the site would send it back', async () => {
  for (const path of ['/desk', '/desk?tab=now', '/desk/content', '/api/health'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status, path).toBe(200)
})

const folder = temporaryFolder()
const mailedLinks = ['/desk/a-secret', '/rating?token=a-secret', '/received?booking=a-secret']

// Nothing listens there: one is refused, the other fails as a full disk does, at a higher level.
describe.each([
  ['refuses', (text: string) => text],
  ['is broken', (text: string) => text.replace('unix:{{folder}}/limited.sock;', 'unix:/nowhere/limited.sock;')],
])('while the site %s', (name, broken) => {
  test('no log of nginx holds the key of a mailed link', async () => {
    const log = path.join(folder, name.replace(' ', '-'))
    await writeFile(log, '')
    const withLog = (text: string) => broken(text).replaceAll('error_log stderr', `error_log ${log}`)
    const ports = { port: await freePort(), tlsPort: await freePort() }
    const { child } = await startNginx({ ...ports, instances: [await freePort()] }, withLog)
    onTestFinished(() => void process.kill(-Number(child.pid)))
    for (const link of mailedLinks) expect((await fetch(`http://127.0.0.1:${ports.port}${link}`)).status).toBe(502)
    expect(await readFile(log, 'utf8')).not.toContain('a-secret')
  })
})

test('no log of Caddy holds the key of a mailed link', async () => {
  const caddy = systemProgram('caddy')
  const port = await freePort()
  const env = { SITE_URL: `http://localhost:${port}`, UPSTREAM: `127.0.0.1:${await freePort()}`, HOME: folder }
  const file = path.join(folder, 'Caddyfile')
  // So that nothing is waited for.
  await writeFile(file, (await readFile(path.join(root, 'deploy/Caddyfile'), 'utf8')).replace('20s', '0s'))
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env: { ...process.env, ...env } })
  let log = ''
  child.stderr.on('data', (chunk) => (log += chunk))
  onTestFinished(() => void child.kill('SIGKILL'))
  const ask = (link: string) =>
    fetch(env.SITE_URL + link, { headers: { referer: `${env.SITE_URL}/desk/a-secret` } }).catch(() => null)
  await until(() => ask('/'))
  for (const link of mailedLinks) expect((await ask(link))?.status).toBe(502)
  await until(() => log.match(/"status":502/g)?.length === mailedLinks.length + 1)
  expect(log).not.toContain('a-secret')
})
