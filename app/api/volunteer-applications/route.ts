import { createVolunteerApplication } from '@/lib/data/volunteer-applications'
import { jsonCreate, jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ POST: jsonCreate(createVolunteerApplication) })
