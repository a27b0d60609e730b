import type { Metadata } from 'next'
import { kenya } from '@/lib/content/destinations/kenya'
import { DestinationPage } from '../_components/destination-page'

export const metadata: Metadata = {
  title: 'Kenya safaris: when to go, where and what it costs',
  description:
    'The Mara, Amboseli, Samburu and the coast: months, driving times, park fees and our trips in Kenya, planned in Nanyuki on the equator.',
}

export default function KenyaPage() {
  return <DestinationPage href="/destinations/kenya" destination={kenya} ground="soil" line="rolling" />
}
