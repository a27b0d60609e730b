import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dependencies } from '@/package.json'
import { root } from '@/scripts/lib/paths'
import { findPrograms } from '@/scripts/lib/system-program'
import { temporaryFolder } from '../support/temporary-folder'

const compose = async () => parse(await readFile(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })

test('the data of the database lies in a volume, which keeps its name, under a version that does not move', async () => {
  const { services, volumes } = await compose()
  const { image = '', volumes: mounted = [], environment } = services.database ?? {}
  expect(image).toMatch(/^postgres:\d+/)
  const [volume = '', folder = ''] = mounted[0]?.split(':') ?? []
  expect(`${environment?.PGDATA}/`.startsWith(`${folder}/`)).toBe(true)
  expect(volumes[volume]?.name).toBe('tembo-database')
  for (const one of Object.values(volumes)) expect(one).toMatchObject({ name: expect.stringMatching(/^tembo-/) })
})

test('every command of a container is one of the site; a backup and then migrations run once, before the rest', async () => {
  const { services } = await compose()
  const { save, migrate, web, worker, backup } = services
  expect([save?.restart, migrate?.restart]).toEqual(['no', 'no'])
  expect(save?.command?.slice(-2)).toEqual(['before', '/backups'])
  expect(save?.volumes).toEqual(backup?.volumes)
  expect(migrate?.depends_on).toEqual({ save: { condition: 'service_completed_successfully' } })
  for (const service of [web, worker, backup])
    expect(service?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
  const dockerfile = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8')
  const files = (JSON.stringify(services) + dockerfile).match(/dist\/scripts\/[\w-]+\.js/g) ?? []
  const names = ['backup', 'database', 'serve', 'worker']
  expect([...new Set(files)].sort()).toEqual(names.map((name) => `dist/scripts/${name}.js`))
  for (const file of files) expect(existsSync(path.join(root, file))).toBe(true)
})

test('a container writes to its volumes only, gains no rights and has a limit of memory', async () => {
  const { services } = await compose()
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^(\$\{WEB_MEMORY:-)?\d+[gm]\}?$/),
    })
  }
})

const [analyze = ''] = findPrograms('systemd-analyze')
const machine = temporaryFolder()

test.runIf(analyze).each(['web', 'worker', 'backup'])('systemd confines tembo-%s', (name) => {
  cpSync(path.join(root, 'deploy/systemd'), path.join(machine, 'etc/systemd/system'), { recursive: true })
  // Of 100: above 30 it fails.
  const words = ['security', '--offline=true', '--threshold=30', `--root=${machine}`, `tembo-${name}.service`]
  const { status, stdout, stderr } = spawnSync(analyze, words, { encoding: 'utf8' })
  expect([status, stderr], stdout).toEqual([0, ''])
})

test('no address and no secret is in the Dockerfile', async () => {
  const dockerfile = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8')
  expect(dockerfile).not.toMatch(/SITE_URL|DATABASE_URL=|SMTP_URL|PASSWORD/)
})

const imported = /^(?:import|export)\b[^'"]*?(?:from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm
const compiled = path.join(root, 'dist/scripts')
const programs = readdirSync(compiled).filter((name) => name.endsWith('.js'))

test.each(programs)('%s runs without the development packages', (name) => {
  const text = readFileSync(path.join(compiled, name), 'utf8')
  const names = [...text.matchAll(imported)].map(([, whole, later]) => whole ?? later ?? '')
  const packages = names.filter((each) => !each.startsWith('node:') && !builtinModules.includes(each))
  const own = packages.map((each) => /^(@[^/]+\/)?[^/]+/.exec(each)?.[0])
  expect(own.filter((each) => !Object.hasOwn(dependencies, each ?? ''))).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})
