// npm run drill:failover: leads arrive while the database loses machines. "-- quick" does one kill and one switchover.
import '../lib/node-version'
import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, prepareDatabase } from '../lib/content'
import { startInstance } from '../lib/instance'
import { findNginx, startNginx } from '../lib/nginx'
import { buildFolder } from '../lib/paths'
import { freePort } from '../lib/ports'
import { OperatorError, say } from '../lib/report'
import { atEnd, run } from '../lib/run'
import { hasBuild } from '../lib/site-build'
import { type Cluster, type Node, startCluster, userOfPostgres } from './cluster'
import { startMailSink } from './mail-sink'
import { judge } from './table'
import { until } from './until'
import { startVisitors } from './visitors'

const siteUrl = 'https://drill.example'
const isQuick = process.argv[2] === 'quick'
const nodeSize = '400m'

await run(async () => {
  if (!(await hasBuild())) throw new OperatorError(`There is no build in ${buildFolder()}. Make it with "npm run build".`)
  findNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-drill-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const cluster = await startCluster(folder, { diskOf: isQuick ? undefined : limitDisk })
  say('Three nodes, one of them synchronous')
  await prepareDatabase(cluster.direct)
  const mails = await startMailSink(await freePort())
  const site = await startSite(cluster, mails.port)
  say(`Two instances behind nginx, at ${site.front}`)

  const visitors = startVisitors(site.front, site.instances, cluster.direct, siteUrl)
  await sleep(3000)
  const faults = isQuick ? [kill, switchOver] : [kill, switchOver, kill, freeze, kill, fill, kill, switchOver, kill, cutEtcd]
  for (const fault of faults) {
    await cluster.whole()
    const before = visitors.met.acknowledged.size
    const begin = performance.now()
    await fault(cluster)
    await until(() => visitors.met.acknowledged.size > before + 20)
    say(`${fault.name}: over after ${seconds(performance.now() - begin)}, ${visitors.met.acknowledged.size} leads so far`)
  }
  await visitors.stop()
  await cluster.whole()
  return judge(visitors.met, cluster.direct, mails.counts)
})

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
