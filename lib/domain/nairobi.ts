import { tz } from '@date-fns/tz'

// For date-fns, which otherwise counts days and months in the server's time zone.
export const nairobi = tz('Africa/Nairobi')
