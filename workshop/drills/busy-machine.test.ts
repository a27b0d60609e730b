import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { crawl, notFound } from '@/tests/support/pages/links'
import { preparedDataFolder, siteOfFile } from '@/tests/support/scripts'

const site = siteOfFile(await preparedDataFolder(), { DATABASE_TIMEOUT_MS: '1000' })

async function pageAt(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, html: await response.text() }
}

test('every page answers on a machine that is busy', async () => {
  const others = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  try {
    const found = await crawl({ pageAt }, 1)
    expect(found.size).toBeGreaterThan(80)
    expect(notFound(found)).toEqual([])
  } finally {
    for (const other of others) other.kill('SIGKILL')
  }
})
