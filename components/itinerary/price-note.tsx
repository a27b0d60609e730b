import { priceNote } from '@/lib/content/price-note'

/** Beside a price, what is in it and what is not; nothing beside one on request. */
export function PriceNote({ price }: { price: number }) {
  if (price <= 0) return null
  return <p className="mt-2 max-w-60 text-small text-ink-soft in-[.on-dark]:text-night-mist">{priceNote}</p>
}
