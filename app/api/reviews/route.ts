import { jsonCreate, jsonMethods } from '@/lib/http/json-route'
import { createReview } from '@/lib/reviews/create-review'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ POST: jsonCreate(createReview) })
