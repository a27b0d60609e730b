import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { ownDataFolder, startSite } from '../support/scripts'
import { sized } from '../support/size'

// Enough for every page, and some of the lists with filters, of which there are hundreds.
const enough = 80
const most = sized(enough, Number.POSITIVE_INFINITY)
let site: Awaited<ReturnType<typeof startSite>>
const dataFolder = ownDataFolder()

beforeAll(async () => {
  site = await startSite(dataFolder, await freePort(), { DATABASE_TIMEOUT_MS: '1000' })
})

afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.ended
})

async function crawl() {
  const answers = new Map<string, number>()
  const waiting = ['/']
  for (const path of waiting) {
    const response = await fetch(site.url + path)
    answers.set(path, response.status)
    const links = [...(await response.text()).matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)]
    for (const [, href = ''] of links) {
      const link = href.replaceAll('&amp;', '&')
      if (!waiting.includes(link) && waiting.length < most) waiting.push(link)
    }
  }
  return answers
}

test('every page answers on a machine that is busy', async () => {
  const others = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  try {
    const answers = await crawl()
    expect(answers.size).toBeGreaterThanOrEqual(enough)
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([])
  } finally {
    for (const other of others) other.kill('SIGKILL')
  }
})
