import { buttonStyles } from '@/components/ui/button'
import { cn } from '@/lib/design/cn'
import type { Quote } from '@/lib/quotes/queries'

type Props = { state: Quote['state']; surface: 'dark' | 'light'; className?: string }

/** To the forms further down. */
export function AnswerLinks({ state, surface, className }: Props) {
  const isDark = surface === 'dark'
  if (state !== 'open' && state !== 'accepted') return null
  return (
    <p className={cn('flex flex-wrap gap-3 print:hidden', className)}>
      {state === 'open' && (
        <a href="#accept" className={buttonStyles({ tone: isDark ? 'sun' : 'primary' })}>
          Accept this offer
        </a>
      )}
      <a href="#ask" className={buttonStyles({ tone: isDark ? 'outline-dark' : 'outline' })}>
        Ask us something
      </a>
    </p>
  )
}
