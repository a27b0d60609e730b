// DATABASE_URL if set, else the embedded PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises'
import nextEnv from '@next/env'
import { dataFolder, root } from './paths'
import { holdPostgres } from './postgres/embedded-postgres'
import { withClient } from './query'
import { errorMessage, OperatorError, print } from './report'
import { atEnd } from './run'

const waitForServer = 60_000
// Wrong password, user or database: retrying does not help.
const hopeless = new Set(['28P01', '28000', '3D000'])

/** Variables that are already set win over .env files. Disables Next.js telemetry by default. */
export function loadEnvironment() {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  nextEnv.loadEnvConfig(root, process.env.NODE_ENV === 'development', { info: () => undefined, error: console.error })
}

/** Waits for the database, sets DATABASE_URL, and restarts the embedded server if it dies. Throws OperatorError. */
export async function openDatabase() {
  loadEnvironment()
  const given = process.env.DATABASE_URL
  if (given) {
    if (!/^postgres(ql)?:/.test(given) || !URL.canParse(given))
      throw new OperatorError('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.')
    await waitUntilItAnswers(given)
    // Advisory locks belong to a session, which a pooler would share.
    return { url: process.env.DIRECT_DATABASE_URL || given, isEmbedded: false }
  }
  // The embedded server has no pooler.
  process.env.DIRECT_DATABASE_URL = ''
  const url = await runPostgres(dataFolder())
  process.env.DATABASE_URL = url
  return { url, isEmbedded: true }
}

async function runPostgres(folder: string) {
  let server = holdPostgres(folder)
  let isClosing = false
  atEnd(async () => {
    isClosing = true
    const current = await server.catch(() => undefined)
    await current?.release()
  })
  const { url } = await server
  void startAgainWhenLost()

  async function startAgainWhenLost() {
    while (!isClosing) {
      const current = await server.catch((error: unknown) => print(errorMessage(error)))
      await (current ? current.lost : sleep(1000))
      if (isClosing) return
      print('The embedded PostgreSQL has stopped: starting it again')
      server = holdPostgres(folder, { samePort: true })
    }
  }
  return url
}

async function waitUntilItAnswers(url: string) {
  const end = Date.now() + waitForServer
  for (let isFirst = true; ; isFirst = false) {
    const problem = await withClient(url, async () => undefined).catch((error: unknown) => error)
    if (!problem) return
    const code = (problem as { code?: string }).code ?? ''
    const reason = errorMessage(problem) || code
    if (hopeless.has(code) || Date.now() > end) {
      throw new OperatorError(`The database in DATABASE_URL does not answer: ${reason}`)
    }
    if (isFirst) print(`Waiting up to a minute for the database in DATABASE_URL (${reason})`)
    await sleep(500)
  }
}
