import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { canDrill } from '@/workshop/drill/machine'
import { makeInquiryBody } from '../support/factories'
import { until } from '../support/scripts'
import { installedSettings, startUnit } from '../support/unit-file'

const database = process.env.TEST_DATABASE_URL ?? ''

describe.runIf(canDrill() && existsSync('/usr/bin/node'))('the systemd units', () => {
  test('the site serves, the worker sends its mails, and the backup is written', async () => {
    const port = String(await freePort())
    const known = { SITE_URL: 'https://www.example.com', DATABASE_URL: database }
    const here = { PORT: port, NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '', PICTURES_AHEAD: '0' }
    const settings = await installedSettings(known, here)
    const [web, worker] = [await startUnit('tembo-web', settings), await startUnit('tembo-worker', settings)]
    await until(async () => (await web()).includes('The site is at https://www.example.com'), 60_000)
    await until(async () => (await worker()).includes('The mail worker runs'), 60_000)
    const address = `http://127.0.0.1:${port}`
    await until(async () => (await fetch(`${address}/api/health/ready`)).ok)
    expect(await (await fetch(address)).text()).toContain('<link rel="canonical" href="https://www.example.com"/>')

    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.20' }
    const request = { method: 'POST', headers, body: JSON.stringify(makeInquiryBody()) }
    const { reference } = (await (await fetch(`${address}/api/inquiries`, request)).json()) as { reference: string }
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    const sent = () => client.query("SELECT FROM mails WHERE reference = $1 AND status = 'sent'", [reference])
    await until(async () => (await sent()).rowCount === 2, 60_000)
    await client.end()

    const backup = await startUnit('tembo-backup', settings)
    await until(async () => /^Saved \d+ rows to \/var\/backups\/tembo-trails\/tembo-/m.test(await backup()), 60_000)
  })
})

type Service = {
  image?: string
  volumes?: string[]
  environment?: Record<string, string>
  depends_on?: object
  restart?: string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, { name?: string }> }

async function compose(): Promise<Compose> {
  return parse(await readFile(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })
}

test('the data of the database lies in a volume, which keeps its name, under a version that does not move', async () => {
  const { services, volumes } = await compose()
  const { image = '', volumes: mounted = [], environment } = services.database ?? {}
  expect(image).toMatch(/^postgres:\d+/)
  const [volume = '', folder = ''] = mounted[0]?.split(':') ?? []
  expect(`${environment?.PGDATA}/`.startsWith(`${folder}/`)).toBe(true)
  expect(volumes[volume]?.name).toBe('tembo-database')
  for (const { name } of Object.values(volumes)) expect(name).toMatch(/^tembo-/)
})

test('every command of a container is one of the site, and migrations run once, before the rest', async () => {
  const { services } = await compose()
  const { migrate, web, worker, backup } = services
  expect(migrate?.restart).toBe('no')
  for (const service of [web, worker, backup])
    expect(service?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
  const dockerfile = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8')
  const files = (JSON.stringify(services) + dockerfile).match(/dist\/scripts\/[\w-]+\.js/g) ?? []
  const names = ['backup', 'database', 'serve', 'worker']
  expect(files.sort()).toEqual(names.map((name) => `dist/scripts/${name}.js`))
  for (const file of files) expect(existsSync(path.join(root, file))).toBe(true)
})

test('no address and no secret is in what the image is built from', async () => {
  const dockerfile = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8')
  expect(dockerfile).not.toMatch(/SITE_URL|DATABASE_URL=|SMTP_URL|PASSWORD/)
  const sent = (await readFile(path.join(root, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('!'))
  expect((await readFile(path.join(root, '.dockerignore'), 'utf8')).startsWith('*\n')).toBe(true)
  expect(sent.filter((line) => /\.env$|\.data|\.git\b/.test(line))).toEqual([])
})
