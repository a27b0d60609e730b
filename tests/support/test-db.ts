// The temporary database that scripts/test.ts has made and seeded.
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/prisma/generated/client'

export let testDb: PrismaClient

export function openTestDb() {
  testDb = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) })
}
