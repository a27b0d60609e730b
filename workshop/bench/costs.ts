// What a request and a lead cost, to plan other machines (docs/many-machines.md).
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { dataFolder } from '../../scripts/lib/paths'
import { readPidFile } from '../../scripts/lib/postgres/server-process'
import { print } from '../../scripts/lib/report'
import type { Server } from '../../scripts/lib/server'
import { cpuOf } from './cpu'
import type { Row } from './rows'
import { wrk } from './wrk'

const page = '/itineraries/6'
const seconds = 4
const searches = 200
const leads = 300
const group = 'Processor time of the site for one, microseconds'

export async function measureCosts({ url, pid }: Server, database: string): Promise<Row[]> {
  print('Costs')
  const html = await (await fetch(new URL(page, url))).text()
  const part = (await fetch(new URL(page, url), { headers: { rsc: '1' }, redirect: 'manual' })).headers.get('location')
  const picture = html.match(/\/_next\/image\?[^\s"]+/)?.[0].replaceAll('&amp;', '&') ?? page
  const rows: Row[] = []
  async function measure(name: string, work: () => number | Promise<number>) {
    const before = await cpuOf(pid)
    const count = await work()
    rows.push({ group, name, value: Math.round(((await cpuOf(pid)) - before) / count) })
  }
  const crowd = (path: string, headers: Record<string, string>) =>
    wrk(new URL(path, url).href, seconds, 1, headers).perSecond * seconds
  await measure('page', () => crowd(page, {}))
  await measure('part of a page', () => crowd(part ?? page, { rsc: '1' }))
  await measure('picture', () => crowd(picture, { accept: 'image/avif' }))
  // Never the same twice, so that no answer is shared.
  await measure('search page', () => oneByOne(url, '/itineraries?query=elephant&number='))
  await measure('search by REST', () => oneByOne(url, '/api/itineraries?query=elephant&number='))
  rows.push(...(await costsOfLeads({ url, pid }, database)))
  return rows
}

async function oneByOne(url: string, path: string) {
  for (let number = 0; number < searches; number += 1) await (await fetch(new URL(path + number, url))).text()
  return searches
}

async function costsOfLeads({ url, pid }: Pick<Server, 'url' | 'pid'>, database: string): Promise<Row[]> {
  const server = (await readPidFile(path.join(dataFolder(), 'postgres')))?.pid ?? 0
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const numberOf = async (sql: string) => Number((await client.query(`SELECT (${sql}) AS number`)).rows[0].number)
  const bytes = () => numberOf('pg_database_size(current_database())')
  const before = { site: await cpuOf(pid), database: await cpuOf(server), bytes: await bytes() }
  await Promise.all([1, 2, 3, 4].map(() => send(url, leads / 4)))
  const connections = await numberOf(`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()`)
  // The mails of a lead are part of its cost.
  while ((await numberOf("SELECT count(*) FROM mails WHERE status = 'queued'")) > 0)
    await new Promise((resolve) => setTimeout(resolve, 200))
  const after = { site: await cpuOf(pid), database: await cpuOf(server), bytes: await bytes() }
  await client.end()
  return [
    { group, name: 'lead, with its two mails', value: Math.round((after.site - before.site) / leads) },
    {
      group: 'Processor time of the database for one, microseconds',
      name: 'lead, with its two mails',
      value: Math.round((after.database - before.database) / leads),
    },
    {
      group: 'Bytes in the database for one',
      name: 'lead, with its two mails',
      value: Math.round((after.bytes - before.bytes) / leads),
    },
    { group: 'Connections to the database', name: 'one instance', value: connections - 1 },
  ]
}

async function send(url: string, count: number) {
  for (let number = 0; number < count; number += 1) {
    const body = {
      name: 'Bench',
      email: `${randomUUID()}@example.org`,
      type: 'volunteer',
      message: 'I can mend pumps. '.repeat(20),
    }
    const headers = { 'content-type': 'application/json' }
    await fetch(new URL('/api/inquiries', url), { method: 'POST', headers, body: JSON.stringify(body) })
  }
}
