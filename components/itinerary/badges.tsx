import {
  Binoculars,
  Compass,
  Gem,
  HandHeart,
  Leaf,
  type LucideIcon,
  MapPin,
  MountainSnow,
  TreePalm,
  Wallet,
} from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { Difficulty, PackageType } from '@/lib/itineraries/choices'
import { cn } from '@/lib/look/cn'

const packageIcons: Record<PackageType, LucideIcon> = {
  Luxury: Gem,
  'Budget-Friendly': Wallet,
  'Community & Cultural': HandHeart,
}

const categoryIcons: Record<string, LucideIcon> = {
  adventure: Compass,
  wildlife: Binoculars,
  nature: Leaf,
  beach: TreePalm,
  mountain: MountainSnow,
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function PackageTypeBadge({ type, tone }: { type: PackageType; tone?: BadgeTone }) {
  const Icon = packageIcons[type]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-[15px]" />
      {type}
    </Badge>
  )
}

export function CategoryBadge({ category, tone }: { category: string; tone?: BadgeTone }) {
  // Specification section 9: the default category badge is Adventure.
  const name = category || 'adventure'
  const Icon = categoryIcons[name.toLowerCase()] ?? MapPin
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-[15px]" />
      {capitalised(name)}
    </Badge>
  )
}

const peaks: Record<Difficulty, number> = { Easy: 1, Moderate: 2, Challenging: 3 }

/** As many of the three peaks are filled as the trip is hard. */
export function Peaks({ difficulty, className }: { difficulty: string; className?: string }) {
  const filled = peaks[difficulty as Difficulty] ?? 1
  return (
    <svg viewBox="0 0 28 12" aria-hidden="true" className={cn('h-3 w-7 fill-line', className)}>
      {['M0 12 4 4 8 12Z', 'M10 12 14 2 18 12Z', 'M20 12 24 0 28 12Z'].map((d, index) => (
        <path key={d} d={d} className={index < filled ? 'fill-ember in-[.on-dark]:fill-sun' : undefined} />
      ))}
    </svg>
  )
}

export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  return (
    <Badge>
      <Peaks difficulty={difficulty} />
      {difficulty || 'Easy'}
    </Badge>
  )
}
