import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorError } from './report'

/** Without a host: on every address, as the site listens. */
export async function isPortFree(port: number, host?: string) {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** Outside the ephemeral range, where an outgoing connection might take it first. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000)
  return (await isPortFree(port)) ? port : freePort()
}

/** Any HTTP response counts. */
export function answers(port: number) {
  return fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

export async function requestedPort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new OperatorError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  }
  if (!(await isPortFree(port))) throw new OperatorError(portBusy(port))
  return port
}

export function portBusy(port: number) {
  return `Port ${port} is in use by another program. Choose another one, for example: PORT=${port + 1} npm start`
}
