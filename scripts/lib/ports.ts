import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Any HTTP answer counts. */
export function answers(port: number) {
  return fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

/** Fails with a sentence when PORT is not a port or in use. */
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
