import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { preparedDataFolder, siteOfFile } from '../support/scripts'

const site = siteOfFile(await preparedDataFolder(), { DATABASE_TIMEOUT_MS: '1000' })

/** Every page, and each once with every set of parameters: the list alone has thousands of links to itself. */
async function crawl() {
  const answers = new Map<string, number>()
  const found = new Set<string>()
  const waiting = ['/']
  for (const path of waiting) {
    const response = await fetch(site.url + path)
    answers.set(path, response.status)
    for (const [, href = ''] of (await response.text()).matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) {
      const { pathname, search, searchParams } = new URL(href.replaceAll('&amp;', '&'), site.url)
      const kind = [pathname, ...searchParams.keys()].join(' ')
      if (!found.has(kind)) waiting.push(pathname + search)
      found.add(kind)
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
