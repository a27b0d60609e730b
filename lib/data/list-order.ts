// The order of the list.
import 'server-only'
import { Prisma } from '../../prisma/generated/client'

/** Featured, popular, id (decisions.md). All ascending, so that what follows a trip is one range of an index. */
export const listOrder = Prisma.sql`NOT is_featured, NOT is_popular, id`
