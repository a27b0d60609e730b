import { closeSync, openSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { answers, freePort } from '@/scripts/lib/ports'
import { makeInquiryBody } from '../support/factories'
import { send } from '../support/post'
import { preparedDataFolder, type Script, startScript, startSite, until } from '../support/scripts'

const dataFolder = await preparedDataFolder()
let site: Script

afterEach(() => site.stop('SIGKILL'))

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
