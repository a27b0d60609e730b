import type { Metadata } from 'next'
import { Booking } from './_components/booking'

export const metadata: Metadata = {
  title: 'Book Your Adventure',
  description:
    'Ask for a safari: choose a trip or leave it to us, name your dates and your party, and a person in Nanyuki writes back with a plan and a price.',
  alternates: { canonical: '/book' },
}

export default function BookPage() {
  return <Booking itineraryId={null} />
}
