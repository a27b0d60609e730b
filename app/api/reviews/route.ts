import { createReview } from '@/lib/data/reviews'
import { jsonCreate, jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ POST: jsonCreate(createReview) })
