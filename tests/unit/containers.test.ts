import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '@/scripts/lib/paths'

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
