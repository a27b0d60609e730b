import { jsonCreate, jsonMethods } from '@/lib/http/json-route'
import { createLead } from '@/lib/leads/create-lead'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  POST: jsonCreate((input, context) => createLead('donation_inquiry', input, context)),
})
