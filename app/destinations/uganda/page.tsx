import type { Metadata } from 'next'
import { uganda } from '@/lib/content/destinations/uganda'
import { DestinationPage } from '../_components/destination-page'

export const metadata: Metadata = {
  title: 'Uganda gorilla and chimpanzee safaris',
  description:
    'Gorillas in Bwindi, chimpanzees in Kibale, the Nile at Jinja and Murchison: months, roads, permits and our trips in Uganda.',
}

export default function UgandaPage() {
  return <DestinationPage href="/destinations/uganda" destination={uganda} ground="leaf" line="forest" />
}
