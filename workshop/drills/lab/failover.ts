// npm --prefix workshop run drill:failover: leads arrive while the database loses machines. "-- quick": one kill and one switchover.
import '../../../scripts/lib/node-version'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/lib/ports'
import { prepareDatabase } from '../../../scripts/lib/prepare-database'
import { OperatorError, print } from '../../../scripts/lib/report'
import { atEnd, run } from '../../../scripts/lib/run'
import { buildSite } from '../../../scripts/lib/site-build'
import { pages } from '../../../scripts/lib/site-paths'
import { applyTestSettings } from '../../../scripts/lib/testing/environment'
import { type Cluster, startCluster } from './cluster'
import { diskOfItsOwn, everyFault, quickFaults } from './faults'
import { startInstance } from './instance'
import { startMailSink } from './mail-sink'
import { findNginx, startNginx } from './nginx'
import { judge } from './table'
import { until } from './until'
import { startVisitors } from './visitors'

const siteUrl = 'https://drill.example'
const isQuick = process.argv[2] === 'quick'

await run(async () => {
  if (process.argv[2] && !isQuick)
    throw new OperatorError('Only "quick" may follow: npm --prefix workshop run drill:failover -- quick')
  const build = process.env.NEXT_DIST_DIR
  applyTestSettings()
  if (build) process.env.NEXT_DIST_DIR = build
  process.env.SITE_URL = siteUrl
  findNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-drill-'))
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const cluster = await startCluster(folder, isQuick ? undefined : diskOfItsOwn)
  print('Three nodes, one of them synchronous')
  await prepareDatabase(cluster.direct)
  await buildSite(cluster.direct)
  const mails = await startMailSink()
  const site = await startSite(cluster, mails.port)
  print(`Two instances behind nginx, at ${site.front}`)

  // What an instance has not rendered since it started needs the database.
  for (const instance of site.instances)
    for (const page of pages) await until(async () => (await fetch(instance + page)).status === 200)
  const visitors = startVisitors(site.front, site.instances, cluster.direct, siteUrl)
  const answered = () => visitors.met.acknowledged.size
  const someMore = (before: number) => until(() => answered() > before + 12)
  await someMore(0)
  let longest = 0
  for (const fault of isQuick ? quickFaults : everyFault) {
    await cluster.whole()
    visitors.met.longestRefusal = 0
    await fault(cluster)
    await someMore(answered())
    const refused = visitors.met.longestRefusal
    longest = Math.max(longest, refused)
    print(`${fault.name}: a lead was refused for ${(refused / 1000).toFixed(1)} s at most, ${answered()} so far`)
  }
  await visitors.stop()
  visitors.met.longestRefusal = longest
  return judge(visitors.met, cluster.direct, mails.counts)
})

async function startSite(cluster: Cluster, mailPort: number) {
  const env = {
    ...process.env,
    DATABASE_URL: cluster.pooled,
    DIRECT_DATABASE_URL: cluster.direct,
    DATABASE_TIMEOUT_MS: '1000',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    LOG_LEVEL: 'silent',
  }
  const ports = [await freePort(), await freePort()]
  const instances = ports.map((port) => startInstance(port, env, 'serve'))
  atEnd(() => Promise.all(instances.map(({ stop }) => stop())))
  await Promise.all(instances.map(({ up }) => up))
  const [port, tlsPort] = [await freePort(), await freePort()]
  await startNginx({ port, tlsPort, instances: ports })
  return { front: `http://127.0.0.1:${port}`, instances: ports.map((each) => `http://127.0.0.1:${each}`) }
}
