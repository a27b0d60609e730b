'use client'
import type { ReactNode } from 'react'
import { showToast } from '@/components/ui/toast'
import { cn } from '@/lib/design/cn'
import { mostSaved } from '@/lib/domain/shortlist'
import { toggleSaved, useSavedTrips } from './saved-trips'

const full = {
  title: `${mostSaved} trips are saved`,
  description: 'Take one off your shortlist, then save this one.',
  isDestructive: true,
}

type Props = {
  id: number
  title: string
  icon: ReactNode
  className?: string
}

export function SaveButton({ id, title, icon, className }: Props) {
  const isSaved = useSavedTrips().includes(id)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id) || showToast(full)}
      className={cn(
        'group/keep grid size-tap shrink-0 place-items-center rounded-control transition-colors duration-quick noscript:hidden print:hidden',
        className,
      )}
    >
      {icon}
      <span className="sr-only">Save {title}</span>
    </button>
  )
}
