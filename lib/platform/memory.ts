import { totalmem } from 'node:os'

/** The megabytes that this process may use: those of the machine, or fewer in a container or a service with a limit. */
export function memoryOfProcess() {
  // 0 without a limit, or on some systems more than there is.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.min(limit, totalmem()) / 1024 / 1024
}
