import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

// For date-fns, which otherwise counts days and months in the server's time zone.
export const nairobi = tz('Africa/Nairobi')

/** Such as 2027-06-12. */
export const dayInNairobi = (now: Date) => format(now, 'yyyy-MM-dd', { in: nairobi })
