import { useFormContext } from 'react-hook-form'
import type { Values } from '@/lib/forms/form-definition'
import type { booking } from '@/lib/leads/kinds/booking'

export type BookingValues = Values<typeof booking>

export const useBookingForm = () => useFormContext<BookingValues>()
