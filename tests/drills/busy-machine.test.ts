import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const site = siteOfFile(await preparedDataFolder(), { DATABASE_TIMEOUT_MS: '1000' })

async function crawl() {
  const answers = new Map<string, number>()
  const waiting = ['/']
  for (const path of waiting) {
    const response = await fetch(site.url + path)
    answers.set(path, response.status)
    const links = [...(await response.text()).matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)]
    for (const [, href = ''] of links) {
      const link = href.replaceAll('&amp;', '&')
      if (!waiting.includes(link)) waiting.push(link)
    }
  }
  return answers
}

test('every page answers on a machine that is busy', async () => {
  const others = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  try {
    const answers = await crawl()
    expect(answers.size).toBeGreaterThan(80)
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([])
  } finally {
    for (const other of others) other.kill('SIGKILL')
  }
})
