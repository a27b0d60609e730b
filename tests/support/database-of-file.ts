// Files share a process, and several of these run at once. Each file has a database of its own.
import { afterAll } from 'vitest'
import { db } from '@/lib/platform/db'
import { ownDatabase } from './own-database'
import { openTestDb, testDb } from './test-db'

process.env.DATABASE_URL = await ownDatabase()
openTestDb()

afterAll(async () => {
  await Promise.all([testDb.$disconnect(), db().$disconnect()])
  // What a process has once the next file begins anew.
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('tembo-trails.')) Reflect.deleteProperty(globalThis, key)
})
