// The settings that a start looks at before anything else.
import { ConfigError, parseConfig } from '../../lib/config/schema'
import { isPortFree, portBusy } from './ports'
import { OperatorError } from './report'

/** The port to listen on: PORT, or 3000. Fails with a sentence when it is none, or taken. */
export async function requestedPort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new OperatorError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  }
  if (!(await isPortFree(port))) throw new OperatorError(portBusy(port))
  return port
}

/** Fails with a sentence for each mistake in the configuration. */
export function checkConfiguration() {
  try {
    parseConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) throw new OperatorError(`The configuration has a mistake: ${error.message}`)
    throw error
  }
}
