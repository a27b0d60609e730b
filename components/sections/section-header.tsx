import type { ReactNode } from 'react'
import { cn } from '@/lib/look/cn'

type Props = {
  title: string
  intro?: string
  children?: ReactNode
  /** Title above the intro, not beside it. */
  isStacked?: boolean
}

export function SectionHeader({ title, intro, children, isStacked }: Props) {
  return (
    <div
      className={cn(
        'mb-stack grid justify-items-start gap-x-column gap-y-4 print:break-after-avoid',
        !isStacked &&
          'md:grid-cols-12 md:items-end md:*:first:col-span-6 lg:*:first:col-span-7 md:*:last:col-[7/-1] lg:*:last:col-[8/-1] md:*:last:not-first:justify-self-end',
      )}
    >
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
