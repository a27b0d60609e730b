import { words } from '@/lib/data/words'
import { cn } from '@/lib/look/cn'

/** What happens to the money: deposit, rest, cancelling, permits. */
export async function Money({ level: Heading = 'h2', className }: { level?: 'h2' | 'h3'; className?: string }) {
  const { title, first, cancelling } = await words('money')
  return (
    <section className={cn('font-serif text-body print:hidden', className)}>
      <Heading className="mb-3.5 font-head text-card">{title}</Heading>
      <p className="max-w-text">{first}</p>
      <p className="mt-3 max-w-text">{cancelling}</p>
    </section>
  )
}
