import type { ReactNode } from 'react'
import { cn } from '@/lib/look/cn'

type Props = { summary: ReactNode; className?: string; children: ReactNode }

/** Opened by a tap on a phone; on a wide screen and on paper there is no summary, and what is in it just stands there. */
export function Fold({ summary, className, children }: Props) {
  return (
    <details className={cn('fold', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
