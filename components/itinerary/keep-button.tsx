'use client'
import { Heart } from 'lucide-react'
import { showToast } from '@/components/ui/toast'
import { mostKept } from '@/lib/itineraries/shortlist'
import { cn } from '@/lib/look/cn'
import { toggleKept, useKeptTrips } from './kept-trips'

const full = {
  title: `${mostKept} trips are kept`,
  description: 'Take one off your shortlist, then keep this one.',
}

/** A heart that keeps a trip on this device. Nothing without JavaScript, which has no memory. */
export function KeepButton({ id, title, className }: { id: number; title: string; className?: string }) {
  const isKept = useKeptTrips().includes(id)
  return (
    <button
      type="button"
      aria-pressed={isKept}
      onClick={() => toggleKept(id) || showToast(full)}
      className={cn(
        'grid size-tap shrink-0 place-items-center rounded-control transition-colors duration-quick noscript:hidden print:hidden',
        className,
      )}
    >
      <Heart aria-hidden="true" className={cn('size-5.5', isKept && 'fill-ember text-ember')} />
      <span className="sr-only">Keep {title}</span>
    </button>
  )
}
