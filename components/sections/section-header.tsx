import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

type Props = {
  title: string
  intro?: string
  children?: ReactNode
  /** Title above the intro, not beside it. */
  isStacked?: boolean
}

export function SectionHeader({ title, intro, children, isStacked }: Props) {
  return (
    <div className={cn('section-header', !isStacked && 'section-header-wide')}>
      <h2 className="font-display text-title">{title}</h2>
      {intro && (
        <p className="max-w-[34rem] text-pretty font-serif text-lead text-ink-soft in-[.on-dark]:text-night-mist">
          {intro}
        </p>
      )}
      {children}
    </div>
  )
}
