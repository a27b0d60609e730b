import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/design/cn'
import { Link } from './link'

type ButtonStyle = {
  tone?: 'primary' | 'sun' | 'ink' | 'outline' | 'outline-dark'
  size?: 'large' | 'small'
  className?: string
}

export function buttonStyles({ tone = 'primary', size = 'large', className }: ButtonStyle = {}) {
  return cn('button', `button-${tone}`, `button-${size}`, className)
}

export function Button({ tone, size, className, ...props }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonStyles({ tone, size, className })} />
}

type LinkButtonProps<R extends string> = ButtonStyle & { href: Route<R>; children: ReactNode; 'aria-label'?: string }

export function LinkButton<R extends string>({ tone, size, className, ...props }: LinkButtonProps<R>) {
  return <Link {...props} className={buttonStyles({ tone, size, className })} />
}
