// A Debian that systemd boots in a container, from nothing to a restored copy: the commands are those of docs/operate.md, in
// its order. It shares the network, so the ports of PostgreSQL, the site and Caddy must be free.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import https from 'node:https'
import { tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { freePort, isPortFree } from '@/scripts/lib/ports'
import { findPrograms, systemProgram } from '@/scripts/lib/system-program'
import { canDrill } from '@/workshop/drills/lab/machine'
import { allRows, rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { startMailServer } from '../support/mail-server'
import { send } from '../support/post'
import { until } from '../support/scripts'

const run = promisify(execFile)
const base = path.join(tmpdir(), 'tembo-debian-13')
const site = 'https://localhost'
declare module 'vitest' {
  interface TaskMeta {
    /** The summary of the run shows them. */
    notes?: string[]
  }
}

const upstream = 'http://127.0.0.1:3000'
const brand = 'Tembo & Sons #1'
const manual = readFileSync(path.join(root, 'docs/operate.md'), 'utf8')

/** The nth block of commands under a heading of docs/operate.md. */
function commands(heading: string, number = 0) {
  const section = manual.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const block = [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)][number]?.[1]
  if (!block) throw new Error(`docs/operate.md has no block ${number} under ${heading}`)
  return block
}

async function bareDebian() {
  if (existsSync(base)) return
  const sources = execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'])
  const [mirror = ''] = sources.toString().split('\n')
  const making = `${base}.new`
  await rm(making, { recursive: true, force: true })
  await mkdir(making)
  // What every installed Debian has and the smallest does not.
  const packages = '--include=ca-certificates,systemd-sysv,dbus,sudo'
  await run(systemProgram('debootstrap'), ['--variant=minbase', packages, 'trixie', making, mirror])
  await rename(making, base)
}

/** Boots a copy, which goes with the test. Returns what runs commands of root in it. */
async function bootDebian() {
  const [nspawn = systemProgram('systemd-nspawn', 'systemd-container')] = findPrograms('systemd-nspawn')
  const binds = [`--overlay=${root}::/root/tembo`, '--bind-ro=/usr/local/share/ca-certificates']
  const alone = existsSync('/run/systemd/system') ? [] : ['--register=no', '--keep-unit']
  // In memory it is quicker. It needs 3.5 GB, and gets a quarter of the machine's.
  const copy = totalmem() > 15e9 ? '--volatile=overlay' : '--ephemeral'
  const words = ['--quiet', '--boot', copy, `--directory=${base}`, '--resolv-conf=copy-host', '--console=pipe']
  const env = { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }
  const container = spawn(nspawn, [...words, ...binds, ...alone], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const consoleOutput = Promise.all([text(container.stdout), text(container.stderr)])
  const ended = once(container, 'exit')
  onTestFinished(async () => {
    container.kill('SIGTERM')
    await ended
  }, 120_000)
  const first = () => readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8').trim()
  const settings = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LC_ALL: 'C.UTF-8',
    NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
  }
  const environment = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
  async function inDebian(command: string) {
    const shell = ['env', '-i', '-C', '/root', ...environment, 'bash', '-euo', 'pipefail', '-c', command]
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
    const { stdout } = await run('nsenter', ['--target', first(), '--all', '--', ...shell], options)
    return stdout
  }
  await until(async () => {
    if (container.exitCode !== null) throw new Error((await consoleOutput).join(''))
    return first() && (await inDebian('systemctl is-system-running || true').catch(() => '')).match(/running|degraded/)
  })
  await inDebian('update-ca-certificates')
  return inDebian
}

const answers = async () => (await fetch(upstream).catch(() => null))?.ok

/** The home page through Caddy, over a connection of its own. */
const visit = (ca: string) =>
  new Promise<{ status: number; page: string }>((resolve, reject) => {
    https
      .get(site, { ca, agent: false }, async (response) =>
        resolve({ status: response.statusCode ?? 0, page: await text(response) }),
      )
      .on('error', reject)
  })

test('docs/operate.md leads from a bare Debian to a site that is restored, upgraded and put back', async ({
  skip,
  task,
}) => {
  const notes: string[] = []
  task.meta.notes = notes
  if (!canDrill() || !existsSync('/etc/debian_version')) {
    notes.push(
      'Left out: the drill "install". It boots a Debian with systemd-nspawn, for which it needs Debian and root.',
    )
    skip()
  }
  for (const port of [80, 443, 3000, 5432]) expect(await isPortFree(port), `port ${port} is in use`).toBe(true)
  await bareDebian()
  const inDebian = await bootDebian()
  /** Until the site answers. */
  async function timed(name: string, command: string) {
    const start = performance.now()
    const output = await inDebian(command)
    await until(answers)
    notes.push(`${name}: ${Math.round((performance.now() - start) / 1000)} s`)
    return output
  }
  const ready = async () => (await (await fetch(`${upstream}/api/health/ready`)).json()) as { status: string }
  const program = (words: string) => {
    const [line = ''] = commands('Install', 2).split('\n')
    return inDebian(line.replace(/ leads$/, ` ${words}`))
  }

  // Install
  const installed = await timed('install', commands('Install').replace('https://www.example.com', site))
  expect(installed).toContain(`The site is at ${site}`)
  expect(await ready()).toMatchObject({ status: 'ready' })
  const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
  await until(() => inDebian(`test -s ${authority} && echo yes || true`))
  const ca = await inDebian(`cat ${authority}`)
  expect((await visit(ca)).page).toContain(`<link rel="canonical" href="${site}"/>`)
  const plain = await fetch('http://localhost', { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `${site}/`])

  // Mail
  const mailPort = await freePort()
  const { mails, stop } = await startMailServer(mailPort)
  onTestFinished(stop)
  const settings = [
    `SMTP_URL="smtp://127.0.0.1:${mailPort}"`,
    'MAIL_FROM=website@example.com',
    'EMAIL_RESERVATIONS=reservations@example.com',
    `BRAND_NAME="${brand}"`,
    'LICENCE="Licence # 7 & 8, of all Kenya"',
    // From the next upgrade on.
    'WAL_DIR=/var/backups/tembo-wal',
  ]
  await inDebian(`cat >>/etc/tembo-trails/env <<'END'\n${settings.join('\n')}\nEND`)
  await inDebian('systemctl restart tembo-web tembo-worker')
  await until(answers)
  expect(await program('leads mail test')).toContain('The mail server has taken a mail to')
  expect(mails).toHaveLength(1)
  const reference = await send(upstream, 'inquiries', makeInquiryBody(), { 'x-forwarded-for': '198.51.100.20' })
  await until(() => mails.length === 3)
  expect(await program('leads list')).toContain(reference)
  const { page } = await visit(ca)
  expect(page).toContain('Tembo &amp; Sons #1')
  expect(page).toContain('Licence # 7 &amp; 8, of all Kenya')

  // Firewall: in a network of its own
  systemProgram('nft', 'nftables')
  const firewall = spawnSync('unshare', ['--net', 'nft', '-f', '-'], { input: commands('Firewall'), encoding: 'utf8' })
  expect([firewall.status, firewall.stderr]).toEqual([0, ''])

  // Backups on another machine: here in another folder
  await inDebian('systemctl start tembo-backup')
  const offsite = 'RESTIC_REPOSITORY=/mnt/offsite\nRESTIC_PASSWORD=a-password'
  await inDebian(`umask 077 && printf '${offsite}\n' >/etc/tembo-trails/restic`)
  await inDebian(commands('Backups on another machine'))
  expect(await inDebian('systemctl list-timers')).toContain('offsite-backup.timer')

  // Restore
  const database = (await inDebian('sed -n s/^DATABASE_URL=//p /etc/tembo-trails/env')).trim()
  // Without what the running site records about itself.
  const savedRows = async () => ({ ...(await allRows(database)), site_notes: [], content_files: [] })
  const isStored = async () =>
    (await rowsOf('SELECT FROM leads WHERE reference = $1', [reference], database)).length === 1
  const rows = await savedRows()
  const restic = /`(restic restore [^`]+)`/.exec(manual)?.[1] ?? ''
  const name = (await inDebian('cd /var/backups/tembo-trails && ls tembo-*.backup')).trim()
  await inDebian(`rm /var/backups/tembo-trails/${name}; set -a; . /etc/tembo-trails/restic; ${restic}`)
  await timed('restore', commands('Restore').replace(/tembo-\d{4}-\d\d-\d\d\.backup/, name))
  expect(await savedRows()).toEqual(rows)
  expect(await isStored()).toBe(true)

  // Upgrade: visitors wait a moment at most
  const current = async () => (await inDebian('readlink /opt/tembo-trails/current')).trim()
  const listed = async (folder: string) => (await inDebian(`ls ${folder}`)).trim().split('\n')
  const savedBefore = async () =>
    (await listed('/var/backups/tembo-trails')).filter((each) => each.startsWith('before-')).length
  const version = async () => (await fetch(`${upstream}/version.txt`)).status
  const first = await current()
  expect(await savedBefore()).toBe(0)
  await inDebian('echo newer >tembo/public/version.txt')
  const upgrade = timed('upgrade', 'cd tembo && sh deploy/install.sh')
  expect(await statusesDuring(upgrade, ca)).toEqual(new Set([200]))
  await upgrade
  expect(await version()).toBe(200)
  expect((await visit(ca)).page).toContain('Tembo &amp; Sons #1')
  expect(await savedBefore()).toBe(1)

  // A lost disk: the log is streamed and restored into a database of its own
  expect(await inDebian('systemctl is-active tembo-wal tembo-base-backup.timer')).toBe('active\nactive\n')
  await inDebian('systemctl start tembo-base-backup')
  expect(await listed('/var/backups/tembo-wal/base')).toHaveLength(2)
  expect(await ready()).toMatchObject({ status: 'ready', problems: 0 })
  await inDebian(`set -a; . /etc/tembo-trails/restic; ${commands('A lost disk', 1)}systemctl start offsite-log`)
  await inDebian(`rm /var/backups/tembo-trails/${name}; set -a; . /etc/tembo-trails/restic; ${restic}`)
  expect(await listed('/var/backups/tembo-trails')).toContain(name)
  const check = commands('A lost disk', 2).replace(
    'sudo -u postgres dropdb',
    `sudo -u postgres psql -tAc "SELECT reference FROM leads" tembo_check\n$&`,
  )
  expect(await inDebian(check)).toMatch(new RegExp(`; the last change is of [^]+\n${reference}\n$`))

  // Upgrades that fail leave the version before, and nothing of their own
  const second = await current()
  const folders = await listed('-A /opt/tembo-trails /opt/tembo-trails/releases')
  async function failToUpgrade() {
    const upgrade = inDebian('cd tembo && sh deploy/install.sh').catch((error: { stderr: string }) => error.stderr)
    expect(await statusesDuring(upgrade, ca)).toEqual(new Set([200]))
    expect(await inDebian('systemctl is-active tembo-web tembo-worker')).toBe('active\nactive\n')
    expect(await current()).toBe(second)
    expect(await listed('-A /opt/tembo-trails /opt/tembo-trails/releases')).toEqual(folders)
    expect(await version()).toBe(200)
    expect(await isStored()).toBe(true)
    return upgrade
  }
  const migration = 'tembo/prisma/migrations/29990101000000_broken'
  const statement = 'CREATE TABLE half_of_a_migration (); SELECT 1 / 0;'
  await inDebian(`mkdir ${migration} && echo '${statement}' >${migration}/migration.sql`)
  expect(await failToUpgrade()).toContain('division by zero')
  expect(await rowsOf("SELECT FROM pg_tables WHERE tablename = 'half_of_a_migration'", [], database)).toHaveLength(0)
  expect(await savedBefore()).toBe(2)
  await inDebian(`rm -r ${migration} && echo "throw new Error('This version ends')" >tembo/scripts/serve.ts`)
  const output = await failToUpgrade()
  expect(output).toContain('Error: This version ends')
  expect(output).toContain(`The version before, ${path.basename(second)}, serves again.`)

  // Go back
  const way = commands('Go back').replace(/\/opt\/tembo-trails\/releases\/\d+-\d+/, first)
  // No migration of this upgrade has a way back: the database is only asked.
  await timed('going back', way.replace('-f prisma/migrations/.../way-back.sql', "-c 'SELECT 1'"))
  expect(await current()).toBe(first)
  expect(await version()).toBe(404)
  expect(await isStored()).toBe(true)
  expect((await visit(ca)).status).toBe(200)
}, 1_800_000)

async function statusesDuring(work: Promise<unknown>, ca: string) {
  const statuses = new Set<number>()
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver) {
    statuses.add((await visit(ca)).status)
    await sleep(250)
  }
  return statuses
}
