import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder } from '@/scripts/lib/paths'
import { startScript, until } from '../support/scripts'

const pictures = () => readdir(path.join(buildFolder(), 'cache/pictures')).catch(() => [])

test('the pictures of the pages are made ahead, without an error', async () => {
  const before = await pictures()
  const ahead = startScript('pictures-ahead', { env: { DATABASE_URL: '', LOG_LEVEL: 'warn' } })
  await until(async () => ahead.process.exitCode !== null || (await pictures()).length > before.length + 3)
  expect([null, 0]).toContain(ahead.process.exitCode)
  expect(ahead.output()).not.toContain('"level":"error"')
  await ahead.stop('SIGKILL')
})
