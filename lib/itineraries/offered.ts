import type { Prisma } from '../../prisma/generated/client'

export const offered = { withdrawnAt: null } satisfies Prisma.ItineraryWhereInput
