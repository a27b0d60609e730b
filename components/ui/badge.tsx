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
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import type { Difficulty, PackageType } from '@/lib/itinerary-options'

const tones = {
  paper: 'bg-paper text-ink',
  night: 'bg-night text-paper',
  sun: 'bg-sun text-ink',
  outline: 'text-current shadow-[inset_0_0_0_1.5px_currentColor]',
  danger: 'bg-danger text-paper',
  'sun-wash': 'bg-sun-wash text-ink',
  'leaf-wash': 'bg-leaf-wash text-ink',
}

type Tone = keyof typeof tones

export function Badge({ tone = 'paper', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-[1.875rem] items-center gap-1.5 rounded-print px-2.5 py-0.5 lg:max-xl:px-2 text-label font-[650]',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

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

export function PackageTypeBadge({ type, tone }: { type: PackageType; tone?: Tone }) {
  const Icon = packageIcons[type]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-[15px]" />
      {type}
    </Badge>
  )
}

export function CategoryBadge({ category, tone }: { category: string; tone?: Tone }) {
  // Spec section 9: the default category badge is Adventure.
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

/** Three peaks of rising height, as many filled as the trip is hard. */
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
