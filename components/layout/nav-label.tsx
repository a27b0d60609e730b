import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

export const navItemStyles =
  'inline-flex min-h-tap items-center gap-0.5 rounded-control px-2 text-small font-semibold transition-colors duration-quick hover:bg-sand lg:gap-1 lg:px-[0.9rem] lg:text-ui'

export function NavLabel({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <span
      className={cn(
        'relative',
        isCurrent &&
          'after:absolute after:inset-x-0 after:-bottom-2 after:h-[3px] after:rounded-full after:bg-ember forced-colors:after:bg-[Highlight]',
      )}
    >
      {children}
    </span>
  )
}
