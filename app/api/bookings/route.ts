import { createBooking } from '@/lib/data/bookings'
import { jsonCreate, jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ POST: jsonCreate(createBooking) })
