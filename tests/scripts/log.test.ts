import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { answers, freePort } from '@/scripts/lib/ports'
import { makeInquiryBody } from '../support/factories'
import { send } from '../support/post'
import { preparedDataFolder, runScript, type Script, startScript, startSite, until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

const dataFolder = await preparedDataFolder()
let site: Script

afterEach(() => site.stop('SIGKILL'))

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }

test('the pages that were opened are counted in its log', async () => {
  const started = await startSite({ LOG_FORMAT: 'json', DATA_DIR: dataFolder })
  site = started
  const paths = ['/about', '/about?utm_source=mail', '/itineraries?query=mara', '/quote/abc', '/nowhere', '/icon.svg']
  for (const path of paths) await fetch(started.url + path, { headers: browser })
  await fetch(`${started.url}/contact`, { headers: { 'user-agent': 'Googlebot/2.1' } })
  await site.stop()
  const log = path.join(temporaryFolder(), 'site.log')
  writeFileSync(log, site.output())
  const { code, output } = await runScript(`visits --days 2 --csv ${log}`, { env: {} })
  const pages = output.split('\r\n').map((line) => line.replace(/^[^,]*,/, ''))
  expect([code, ...pages]).toEqual([
    0,
    '"page","visitors","ahead","robots"',
    '"/about","2","0","0"',
    '"/itineraries","1","0","0"',
    '"/contact","0","0","1"',
    '',
  ])
})

async function expectServiceAndCleanStop(url: string) {
  for (const path of ['/', '/about', '/itineraries?query=mara', '/api/itineraries', '/nowhere'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, path === '/nowhere' ? 404 : 200])
  await send(url, 'inquiries', makeInquiryBody({ message: crypto.randomUUID() }))
  expect(await site.stop()).toBe(0)
}

test('with the disk of its log full it serves, stores and stops', async () => {
  const full = openSync('/dev/full', 'w')
  const port = await freePort()
  const env = { DATA_DIR: dataFolder, PORT: String(port), LOG_FORMAT: 'json' }
  site = startScript('start', { env, log: full })
  closeSync(full)
  await until(async () => (await answers(port)) || site.process.exitCode !== null)
  await expectServiceAndCleanStop(`http://localhost:${port}`)
})

test('with the reader of its log gone it serves, stores and stops', async () => {
  const started = await startSite({ LOG_FORMAT: 'pretty', DATA_DIR: dataFolder })
  site = started
  started.process.stdout?.destroy()
  started.process.stderr?.destroy()
  await expectServiceAndCleanStop(started.url)
})
