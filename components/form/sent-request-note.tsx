'use client'
import { lazy, Suspense } from 'react'
import { useSavedText } from '@/components/ui/saved-text'
import { cn } from '@/lib/design/cn'
import { receiptsText } from './receipts-text'

const SentRequest = lazy(() => import('./sent-request').catch(() => ({ default: () => null })))

/** Overlays the hero, to avoid layout shift. */
export function SentRequestNote({ trip, className }: { trip?: number; className?: string }) {
  if (!useSavedText(receiptsText)) return null
  return (
    <div className="relative z-1 print:hidden">
      <p className={cn('page-width absolute inset-x-0 top-3', className)}>
        <Suspense>
          <SentRequest trip={trip} />
        </Suspense>
      </p>
    </div>
  )
}
