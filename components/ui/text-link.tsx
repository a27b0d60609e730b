import type { Route } from 'next'
import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'
import { Link } from './link'

/** For buttons and external links. */
export const textLinkStyles = (className?: string) => cn('text-link', className)

type Props<R extends string> = { href: Route<R>; className?: string; children: ReactNode }

export function TextLink<R extends string>({ href, className, children }: Props<R>) {
  return (
    <Link href={href} className={textLinkStyles(className)}>
      {children}
    </Link>
  )
}
