import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { runNode } from './child'
import { fingerprint } from './fingerprint'
import { forgetChangedPictures } from './kept-pictures'
import { buildFolder, programs, root } from './paths'
import { OperatorError, print } from './report'
import { removeOtherRouteTypes } from './route-types'
import { runningSite } from './running-site'

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'prisma/schema.prisma',
  'prisma/migrations',
  'prisma/sql',
]
const settings = ['next.config.ts', 'tailwind.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
// Settings that do not change the pages.
const readWhileServing = [
  ...['HOST', 'PORT', 'DATA_DIR', 'DIRECT_DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'RATE_LIMIT_PER_HOUR', 'TRUST_PROXY'],
  ...['DATABASE_TIMEOUT_MS', 'PICTURES_AHEAD', 'MAIL_WORKER', 'LOG_LEVEL', 'LOG_FORMAT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ...['LISTEN_FOR_CHANGES', 'CRON_SECRET', 'STANDALONE', 'ALERT_URL'],
]
const markName = 'build-fingerprint'
const buildLock = 710_003
const outOfMemory =
  'The build was killed, as it is when memory runs out: it takes 1.5 GB. Add swap, or build on another machine (docs/operate.md).'
const noCompiler = 'The site has to be built, which takes the development packages too: npm ci'
// Read by lib/cache/page-cache.mjs: 'other' when the settings differ from the build's.
const pagesVariable = 'PAGES_OF_BUILD'

/** Builds unless the build is current. Throws OperatorError when a running site uses it. */
export async function buildSite({ url, isEmbedded }: { url: string; isEmbedded: boolean }) {
  const current = `${await codeFingerprint()} ${await settingsFingerprint(isEmbedded)}`
  if (await isBuilt(current)) return
  // Of two concurrent first starts the second waits for the first one's build.
  const lock = new pg.Client({ connectionString: url })
  lock.on('error', () => undefined)
  await lock.connect()
  try {
    // For the transaction only: a pooler would leak a session setting.
    await lock.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await lock.query('SELECT pg_advisory_xact_lock($1)', [buildLock])
    if (!(await isBuilt(current))) await build(current, url)
  } finally {
    await lock.end()
  }
}

/** Uses the existing build; with other settings every page is rendered again. Throws OperatorError without a build. */
export async function takeBuild(url: string) {
  const [, settings] = (await readMark()).split(' ')
  if (!settings) throw new OperatorError('There is no build in this folder. Make it with "npm run build".')
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= formKey(url)
  await forgetChangedPictures().catch(() => undefined)
  if (settings !== (await settingsFingerprint(false))) process.env[pagesVariable] = 'other'
}

export async function isBuildCurrent() {
  return (await readMark()).split(' ')[0] === (await codeFingerprint())
}

/** The next start builds again. A release cannot build, but expires all pages at its start. */
export async function forgetBuild() {
  if (!existsSync(programs.tsc)) return
  await rm(path.join(buildFolder(), markName), { force: true })
}

async function isBuilt(current: string) {
  return (await readMark()) === current
}

function readMark() {
  return readFile(path.join(buildFolder(), markName), 'utf8').catch(() => '')
}

async function build(current: string, url: string) {
  const folder = buildFolder()
  const site = await runningSite(folder)
  if (site) {
    throw new OperatorError(
      `The site has changed, but port ${site.port} still serves the build in ${path.relative(root, folder)}. ` +
        'Stop that one first, then start again.',
    )
  }
  if (!existsSync(programs.tsc)) throw new OperatorError(noCompiler)
  print('Building the site, about a minute')
  await forgetBuild()
  await forgetChangedPictures()
  await removeOtherRouteTypes()
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: url,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || formKey(url),
  }
  const { code, output } = await runNode([programs.next, 'build'], { env })
  if (code !== 0 && output.includes('SIGKILL')) throw new OperatorError(outOfMemory)
  if (code !== 0) throw new OperatorError(`The site cannot be built:\n${output}`)
  // Taken before the build, so that changes during it cause another one.
  await writeFile(path.join(folder, markName), current)
}

// Action ids depend on this key: constant, so that forms survive updates and work on all instances.
function formKey(url: string) {
  const { username, password, pathname } = new URL(url)
  return createHmac('sha256', `${username}:${password}`).update(`forms of ${pathname}`).digest('base64')
}

export async function codeFingerprint(base = root) {
  const node = process.versions.node.split('.')[0] ?? ''
  const forBrowsers = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return fingerprint(base, [...sources, ...settings], { node, ...Object.fromEntries(forBrowsers.sort()) })
}

async function settingsFingerprint(isEmbedded: boolean) {
  const dotenv = (await readdir(root)).filter((name) => name.startsWith('.env'))
  const values = await siteVariables()
  if (isEmbedded) values.DATABASE_URL = 'embedded'
  return fingerprint(root, dotenv.sort(), values)
}

// The variables in .env.example.
async function siteVariables() {
  const example = await readFile(path.join(root, '.env.example'), 'utf8')
  const documented = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '')
  const names = documented.filter((name) => !readWhileServing.includes(name))
  const values: Record<string, string> = {}
  for (const name of names.sort()) values[name] = process.env[name] ?? ''
  return values
}
