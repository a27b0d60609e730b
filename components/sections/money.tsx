import { words } from '@/lib/data/words'
import { cn } from '@/lib/look/cn'

type Props = { className?: string; isSmall?: boolean }

/** How one pays: deposit, balance, cancelling, permits. */
export async function Money({ className, isSmall }: Props) {
  const { title, first, cancelling } = await words('money')
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <section className={cn('font-serif text-body print:hidden', className)}>
      <Heading className={cn('font-head text-card', isSmall ? 'mb-2' : 'mb-3.5')}>{title}</Heading>
      <p className="max-w-text">{first}</p>
      <p className="mt-3 max-w-text">{cancelling}</p>
    </section>
  )
}
