import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from '../../prisma/generated/client'
import { config } from './config'
import { UnavailableError } from './errors'
import { perProcess } from './per-process'
import { noteFailure, requestContext } from './request-context'
import { isPassing, isRefused, isUnavailable } from './unavailable'

// A visitor would rather wait a moment than see an error.

// Milliseconds until the last try begins, since the request did. One takes 2.7 times the timeout at most (db.ts), so a
// page has its answer after ten times that. A refusal comes at once: then nothing is there, and nobody waits for long.
const lastTry = 7 * config.databaseTimeout
const lastRefused = 2 * config.databaseTimeout
const firstPause = 50
const longestPause = 500

/** Only for reads: a write that failed may have been made. */
export async function tryAgain<Result>(read: () => Promise<Result>) {
  const begin = performance.now()
  const requested = requestContext().getStore()?.begin ?? begin
  let isAway = true
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await read()
    } catch (error) {
      isAway &&= isRefused(error)
      const next = performance.now() + pause
      const isLate = next > requested + lastTry || (isAway && next > begin + lastRefused)
      if (isLate || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

// Milliseconds. With the default of one second a statement waits two at most: for a connection, then for a lock or its
// work. The driver waits a little longer than the server, in case that does not answer at all.
const wait = config.databaseTimeout
const limits = {
  max: 10,
  connectionTimeoutMillis: wait,
  lock_timeout: Math.round(wait * 0.8),
  statement_timeout: Math.round(wait * 1.5),
  query_timeout: Math.round(wait * 1.7),
  idle_in_transaction_session_timeout: 10 * wait,
  keepAlive: true,
}
// No visitor waits for a build, which may keep the machine busy.
const buildLimits = { max: 10, connectionTimeoutMillis: 30_000, statement_timeout: 30_000 }
// A transaction may take longer than one statement: a crowd updating one row should wait rather than fail.
const transactionOptions = { maxWait: Math.round(wait * 1.1), timeout: 5 * wait }

function connect() {
  if (!process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the site with npm start or npm run dev.')
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  // Stay with pg 8: in a transaction Prisma 7.10 sends the reads of several relations at once on one connection, which pg 9
  // refuses (https://github.com/prisma/orm/pull/29979).
  const adapter = new PrismaPg({
    connectionString: process.env.DATABASE_URL,
    ...(isBuild ? buildLimits : limits),
  })
  return namingFailures(new PrismaClient({ adapter, transactionOptions, errorFormat: 'minimal' }))
}

// Outside transactions $queryRaw only reads.
const reads = /^(find|count|aggregate|groupBy|\$queryRaw$)/

/** Turns every failure to reach the database into an UnavailableError, of reads only after further tries. */
function namingFailures(prisma: PrismaClient) {
  const queries = prisma.$extends({
    query: {
      $allOperations: ({ operation, args, query }) =>
        (reads.test(operation) ? tryAgain(() => query(args)) : query(args)).catch(rethrow),
    },
  })
  const all = queries.$extends({
    client: {
      // On the client without tries: a failed statement ends its transaction.
      $transaction: (...args: Parameters<typeof prisma.$transaction>) => prisma.$transaction(...args).catch(rethrow),
    },
  })
  // Nothing uses what an extension adds to the type, which would not fit where a transaction is expected.
  return all as unknown as PrismaClient
}

function rethrow(error: unknown): never {
  if (error instanceof UnavailableError || !isUnavailable(error)) throw error
  const unavailable = new UnavailableError(error)
  noteFailure(unavailable)
  // lib/cache/page-cache.mjs reads it.
  perProcess('database-failure', () => ({ at: 0 })).at = performance.now()
  // Here, because only the digest comes out of a cached function. Scripts report what they catch.
  if (process.env.NEXT_RUNTIME) console.error('The database cannot serve.', unavailable)
  throw unavailable
}

/** The client itself, or a transaction of it. */
export type Db = Prisma.TransactionClient

/** Made on first use: a build has no database. Calls throw UnavailableError: see try-again.ts for when. */
export const db = () => perProcess('prisma', connect)

/** Leads and mails go by the clock of the database. */
export async function databaseTime(tx: Db = db()) {
  const [clock] = await tx.$queryRaw<[{ now: Date }]>`SELECT now()`
  return clock.now
}
