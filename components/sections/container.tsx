import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('page-width', className)}>{children}</div>
}
