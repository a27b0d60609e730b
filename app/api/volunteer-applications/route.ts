import { createVolunteerApplication } from '@/lib/data/volunteer-applications'
import { jsonCreate, jsonMethods } from '@/lib/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ POST: jsonCreate(createVolunteerApplication) })
