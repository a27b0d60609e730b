import type { Metadata } from 'next'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { DestinationPage } from '../_components/destination-page'

export const metadata: Metadata = {
  title: 'Tanzania safaris, Kilimanjaro and Zanzibar',
  description:
    'Serengeti, Ngorongoro, Kilimanjaro and Zanzibar: where the herds are each month, driving times from Arusha, park fees and our trips.',
}

export default function TanzaniaPage() {
  return <DestinationPage href="/destinations/tanzania" destination={tanzania} ground="lake" line="peak" />
}
