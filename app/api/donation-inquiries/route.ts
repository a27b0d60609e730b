import { createDonationInquiry } from '@/lib/data/donation-inquiries'
import { jsonCreate, jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({ POST: jsonCreate(createDonationInquiry) })
