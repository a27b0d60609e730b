import { cn } from '@/lib/cn'
import { formatPrice } from '@/lib/format'

/** 'From US$1,650 per person sharing', or 'Price on request' (decision 16). */
export function Price({ price, isLarge }: { price: number; isLarge?: boolean }) {
  const amount = formatPrice(price)
  const figure = cn(
    'font-head font-extrabold tracking-[-0.005em] text-ink in-[.on-dark]:text-paper',
    isLarge ? 'text-[clamp(2rem,1.7rem+1vw,2.5rem)] leading-none' : 'text-2xl',
  )
  if (!amount) return <p className={figure}>Price on request</p>
  return (
    <p className="text-small leading-tight text-ink-soft in-[.on-dark]:text-night-mist">
      From <b className={cn(figure, 'ml-1')}>{amount}</b>
      <span className="block">per person sharing</span>
    </p>
  )
}
