import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'
import { formatCents, formatPrice, perPersonSharing } from '@/lib/domain/money'
import type { QuotedPrice } from '@/lib/prices/quoted-price'

const sizes = {
  large: 'text-[clamp(2rem,1.7rem+1vw,2.5rem)] leading-none',
  normal: 'text-2xl leading-tight',
  card: 'text-2xl leading-tight',
  small: 'text-[1.1875rem]',
}

type Size = { size?: keyof typeof sizes }

/** 'From US$2,290 per person, two sharing', or 'Price on request' (decision 16). */
export function Price({ price, size }: Size & { price: number }) {
  const amount = formatPrice(price)
  return (
    <Figure before={amount && 'From'} amount={amount ?? 'Price on request'} size={size}>
      {amount && perPersonSharing}
    </Figure>
  )
}

/** 'About US$2,240 each, US$4,480 in all for 2 adults, August 2027', on cards two short lines, or the reason for no price. */
export function PriceQuote({ quoted, size }: Size & { quoted: QuotedPrice }) {
  if ('reason' in quoted) {
    return (
      <Figure amount={quoted.heading} size={size}>
        {size !== 'small' && quoted.reason}
      </Figure>
    )
  }
  const { each, total, people, whose, basis } = quoted
  const isSmall = size === 'small'
  const inAll = isSmall ? 'in all' : `in all for ${whose}`
  if (people === 1) {
    return (
      <Figure amount={formatCents(total)} size={size}>
        {inAll}
      </Figure>
    )
  }
  if (size === 'card') {
    const isExact = each * people === total
    return (
      <Figure amount={formatCents(total)} after={`for ${people}`} size={size}>
        {!isExact && 'about '}
        {formatCents(each)} each{basis && `, ${basis}`}
      </Figure>
    )
  }
  return (
    <Figure before="About" amount={formatCents(each)} size={size}>
      {isSmall ? `each for ${people}` : 'each'}, {formatCents(total)} {inAll}
    </Figure>
  )
}

function Figure({
  before,
  amount,
  after,
  size = 'normal',
  children,
}: Size & { before?: string | null; amount: string; after?: string; children?: ReactNode }) {
  const figure = cn('font-head font-extrabold tracking-[-0.005em] text-ink in-[.on-dark]:text-paper', sizes[size])
  return (
    <p
      className={cn(
        'leading-tight text-ink-soft in-[.on-dark]:text-night-mist',
        size === 'small' ? 'text-[0.8125rem]' : 'text-small',
      )}
    >
      {before && `${before}\u2002`}
      <b className={figure}>{amount}</b>
      {after && `\u2002${after}`}
      {children && <span className="block max-w-72">{children}</span>}
    </p>
  )
}
