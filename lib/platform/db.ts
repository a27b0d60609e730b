import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import type { PoolConfig } from 'pg'
import { type Prisma, PrismaClient } from '../../prisma/generated/client'
import { config } from './config'
import { PreviewError, UnavailableError } from './errors'
import { perProcess } from './per-process'
import { previewSchema } from './preview-schema'
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

// For SQL that names no schema, as ours does.
const inPreviewSchema = `-c search_path=${previewSchema},public`

/** `options`: of the driver, beside our limits. */
function connect(options: PoolConfig = {}, schema?: string) {
  if (!process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the site with npm start or npm run dev.')
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  // Stay with pg 8: Prisma 7.10 sends parallel reads on one connection in a transaction, which pg 9 refuses
  // (https://github.com/prisma/orm/pull/29979).
  const adapter = new PrismaPg(
    { connectionString: process.env.DATABASE_URL, ...(isBuild ? buildLimits : limits), ...options },
    { schema },
  )
  return new PrismaClient({ adapter, transactionOptions, errorFormat: 'minimal' })
}

const ofPreview = (more = '') => ({
  // A pooler may refuse options, or hand the connection on.
  connectionString: config.directDatabaseUrl ?? process.env.DATABASE_URL,
  options: inPreviewSchema + more,
})

/** For requests that show the preview. Throws PreviewError for writes. */
function connectToPreview() {
  const preview = connect(ofPreview(' -c default_transaction_read_only=on'), previewSchema)
  const unlessCached = preview.$extends({
    query: {
      $allOperations: async ({ operation, args, query }) => {
        if (!/^(find|count|aggregate|groupBy|\$queryRaw)/.test(operation)) throw new PreviewError()
        const { draftMode } = await import('next/headers')
        if (!(await draftMode()).isEnabled)
          throw new Error('Only in draft mode Next.js keeps nothing of what it renders.')
        return query(args)
      },
    },
  })
  return namingFailures(unlessCached as unknown as PrismaClient)
}

/** Reads and writes the preview as if it were the site, on a connection of its own. */
export async function inPreview<Result>(work: (tx: Db) => Promise<Result>) {
  const untimed = { max: 1, statement_timeout: 120_000, query_timeout: 120_000 }
  const prisma = connect({ ...ofPreview(), ...untimed }, previewSchema)
  try {
    return await prisma.$transaction(work, { timeout: 120_000, maxWait: 10_000, isolationLevel: 'RepeatableRead' })
  } finally {
    await prisma.$disconnect()
  }
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
export const db = () =>
  requestContext().getStore()?.preview
    ? perProcess('prisma-of-preview', connectToPreview)
    : perProcess('prisma', () => namingFailures(connect()))

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
