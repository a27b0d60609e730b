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

type Service = { cap_add?: string[] } & Record<string, unknown>

const compose = async (): Promise<{ services: Record<string, Service>; volumes: unknown }> =>
  parse(await readFile(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })

test('the image runs a program of the site, which keeps all in the volume', async () => {
  const { services } = await compose()
  const dockerfile = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8')
  const files = (JSON.stringify(services) + dockerfile).match(/dist\/scripts\/[\w-]+\.js/g) ?? []
  expect(files).toEqual(['dist/scripts/container.js'])
  for (const file of files) expect(existsSync(path.join(root, file))).toBe(true)
  expect(services.site?.environment).toMatchObject({ DATA_DIR: '/data/site', CONTENT_DIR: '/data/site/content' })
})

test('a container writes to its volume only, gains no rights and has a limit of memory', async () => {
  const { services } = await compose()
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^(\$\{SITE_MEMORY:-)?\d+m\}?$/),
    })
    expect(service.cap_add, name).toBeUndefined()
  }
})

const [analyze = ''] = findPrograms('systemd-analyze')
const machine = temporaryFolder()

test.runIf(analyze).each(['web', 'worker', 'backup', 'wal', 'base-backup'])('systemd confines tembo-%s', (name) => {
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
