import { setTimeout as sleep } from 'node:timers/promises'
import { startNode } from '../lib/child'
import { freePort } from '../lib/ports'
import { OperatorError } from '../lib/report'

export type Server = { url: string; pid: number; stop: () => Promise<unknown> }

/** Builds and starts the site with these variables; `port` is part of the build. Fails with its output. */
export function startSite(port: number, env: Record<string, string> = {}, script = ['scripts/start.ts']) {
  const url = `http://localhost:${port}`
  // Two sites share the data folder, and with it the rate limits.
  const limits = { RATE_LIMIT_PER_HOUR: '1000000', NODE_ENV: 'production' as const }
  return startServer(url, ['--import', 'tsx', ...script], { ...limits, PORT: String(port), SITE_URL: url, ...env })
}

/** Starts a program that serves this address and waits until it answers. Fails with its output. */
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

export async function freeAddress() {
  const port = await freePort()
  return { port, url: `http://localhost:${port}` }
}
