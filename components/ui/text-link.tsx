import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/look/cn'

const underline =
  'inline-flex min-h-tap items-center gap-1.5 font-semibold underline decoration-2 decoration-ember-flame underline-offset-[0.3em] transition-colors duration-quick hover:decoration-current'

/** For a button or an external link that looks like a text link. */
export function textLinkLook(className?: string) {
  return cn(underline, className)
}

type Props<R extends string> = { href: Route<R>; className?: string; children: ReactNode }

export function TextLink<R extends string>({ href, className, children }: Props<R>) {
  return (
    <Link href={href} className={textLinkLook(className)}>
      {children}
    </Link>
  )
}
