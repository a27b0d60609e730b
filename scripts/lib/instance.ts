// One of several instances of the site on this machine, restarted whenever it ends.
import { setTimeout as sleep } from 'node:timers/promises'
import { startNode } from './child'
import { programs } from './paths'
import { answers } from './ports'
import { OperatorError, print } from './report'

const pauseBeforeRestart = 1000

/** `up` resolves once it answers; `stop` lets requests in flight finish. */
export type Instance = { up: Promise<void>; stop: () => Promise<void> }

/** `up` fails with a sentence when the first start fails; later starts are tried until one succeeds. */
export function startInstance(port: number, env: NodeJS.ProcessEnv, program = 'start'): Instance {
  // Only the balancer can reach it, and only the balancer knows where visitors come from.
  const settings = { ...env, PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1' }
  let isStopping = false
  let current = start()
  void keepRunning()

  function start() {
    return startNode([programs.run, program], { env: settings, show: true })
  }
  async function keepRunning() {
    while (!isStopping) {
      const { code } = await current.ended
      if (isStopping) return
      print(`The instance on port ${port} has ended (${code}): starting it again`)
      await sleep(pauseBeforeRestart)
      if (!isStopping) current = start()
    }
  }
  async function waitUntilUp() {
    const first = current
    while (!(await answers(port))) {
      if (current !== first) throw new OperatorError(`The instance on port ${port} does not start.`)
      await sleep(100)
    }
  }
  async function stop() {
    isStopping = true
    current.child.kill('SIGTERM')
    await current.ended
  }
  return { up: waitUntilUp(), stop }
}
