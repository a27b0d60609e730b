// The database of this process. Only lib/data and what stores and sends leads use it.
import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../prisma/generated/client'
import { config } from '../config'
import { UnavailableError } from './errors'
import { perProcess } from './per-process'
import { requestContext } from './request-context'
import { isUnavailable } from './unavailable'

// With the default of a second a visitor waits two at most: for a connection, then for a lock or for the statement. The
// driver gives up a little after the server should have, for a server that does not even answer. With every connection
// busy the next requests fail within a second rather than pile up.
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
// Nobody waits for a build, and its many processes may keep the machine busy.
const buildLimits = { max: 10, connectionTimeoutMillis: 30_000, statement_timeout: 30_000 }
// Prisma's own limits of a transaction: until it has begun, and in all. A crowd waiting for the same row must wait
// rather than fail, so all its statements together may take longer than one.
const transactionOptions = { maxWait: Math.round(wait * 1.1), timeout: 5 * wait }

function connect() {
  if (!process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the site with npm start or npm run dev.')
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  const adapter = new PrismaPg({
    connectionString: process.env.DATABASE_URL,
    ...(isBuild ? buildLimits : limits),
  })
  return namingFailures(new PrismaClient({ adapter, transactionOptions, errorFormat: 'minimal' }))
}

/** The same client, whose every failure to reach the database is an UnavailableError. */
function namingFailures(prisma: PrismaClient) {
  const queries = prisma.$extends({
    query: { $allOperations: ({ args, query }) => query(args).catch(rethrow) },
  })
  const all = queries.$extends({
    client: {
      $transaction: (...args: Parameters<typeof queries.$transaction>) => queries.$transaction(...args).catch(rethrow),
    },
  })
  // What an extension adds to the type is not used, and would only keep transactions from being passed around.
  return all as unknown as PrismaClient
}

function rethrow(error: unknown): never {
  if (!isUnavailable(error)) throw error
  const context = requestContext().getStore()
  if (context) context.isUnavailable = true
  throw error instanceof UnavailableError ? error : new UnavailableError(error)
}

/**
 * The Prisma client, made on first use so that a build step without a database can import this file. Its calls throw
 * UnavailableError within about two seconds when the database is away, busy or full.
 */
export const db = () => perProcess('prisma', connect)

/** The present by the clock of the database, which leads and mails go by. */
export async function databaseTime() {
  const [clock] = await db().$queryRaw<[{ now: Date }]>`SELECT now()`
  return clock.now
}
