// One of several instances on this machine, restarted whenever it exits.
import { setTimeout as sleep } from 'node:timers/promises'
import { startNode } from '../../../scripts/lib/child'
import { programs } from '../../../scripts/lib/paths'
import { answers } from '../../../scripts/lib/ports'
import { OperatorError, print } from '../../../scripts/lib/report'

const pauseBeforeRestart = 1000

export type Instance = { up: Promise<void>; stop: () => Promise<void> }

/** `up` rejects when the first start fails; later starts are retried. */
export function startInstance(port: number, env: NodeJS.ProcessEnv, program = 'start'): Instance {
  // Reachable only through the balancer, which sets X-Forwarded-For.
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
