import { Fold } from '@/components/ui/fold'
import { words } from '@/lib/data/words'
import { cn } from '@/lib/look/cn'

type Props = { className?: string; isFolded?: boolean }

/** How one pays: deposit, balance, cancelling, permits. Folded, a phone shows it after a tap. */
export async function Money({ className, isFolded }: Props) {
  const { title, first, cancelling } = await words('money')
  const text = (
    <>
      <p className="max-w-text">{first}</p>
      <p className="mt-3 max-w-text">{cancelling}</p>
    </>
  )
  if (!isFolded) {
    return (
      <section className={cn('font-serif text-body print:hidden', className)}>
        <h2 className="mb-3.5 font-head text-card">{title}</h2>
        {text}
      </section>
    )
  }
  return (
    <section className={cn('font-serif text-body print:hidden', className)}>
      <h3 className="mb-3.5 hidden font-head text-card unfolded:block">{title}</h3>
      <Fold className="border-line border-y" summary={<h3 className="font-head text-card">{title}</h3>}>
        {text}
      </Fold>
    </section>
  )
}
