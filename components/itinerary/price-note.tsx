import { priceNote } from '@/lib/content/price-note'

export function PriceNote({ price }: { price: number }) {
  if (price <= 0) return null
  return <p className="mt-2 max-w-60 text-small text-ink-soft in-[.on-dark]:text-night-mist">{priceNote}</p>
}
