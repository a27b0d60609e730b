import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/look/cn'

const tones = {
  primary: 'border-transparent bg-ember text-white hover:bg-ember-dark',
  sun: 'border-transparent bg-sun text-ink hover:bg-sun-light',
  ink: 'border-transparent bg-ink text-paper hover:bg-night-lift',
  outline: 'border-current text-ink hover:border-ink hover:bg-ink hover:text-paper',
  'outline-dark': 'border-night-mist text-paper hover:border-paper hover:bg-paper hover:text-ink',
}

const sizes = {
  large: 'min-h-control px-6 py-2 text-[1.0625rem]',
  small: 'min-h-tap px-4 py-1 text-ui',
}

type Look = { tone?: keyof typeof tones; size?: keyof typeof sizes; className?: string }

export function buttonLook({ tone = 'primary', size = 'large', className }: Look = {}) {
  return cn(
    'inline-flex items-center justify-center gap-2 rounded-control sm:whitespace-nowrap border-rule text-center font-[650] transition-colors duration-quick active:translate-y-px',
    'aria-disabled:cursor-progress aria-disabled:border-transparent aria-disabled:bg-straw aria-disabled:text-ink-soft',
    tones[tone],
    sizes[size],
    className,
  )
}

export function Button({ tone, size, className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonLook({ tone, size, className })} />
}

type LinkButtonProps<R extends string> = Look & { href: Route<R>; children: ReactNode; 'aria-label'?: string }

export function LinkButton<R extends string>({ tone, size, className, ...props }: LinkButtonProps<R>) {
  return <Link {...props} className={buttonLook({ tone, size, className })} />
}
