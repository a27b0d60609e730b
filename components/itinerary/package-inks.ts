import type { PackageType } from '@/lib/domain/choices'

export const packageInks: Record<PackageType, { rule: string; text: string }> = {
  Luxury: { rule: 'border-clay', text: 'text-clay' },
  'Budget-Friendly': { rule: 'border-lake', text: 'text-lake' },
  'Community & Cultural': { rule: 'border-leaf', text: 'text-leaf' },
}
