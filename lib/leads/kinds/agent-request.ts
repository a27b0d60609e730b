// The booking request of a travel agent, from its own form. It is stored as a booking, so that it gets offers like one.
import { type FormDefinition, nothingBooked, usualReplyTime } from '../../forms/form-definition'
import { booking } from './booking'

export const rates = [
  { value: 'net', label: 'Net rates' },
  { value: 'rack', label: 'Rack rates' },
] as const

const { name, email, countryCode, phone, itineraryId, preferredDates, message } = booking.fields
const { numberOfAdults, numberOfKids, numberOfToddlers } = booking.fields

export const agentRequest = {
  fields: {
    agency: { kind: 'text', label: 'Agency', max: 120, message: 'Please enter the name of your agency' },
    name: { ...name, label: 'Your name' },
    email,
    countryCode,
    phone: { ...phone, needed: undefined },
    rate: {
      kind: 'choice',
      label: 'Which rates do you need?',
      options: rates,
      message: 'Please choose net or rack rates',
    },
    itineraryId: { ...itineraryId, label: 'Trip' },
    preferredDates,
    numberOfAdults,
    numberOfKids,
    numberOfToddlers,
    rooms: { kind: 'optional text', label: 'Rooms', max: 120 },
    message,
  },
  success: { title: 'Request sent', description: 'Our reservations office answers you by email.' },
  sent: 'Request sent',
  notYet: nothingBooked,
  failure: { title: 'Error', description: 'Failed to send request. Please try again.' },
  replyTime: usualReplyTime,
  next: (replyTime: string = usualReplyTime) =>
    `Our reservations office in Nanyuki checks camps and vehicles for these dates and answers you ${replyTime} with rates and a plan.`,
  purpose: 'answer this request',
  draft: 'agents',
} as const satisfies FormDefinition
