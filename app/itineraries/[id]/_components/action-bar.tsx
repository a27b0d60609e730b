'use client'
import { useEffect, useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { cn } from '@/lib/cn'

/** On phones: price and quote at the foot of the screen once the hero's button has left the view. */
export function ActionBar({ price, id }: { price: number; id: number }) {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const hero = document.getElementById('hero-quote')
    if (!hero) return
    const observer = new IntersectionObserver(([entry]) => setIsShown(!entry?.isIntersecting))
    observer.observe(hero)
    return () => observer.disconnect()
  }, [])

  return (
    <aside
      aria-label="Price and quote"
      inert={!isShown}
      className={cn(
        'fixed inset-x-0 bottom-0 z-bar flex items-center justify-between gap-4 border-line border-t bg-paper px-gutter pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] transition-transform duration-base ease-out md:hidden print:hidden',
        !isShown && 'invisible translate-y-full',
      )}
    >
      <Price price={price} />
      <LinkButton href={`/book?itinerary=${id}`} className="px-4.5">
        Request for Quote
      </LinkButton>
    </aside>
  )
}
