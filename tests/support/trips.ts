import type { Prisma } from '@/prisma/generated/client'
import { makeTripRow } from './factories'
import { testDb } from './test-db'

type Row = Partial<Prisma.ItineraryUncheckedCreateInput> & { id: number }

/** While the work is done there are these trips too. */
export async function withTrips<T>(rows: Row[], work: () => Promise<T>) {
  await testDb.itinerary.createMany({ data: rows.map(makeTripRow) as Prisma.ItineraryCreateManyInput[] })
  try {
    return await work()
  } finally {
    await testDb.itinerary.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  }
}
