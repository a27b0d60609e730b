// The build under `next start` or as output: 'standalone', without scripts/response-cache.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { buildFolder, root } from '@/scripts/lib/paths'
import { freeAddress, type Server, startServer } from '@/scripts/lib/server'
import { startNext } from './next-start'

type Start = (env?: Record<string, string>) => Promise<Server>

export type PlainOptions = { isStandalone: boolean }

/** The `test` whose pages come from there. `start` starts another with settings of its own. */
export const test = base.extend<object, PlainOptions & { start: Start; site: Server }>({
  isStandalone: [false, { option: true, scope: 'worker' }],
  start: [
    async ({ isStandalone }, use) => {
      if (!isStandalone) return use(startNext)
      const folder = await copyStandalone()
      await use(async (env = {}) => {
        const { port, url } = await freeAddress()
        return startServer(url, [path.join(folder, 'server.js')], { MAIL_WORKER: '0', ...env, PORT: String(port) })
      })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ start }, use) => {
      const site = await start()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

// To where it finds nothing but itself.
async function copyStandalone() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-trails-standalone-'))
  const build = buildFolder()
  await cp(path.join(build, 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
  await cp(path.join(root, 'public'), path.join(folder, 'public'), { recursive: true })
  await cp(path.join(build, 'static'), path.join(folder, path.relative(root, build), 'static'), { recursive: true })
  return folder
}
