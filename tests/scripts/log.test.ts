import { closeSync, openSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { answers, freePort } from '@/scripts/lib/ports'
import { makeInquiryBody } from '../support/factories'
import { postJson } from '../support/post'
import { preparedDataFolder, type Script, startScript, startSite, until } from '../support/scripts'

const dataFolder = await preparedDataFolder()
let site: Script

afterEach(() => site.process.kill('SIGKILL'))

async function expectService(url: string) {
  for (const path of ['/', '/about', '/itineraries?query=mara', '/api/itineraries', '/nowhere'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, path === '/nowhere' ? 404 : 200])
  const response = await postJson(url, '/api/inquiries', makeInquiryBody({ message: crypto.randomUUID() }))
  expect(response.status).toBe(201)
}

async function expectCleanStop() {
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(0)
}

test('with the disk of its log full it serves, stores and stops', async () => {
  const full = openSync('/dev/full', 'w')
  const port = await freePort()
  site = startScript('start', {
    env: { DATA_DIR: dataFolder, PORT: String(port), LOG_FORMAT: 'json' },
    log: full,
  })
  closeSync(full)
  await until(async () => (await answers(port)) || site.process.exitCode !== null)
  await expectService(`http://localhost:${port}`)
  await expectCleanStop()
})

test('with the reader of its log gone it serves, stores and stops', async () => {
  const started = await startSite(dataFolder, await freePort(), { LOG_FORMAT: 'pretty' })
  site = started
  started.process.stdout?.destroy()
  started.process.stderr?.destroy()
  await expectService(started.url)
  await expectCleanStop()
})
