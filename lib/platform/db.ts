import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from '../../prisma/generated/client'
import { config } from './config'
import { UnavailableError } from './errors'
import { perProcess } from './per-process'
import { noteFailure, requestContext } from './request-context'
import { isPassing, isRefused, isUnavailable } from './unavailable'

// Milliseconds from the start of the request to the last retry; sooner when the connection is refused.
const lastTry = 7 * config.databaseTimeout
const lastRefused = 2 * config.databaseTimeout
const firstPause = 50
const longestPause = 500

/** Only for reads: a failed write may have been committed. */
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

// Milliseconds to wait for a connection, then for locks or work. The driver's timeout slightly exceeds the server's.
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
// A build may saturate the machine, and nobody waits for it.
const buildLimits = { max: 10, connectionTimeoutMillis: 30_000, statement_timeout: 30_000 }
// Many transactions may queue for one row, so they get longer than a statement.
const transactionOptions = { maxWait: Math.round(wait * 1.1), timeout: 5 * wait }

function connect() {
  if (!process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the site with npm start or npm run dev.')
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  // Stay with pg 8: Prisma 7.10 sends parallel reads on one connection in a transaction, which pg 9 refuses
  // (https://github.com/prisma/orm/pull/29979).
  const adapter = new PrismaPg({
    connectionString: process.env.DATABASE_URL,
    ...(isBuild ? buildLimits : limits),
  })
  return namingFailures(new PrismaClient({ adapter, transactionOptions, errorFormat: 'minimal' }))
}

// Outside transactions $queryRaw is only used to read.
const reads = /^(find|count|aggregate|groupBy|\$queryRaw$)/

/** Maps connection failures to UnavailableError, for reads after retries. */
function namingFailures(prisma: PrismaClient) {
  const queries = prisma.$extends({
    query: {
      $allOperations: ({ operation, args, query }) =>
        (reads.test(operation) ? tryAgain(() => query(args)) : query(args)).catch(rethrow),
    },
  })
  const all = queries.$extends({
    client: {
      // On the client without retries: a failed statement aborts its transaction.
      $transaction: (...args: Parameters<typeof prisma.$transaction>) => prisma.$transaction(...args).catch(rethrow),
    },
  })
  // Nothing uses the extension's type, which does not fit Prisma.TransactionClient.
  return all as unknown as PrismaClient
}

function rethrow(error: unknown): never {
  if (error instanceof UnavailableError || !isUnavailable(error)) throw error
  const unavailable = new UnavailableError(error)
  noteFailure(unavailable)
  // Read by lib/cache/page-cache.mjs.
  perProcess('database-failure', () => ({ at: 0 })).at = performance.now()
  // Logged here, because only the digest leaves a cached function. Scripts report errors themselves.
  if (process.env.NEXT_RUNTIME) console.error('The database cannot serve.', unavailable)
  throw unavailable
}

export type Db = Prisma.TransactionClient

/** Created on first use: a build has no database. Calls throw UnavailableError. */
export const db = () => perProcess('prisma', connect)

/** Leads and mails use the database's clock. */
export async function databaseTime(tx: Db = db()) {
  const [clock] = await tx.$queryRaw<[{ now: Date }]>`SELECT now()`
  return clock.now
}

/** Today in Nairobi, such as 2027-06-12, by the same clock. */
export async function databaseDay(tx: Db = db()) {
  const [clock] = await tx.$queryRaw<[{ day: string }]>`SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date::text AS day`
  return clock.day
}
