// The database of this process. Only lib/data and what stores and sends leads use it.
import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../prisma/generated/client'

function connect() {
  if (!process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the site with npm start or npm run dev.')
  return new PrismaClient({
    adapter: new PrismaPg({
      connectionString: process.env.DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 5000,
    }),
  })
}

// `next dev` loads modules again on every change; one pool must survive that.
const shared = globalThis as { prisma?: PrismaClient }

/** The Prisma client, made on first use so that a build step without a database can import this file. */
export function db() {
  shared.prisma ??= connect()
  return shared.prisma
}
