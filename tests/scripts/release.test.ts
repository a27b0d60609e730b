// What deploy/release.mjs makes is all that runs on a server: it is tried where neither packages nor sources are.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import dockerignore from '@balena/dockerignore'
import { expect, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { allRows } from '../support/database'
import { makeBookingBody } from '../support/factories'
import { emptyDatabase } from '../support/own-database'
import { send } from '../support/post'
import { emptyDataFolder, runScript, startSite, until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

const folder = temporaryFolder()
const release = path.join(folder, 'release')
const volume = emptyDataFolder()
const backup = path.join(folder, 'site.backup')
const backups = path.join(folder, 'backups')

test('a release prepares a database, serves, stores, backs up and restores away from the project', async () => {
  execFileSync(process.execPath, ['deploy/release.mjs', release, 'with-database'], { cwd: root })
  const { bomFormat, components } = JSON.parse(readFileSync(path.join(release, 'sbom.cdx.json'), 'utf8'))
  const names = components.map(({ name }: { name: string }) => name)
  expect([bomFormat, names.includes('next'), names.includes('vitest')]).toEqual(['CycloneDX', true, false])
  const links = readdirSync(release, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  const targets = links.map((link) => realpathSync(path.join(link.parentPath, link.name)))
  expect(targets.filter((target) => !target.startsWith(`${realpathSync(release)}/`))).toEqual([])
  const [database, restored] = [await emptyDatabase(), await emptyDatabase()]
  const env = { DATABASE_URL: database, DATA_DIR: path.join(folder, 'data') }
  const run = (words: string, further = {}) => runScript(words, { cwd: release, env: { ...env, ...further } })
  expect(await run(`backup before ${backups}`)).toMatchObject({ code: 0 })
  expect(existsSync(backups)).toBe(false)
  expect(await run('database prepare')).toMatchObject({ code: 0 })
  const older = ['1', '2', '3', '4', '5'].map((day) => `before-2026-01-0${day}T000000.backup`)
  mkdirSync(backups)
  for (const name of [...older, 'tembo-2026-01-01.backup']) writeFileSync(path.join(backups, name), '')
  expect(await run(`backup before ${backups}`)).toMatchObject({ code: 0 })
  const kept = [...older.slice(1), expect.stringMatching(/^before-20.+\.backup$/), 'tembo-2026-01-01.backup']
  expect(readdirSync(backups).sort()).toEqual(kept)
  const site = await startSite(env, 'serve', release)
  const page = await fetch(`${site.url}/itineraries/6`)
  const html = await page.text()
  expect([page.status, html.includes('Request for Quote')], site.output()).toEqual([200, true])
  const linked = [
    /\/maps\/[^"\\]+/,
    /\/og\/itineraries\/[^"\\]+/,
    /\/_next\/image\?[^" \\]+/,
    /\/_next\/static\/[^"]+\.css/,
  ]
  for (const pattern of linked) {
    const link = pattern.exec(html)?.[0].replaceAll('&amp;', '&')
    const answer = await fetch(`${site.url}${link}`)
    expect(answer.status, link).toBe(200)
    // The brand's picture, which stands in where a font is missing, is kept for minutes only.
    if (link?.startsWith('/og/')) expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  const reference = await send(site.url, 'bookings', makeBookingBody())
  expect((await run('leads list')).output).toContain(reference)
  expect(layOutPaper()).toBe('%PDF-')
  expect(await site.stop()).toBe(0)
  expect(await run(`backup backup ${backup}`)).toMatchObject({ code: 0 })
  expect(await run(`backup restore ${backup}`, { DATABASE_URL: restored })).toMatchObject({ code: 0 })
  expect(await allRows(restored)).toEqual(await allRows(database))
  const again = await startSite({ ...env, DATABASE_URL: restored }, 'serve', release)
  expect((await fetch(again.url)).status, again.output()).toBe(200)
  expect(await again.stop()).toBe(0)
})

test('what the image runs needs only a folder: database, mails and backups are its own, and stay', async () => {
  const saved = path.join(volume, 'backups')
  const env = { DATABASE_URL: '', DATA_DIR: volume }
  const site = await startSite(env, 'container', release)
  const reference = await send(site.url, 'bookings', makeBookingBody())
  const isSaved = (kind: RegExp) => existsSync(saved) && readdirSync(saved).some((name) => kind.test(name))
  await until(() => isSaved(/^tembo-.+\.backup$/))
  expect(await site.stop(), site.output()).toBe(0)
  const again = await startSite(env, 'container', release)
  expect((await runScript('leads list', { cwd: release, env })).output).toContain(reference)
  expect(isSaved(/^before-/)).toBe(false)
  expect(await again.stop(), again.output()).toBe(0)
  const migration = path.join(release, 'prisma/migrations/20990101000000_of_a_newer_version')
  mkdirSync(migration)
  writeFileSync(path.join(migration, 'migration.sql'), 'SELECT 1')
  const newer = await startSite(env, 'container', release)
  expect(isSaved(/^before-.+\.backup$/)).toBe(true)
  expect(await newer.stop(), newer.output()).toBe(0)
})

test('every file that the Dockerfile copies or runs is in its build context', () => {
  const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')
  const context = dockerignore().add(readFileSync(path.join(root, '.dockerignore'), 'utf8'))
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const run = [...dockerfile.matchAll(/node ((?:scripts|deploy)\/\S+)/g)].map(([, name = '']) => name)
  const tracked = execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'prisma', 'public', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const wanted = [...copied.filter((name) => name !== '.'), ...run, ...tracked.trim().split('\n')]
  expect(run).toEqual(['scripts/run.mjs', 'deploy/release.mjs'])
  expect(wanted.filter((name) => context.ignores(name))).toEqual([])
  for (const name of ['.env', '.data/database-url', '.git/config', 'node_modules/next/package.json'])
    expect(context.ignores(name), name).toBe(true)
})

/** The first letters of a PDF, made by the thread of the release. */
function layOutPaper() {
  const paper = { title: 'Receipt', number: '', language: 'en', from: { name: 'A', lines: [] }, to: null, facts: [] }
  const workerData = { task: 'makePdf', input: { paper: { ...paper, blocks: [], foot: '', mark: '' }, madeAt: 0 } }
  const program = `const { Worker } = require('node:worker_threads')
    new Worker('./dist/scripts/open-file.js', { workerData: ${JSON.stringify(workerData)} })
      .on('message', ({ result }) => process.stdout.write(result.slice(0, 5)))`
  return execFileSync(process.execPath, ['-e', program], { cwd: release, encoding: 'utf8' })
}
