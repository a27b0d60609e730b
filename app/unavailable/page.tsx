import { Unavailable, unavailableMetadata } from '@/components/layout/unavailable'
import { contacts } from '@/lib/data/words'
import { referenceMarker } from '@/lib/http/reference-marker'

export const metadata = unavailableMetadata

// Sent with status 503 for any page that cannot be made right now (scripts/front/finish.ts).
export default async function UnavailablePage() {
  const { phone, whatsapp } = await contacts()
  return <Unavailable phone={phone} whatsapp={whatsapp} reference={referenceMarker} />
}
