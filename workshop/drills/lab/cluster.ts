// Three PostgreSQL nodes under Patroni with synchronous replication, etcd, HAProxy and PgBouncer, on 127.0.0.1 only.
import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../scripts/lib/ports'
import { OperatorError } from '../../../scripts/lib/report'
import { findPrograms, installOnDebian } from '../../../scripts/lib/system-program'
import { etcdWords, haproxyConfig, type Node, nodeConfig, pgbouncerConfig, postgresFolder } from './configs'
import { canDrill, type Machine, startMachine, user } from './machine'
import { until } from './until'

const packages = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql-15']
const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer']

type Member = { name: string; role: string; state: string; lag?: number | string }

/** `prepare` may mount a disk of its own on each node's folder. */
export async function startCluster(folder: string, prepare: (place: string) => void = () => undefined) {
  if (!canDrill()) throw new OperatorError('The drill needs Linux, and root for namespaces and packages.')
  if (findPrograms(...programs).length < programs.length || !postgresFolder()) installOnDebian(...packages)
  const [etcdPort, peerPort, frontPort, poolPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const log = (name: string) => path.join(folder, `${name}.log`)
  const nodes: Node[] = []
  for (const name of ['one', 'two', 'three']) {
    nodes.push({ name, folder: path.join(folder, name), port: await freePort(), api: await freePort() })
  }
  await own(folder)
  for (const node of nodes) {
    await mkdir(node.folder)
    prepare(node.folder)
    await own(node.folder)
  }
  const etcd = startMachine(etcdWords(path.join(folder, 'etcd'), etcdPort, peerPort), log('etcd'))
  await until(() => isOk(`http://127.0.0.1:${etcdPort}/health`))

  const machines = new Map<string, Machine>()
  async function startNode(node: Node) {
    const file = path.join(folder, `${node.name}.yml`)
    await write(file, nodeConfig(node, etcdPort))
    machines.set(node.name, startMachine(['patroni', file], log(node.name)))
  }
  for (const node of nodes) await startNode(node)
  const haproxy = path.join(folder, 'haproxy.cfg')
  await write(haproxy, haproxyConfig(nodes, frontPort))
  startMachine(['haproxy', '-db', '-f', haproxy], log('haproxy'))
  await until(async () => (await membersOf(nodes)).filter(({ role }) => role !== 'leader').length === 2)

  const url = (port: number, user = 'tembo', database = 'tembo_trails') =>
    `postgresql://${user}:drill@127.0.0.1:${port}/${database}`
  await until(() => hasDatabase(url(frontPort, 'postgres', 'postgres')))
  await write(path.join(folder, 'users.txt'), '"tembo" "drill"\n')
  const bouncer = path.join(folder, 'pgbouncer.ini')
  await write(bouncer, pgbouncerConfig(path.join(folder, 'users.txt'), `host=127.0.0.1 port=${frontPort}`, poolPort))
  startMachine(['pgbouncer', bouncer], log('pgbouncer'))
  return {
    direct: url(frontPort),
    pooled: url(poolPort),
    etcd,
    nodes,
    startNode,
    machineOf: (node: Node) => machines.get(node.name) as Machine,
    leader: () => leaderOf(nodes),
    /** Waits for a leader and two streaming standbys, one of them synchronous. */
    whole: () => until(async () => isWhole(await membersOf(nodes)), 180_000),
    async switchOver() {
      const leader = await leaderOf(nodes)
      const candidate = (await membersOf(nodes)).find(({ role }) => role === 'sync_standby')?.name
      const body = JSON.stringify({ leader: leader?.name, candidate })
      const response = await fetch(`http://127.0.0.1:${leader?.api}/switchover`, { method: 'POST', body })
      if (!response.ok) throw new Error(`No switchover: ${await response.text()}`)
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

// PostgreSQL, Patroni and PgBouncer refuse to run as root.
async function own(place: string) {
  await mkdir(place, { recursive: true })
  await giveAway(place)
  await chmod(place, 0o700)
}

async function write(file: string, text: string) {
  await writeFile(file, text)
  await giveAway(file)
}

async function giveAway(file: string) {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  await chown(file, idOf('-u'), idOf('-g'))
}

function isWhole(members: Member[]) {
  const standbys = members.filter(({ role }) => role !== 'leader')
  const streaming = standbys.filter(({ state }) => state === 'running' || state === 'streaming')
  return members.length === 3 && streaming.length === 2 && standbys.some(({ role }) => role === 'sync_standby')
}

/** The members as the first node that answers reports them. */
async function membersOf(nodes: Node[]): Promise<Member[]> {
  for (const { api } of nodes) {
    const found = await ask(`http://127.0.0.1:${api}/cluster`)
    const members = ((await found?.json()) as { members: Member[] } | undefined)?.members
    if (members?.some(({ role, state }) => role === 'leader' && state === 'running')) return members
  }
  return []
}

async function leaderOf(nodes: Node[]) {
  for (const node of nodes) if (await isOk(`http://127.0.0.1:${node.api}/primary`)) return node
  return undefined
}

function ask(url: string) {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
}

async function isOk(url: string) {
  return (await ask(url))?.status === 200
}

async function hasDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query("CREATE ROLE tembo LOGIN PASSWORD 'drill'")
    await client.query('CREATE DATABASE tembo_trails OWNER tembo')
    return true
  } catch {
    await sleep(200)
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
