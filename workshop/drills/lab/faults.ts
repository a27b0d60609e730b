import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { print } from '../../../scripts/lib/report'
import { atEnd } from '../../../scripts/lib/run'
import type { Cluster } from './cluster'
import type { Node } from './configs'
import { until } from './until'

const diskSize = '400m'
const longerThanTheLease = 30_000

/** Mounts a small disk on a folder until the drill ends. */
export function diskOfItsOwn(folder: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder])
  atEnd(() => execFileSync('umount', ['--lazy', folder]))
}

async function primaryOf(cluster: Cluster) {
  const node = await cluster.leader()
  if (!node) throw new Error('There is no primary.')
  return node
}

function hasNewPrimary(cluster: Cluster, old: Node) {
  return until(async () => ![undefined, old.name].includes((await cluster.leader())?.name))
}

/** The primary's machine dies at once, and comes back later. */
async function kill(cluster: Cluster) {
  const primary = await primaryOf(cluster)
  await cluster.machineOf(primary).kill()
  await hasNewPrimary(cluster, primary)
  await cluster.startNode(primary)
}

async function switchover(cluster: Cluster) {
  const primary = await primaryOf(cluster)
  await cluster.switchOver()
  await hasNewPrimary(cluster, primary)
}

/** The primary hangs, and wakes up after another has taken over. */
async function freeze(cluster: Cluster) {
  const primary = await primaryOf(cluster)
  const machine = cluster.machineOf(primary)
  await machine.freeze()
  await hasNewPrimary(cluster, primary)
  await machine.thaw()
}

/** The primary's disk fills up. Patroni keeps it primary, so an operator has to switch over. */
async function fillDisk(cluster: Cluster) {
  const primary = await primaryOf(cluster)
  const filler = path.join(primary.folder, 'filler')
  await fill(filler)
  await sleep(5000)
  const isStillPrimary = (await cluster.leader())?.name === primary.name
  print(
    isStillPrimary ? 'With its disk full it goes on as primary: handing over' : 'With its disk full it was replaced',
  )
  if (isStillPrimary) await cluster.switchOver().catch(() => undefined)
  await hasNewPrimary(cluster, primary)
  await rm(filler)
}

async function fill(file: string) {
  const handle = await open(file, 'w')
  const block = Buffer.alloc(1 << 20)
  try {
    for (;;) await handle.write(block)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
}

/** etcd is away for longer than the primary's lease. */
async function cutEtcd(cluster: Cluster) {
  await cluster.etcd.freeze()
  await sleep(longerThanTheLease)
  await cluster.etcd.thaw()
}

type Fault = (cluster: Cluster) => Promise<void>

export const quickFaults: Fault[] = [kill, switchover]
export const everyFault: Fault[] = [kill, switchover, kill, freeze, kill, fillDisk, kill, switchover, kill, cutEtcd]
