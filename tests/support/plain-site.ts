// The build under plain `next start`, without scripts/front.
import { test as base } from '@playwright/test'
import { programs } from '@/scripts/lib/paths'
import { freeAddress, type Server, startServer } from '@/scripts/lib/server'

export async function startPlainSite(env: Record<string, string> = {}) {
  const { port, url } = await freeAddress()
  return startServer(url, [programs.next, 'start', '-p', String(port)], { MAIL_WORKER: '0', ...env })
}

/** The `test` whose pages come from there. */
export const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures there
    async ({}, use) => {
      const site = await startPlainSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
