import { Badge } from '@/components/ui/badge'
import { legend, type RedListStatus } from '@/lib/content/species'

const tones = { CR: 'danger', EN: 'sun', VU: 'sun-wash', NT: 'leaf-wash', LC: 'leaf-wash' } as const

export function StatusBadge({ status }: { status: RedListStatus }) {
  return <Badge tone={tones[status]}>{legend.entries.find((entry) => entry.status === status)?.name}</Badge>
}
