// npm --prefix workshop run many -- 3: several instances on one database, behind nginx.
import '../scripts/lib/node-version'
import { freePort, isPortFree, portBusy, requestedPort } from '../scripts/lib/ports'
import { OperatorError, print } from '../scripts/lib/report'
import { atEnd, run } from '../scripts/lib/run'
import { beginService } from '../scripts/lib/service'
import { type Instance, startInstance } from './drills/lab/instance'
import { findNginx, startNginx } from './drills/lab/nginx'

await run(async () => {
  beginService()
  const count = requestedCount()
  const port = await requestedPort()
  const tlsPort = port + 1
  if (!(await isPortFree(tlsPort))) throw new OperatorError(portBusy(tlsPort))
  process.env.SITE_URL ||= `http://localhost:${port}`

  findNginx()
  const instances: Instance[] = []
  const ports: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const own = await freePort()
    // One instance resizes the pictures for all.
    const instance = startInstance(own, { ...process.env, ...(number > 1 && { PICTURES_AHEAD: '0' }) })
    instances.push(instance)
    ports.push(own)
    // The first one prepares database, content and build.
    if (number === 1) await instance.up
  }
  await Promise.all(instances.map(({ up }) => up))
  // Registered after what kills all children, to come before it.
  atEnd(() => Promise.all(instances.map(({ stop }) => stop())))

  const nginx = await startNginx({ port, tlsPort, instances: ports })
  print(`Instances on ports ${ports.join(', ')}`)
  print(`nginx is in front of them at http://localhost:${port} and, with HTTP/2, https://localhost:${tlsPort}`)
  const { code } = await nginx.ended
  throw new OperatorError(`nginx has ended (${code}).`)
}, 0)

function requestedCount() {
  const count = Number(process.argv[2] ?? 2)
  if (!Number.isInteger(count) || count < 1 || count > 32) {
    throw new OperatorError('Say how many instances, from 1 to 32, for example: npm --prefix workshop run many -- 3')
  }
  return count
}
