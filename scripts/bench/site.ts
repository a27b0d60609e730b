// The production site in a process of its own, as `npm start` runs it, and other servers beside it.
import { setTimeout as sleep } from 'node:timers/promises'
import { startNode } from '../lib/child'
import { freePort } from '../lib/ports'
import { OperatorError } from '../lib/report'

export type Server = { url: string; pid: number; stop: () => Promise<unknown> }

/** Builds and starts the site with these variables added; `port` is part of the build. Fails with what it said. */
export function startSite(port: number, env: Record<string, string> = {}, script = ['scripts/start.ts']) {
  const url = `http://localhost:${port}`
  // The second site on the data folder would else find itself limited by what the first one sent.
  const limits = { RATE_LIMIT_PER_HOUR: '1000000', NODE_ENV: 'production' as const }
  return startServer(url, ['--import', 'tsx', ...script], { ...limits, PORT: String(port), SITE_URL: url, ...env })
}

/** Starts a JavaScript program that serves this address, and waits until it answers. Fails with what it said. */
export async function startServer(url: string, words: string[], env: Record<string, string> = {}): Promise<Server> {
  const { child, ended } = startNode(words, { env: { ...process.env, ...env } as NodeJS.ProcessEnv })
  const answers = () => fetch(url, { redirect: 'manual' }).then(Boolean, () => false)
  while (!(await answers())) {
    if (child.exitCode !== null) throw new OperatorError(`${url} does not start:\n${(await ended).output}`)
    await sleep(200)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** An address for a server that is still to be started. */
export async function freeAddress() {
  const port = await freePort()
  return { port, url: `http://localhost:${port}` }
}
