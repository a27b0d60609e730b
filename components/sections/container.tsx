import type { ReactNode } from 'react'
import { cn } from '@/lib/look/cn'

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'mx-auto w-full max-w-page px-[max(theme(spacing.gutter),env(safe-area-inset-left),env(safe-area-inset-right))] print:px-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
