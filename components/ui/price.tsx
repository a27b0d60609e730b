import { formatPrice, type LowestPrice, sayWhosePrice } from '@/lib/itineraries/price'
import { cn } from '@/lib/look/cn'

const sizes = {
  large: 'text-[clamp(2rem,1.7rem+1vw,2.5rem)] leading-none',
  normal: 'text-2xl',
  small: 'text-[1.1875rem]',
}

type Props = { of: LowestPrice; size?: keyof typeof sizes }

/** 'From US$1,650 each of six sharing, November to March', or 'Price on request' (decision 16). */
export function Price({ of, size = 'normal' }: Props) {
  const amount = formatPrice(of.price)
  const figure = cn('font-head font-extrabold tracking-[-0.005em] text-ink in-[.on-dark]:text-paper', sizes[size])
  if (!amount) return <p className={figure}>Price on request</p>
  return (
    <p
      className={cn(
        'leading-tight text-ink-soft in-[.on-dark]:text-night-mist',
        size === 'small' ? 'text-[0.8125rem]' : 'text-small',
      )}
    >
      From <b className={cn(figure, 'ml-1')}>{amount}</b>
      <span className="block">{sayWhosePrice(of)}</span>
    </p>
  )
}
