import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageSettings, parseConfig } from '../../lib/platform/config-schema'
import { runNode } from './child'
import { fingerprint } from './fingerprint.mjs'
import { buildFolder, programs, root } from './paths'
import { withLock } from './query'
import { OperatorError, print } from './report'
import { deleteOutdatedPictures } from './resized-pictures'
import { runningSite } from './running-site'

const sources = [
  ...['app', 'components', 'lib', 'public', 'instrumentation.ts'],
  ...['prisma/schema.prisma', 'prisma/migrations', 'prisma/sql'],
  ...['next.config.ts', 'tailwind.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]
const markName = 'build-fingerprint'
const buildLock = 710_003
const outOfMemory =
  'The build was killed, as it is when memory runs out: it takes 1.5 GB. Add swap, or build on another machine (docs/operate.md).'
const noCompiler = 'The site has to be built, which takes the development packages too: npm ci'
// Read by lib/cache/page-cache.mjs: 'other' when the settings differ from the build's.
const pagesVariable = 'PAGES_OF_BUILD'

/** Builds if the code has changed, with `forSettings` also if settings have. Throws OperatorError if a site runs on it. */
export async function buildSite(url: string, { forSettings = false } = {}) {
  const code = codeFingerprint()
  const settings = settingsFingerprint(url)
  const isCurrent = async () => {
    const mark = await readMark()
    return mark.code === code && (!forSettings || mark.settings === settings)
  }
  if (await isCurrent()) return
  // Of two concurrent first starts the second waits for the first one's build.
  await withLock(url, buildLock, async () => {
    if (!(await isCurrent())) await build(`${code} ${settings}`, url)
  })
}

/** Prepares this process for serving the build that exists. Throws OperatorError without one. */
export async function openBuild(url: string) {
  const { settings } = await readMark()
  if (!settings) throw new OperatorError('There is no build in this folder. Make it with "npm run build".')
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= formKey(url)
  await deleteOutdatedPictures().catch(() => undefined)
  if (settings !== settingsFingerprint(url)) process.env[pagesVariable] = 'other'
}

async function readMark() {
  const mark = await readFile(path.join(buildFolder(), markName), 'utf8').catch(() => '')
  const [code, settings] = mark.split(' ')
  return { code, settings }
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
  await rm(path.join(folder, markName), { force: true })
  await deleteOutdatedPictures()
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

export function codeFingerprint(base = root) {
  const [nodeMajor] = process.versions.node.split('.')
  return fingerprint(base, sources, { nodeMajor })
}

// Of the database without its port, which changes for the embedded one.
function settingsFingerprint(url: string) {
  const { hostname, username, password, pathname } = new URL(process.env.DATABASE_URL || url)
  const config = parseConfig(process.env)
  const shown = pageSettings.map((key) => [key, config[key]])
  return fingerprint(root, [], [...shown, hostname, username, password, pathname])
}
