import { sitePageMetadata } from '@/lib/seo/metadata'
import { Booking } from './_components/booking'

export const metadata = sitePageMetadata('/book')

export default function BookPage() {
  return <Booking requested={{ ids: [], severalTrips: '', message: '', party: {} }} />
}
