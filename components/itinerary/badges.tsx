import { Binoculars, Compass, Gem, HandHeart, Leaf, MapPin, MountainSnow, TreePalm, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { cn } from '@/lib/design/cn'
import type { Difficulty, PackageType } from '@/lib/domain/choices'

const icon = { 'aria-hidden': true, className: 'size-[15px]' } as const

const packageIcons: Record<PackageType, ReactNode> = {
  Luxury: <Gem {...icon} />,
  'Budget-Friendly': <Wallet {...icon} />,
  'Community & Cultural': <HandHeart {...icon} />,
}

const categoryIcons: Record<string, ReactNode> = {
  adventure: <Compass {...icon} />,
  wildlife: <Binoculars {...icon} />,
  nature: <Leaf {...icon} />,
  beach: <TreePalm {...icon} />,
  mountain: <MountainSnow {...icon} />,
}
const otherIcon = <MapPin {...icon} />

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function PackageTypeBadge({ type, tone }: { type: PackageType; tone?: BadgeTone }) {
  return (
    <Badge tone={tone}>
      {packageIcons[type]}
      {type}
    </Badge>
  )
}

export function CategoryBadge({ category, tone }: { category: string; tone?: BadgeTone }) {
  // Specification section 9: the default category badge is Adventure.
  const name = category || 'adventure'
  return (
    <Badge tone={tone}>
      {categoryIcons[name.toLowerCase()] ?? otherIcon}
      {capitalised(name)}
    </Badge>
  )
}

const peaks: Record<Difficulty, number> = { Easy: 1, Moderate: 2, Challenging: 3 }

export function Peaks({ difficulty, className }: { difficulty: string; className?: string }) {
  const filled = peaks[difficulty as Difficulty] ?? 1
  return (
    <svg
      viewBox="0 0 28 12"
      aria-hidden="true"
      className={cn('h-3 w-7 fill-line forced-colors:fill-[GrayText]', className)}
    >
      {['M0 12 4 4 8 12Z', 'M10 12 14 2 18 12Z', 'M20 12 24 0 28 12Z'].map((d, index) => (
        <path
          key={d}
          d={d}
          className={index < filled ? 'fill-ember in-[.on-dark]:fill-sun forced-colors:fill-current' : undefined}
        />
      ))}
    </svg>
  )
}

const peaksOf: Record<Difficulty, ReactNode> = {
  Easy: <Peaks difficulty="Easy" />,
  Moderate: <Peaks difficulty="Moderate" />,
  Challenging: <Peaks difficulty="Challenging" />,
}

export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  return (
    <Badge>
      {peaksOf[difficulty as Difficulty] ?? peaksOf.Easy}
      {difficulty || 'Easy'}
    </Badge>
  )
}

export const packageInks: Record<PackageType, { rule: string; text: string }> = {
  Luxury: { rule: 'border-clay', text: 'text-clay' },
  'Budget-Friendly': { rule: 'border-lake', text: 'text-lake' },
  'Community & Cultural': { rule: 'border-leaf', text: 'text-leaf' },
}
