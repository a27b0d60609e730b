import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/design/cn'

type Look = {
  tone?: 'primary' | 'sun' | 'ink' | 'outline' | 'outline-dark'
  size?: 'large' | 'small'
  className?: string
}

export function buttonLook({ tone = 'primary', size = 'large', className }: Look = {}) {
  return cn('button', `button-${tone}`, `button-${size}`, className)
}

export function Button({ tone, size, className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonLook({ tone, size, className })} />
}

type LinkButtonProps<R extends string> = Look & { href: Route<R>; children: ReactNode; 'aria-label'?: string }

export function LinkButton<R extends string>({ tone, size, className, ...props }: LinkButtonProps<R>) {
  return <Link {...props} className={buttonLook({ tone, size, className })} />
}
