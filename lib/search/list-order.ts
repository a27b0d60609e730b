import 'server-only'
import { Prisma } from '../../prisma/generated/client'

/** Featured, popular, id (decision 14). All ascending, so that the next page is one range of the index. */
export const listOrder = Prisma.sql`NOT is_featured, NOT is_popular, id`
