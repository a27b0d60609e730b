import { setTimeout as sleep } from 'node:timers/promises'
import { type Ending, startNode } from './child'
import { programs } from './paths'
import { freePort } from './ports'
import { OperatorError } from './report'

export type Server = { url: string; pid: number; stop: () => Promise<Ending> }

/** Starts a program and waits until it answers. Throws with its output. */
export async function startServer(url: string, args: string[], env: Record<string, string> = {}): Promise<Server> {
  const { child, ended } = startNode(args, { env: { ...process.env, ...env } as NodeJS.ProcessEnv })
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

/** Builds when needed, and prints only errors. */
export async function startQuietSite() {
  const { port, url } = await freeAddress()
  return startServer(url, [programs.run, 'start'], { PORT: String(port), LOG_LEVEL: 'warn' })
}

export async function freeAddress() {
  const port = await freePort()
  return { port, url: `http://localhost:${port}` }
}
