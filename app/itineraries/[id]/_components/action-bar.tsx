'use client'
import { useEffect, useState } from 'react'
import { Container } from '@/components/sections/container'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { buttonLook, LinkButton } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { cn } from '@/lib/cn'

type Props = {
  price: number
  id: number
  /** The chat that opens with the trip named. */
  whatsapp: string
}

/** Where there is no sidebar: price, WhatsApp and quote at the foot of the screen once the hero's button has left the view. */
export function ActionBar({ price, id, whatsapp }: Props) {
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
        'fixed inset-x-0 bottom-0 z-bar border-line border-t bg-paper pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] transition-transform duration-base ease-out short:static short:translate-none! lg:hidden print:hidden',
        !isShown && 'invisible translate-y-full',
      )}
    >
      <Container className="grid grid-cols-[minmax(6rem,1fr)_auto_auto] items-center gap-2">
        <Price price={price} />
        <a
          href={whatsapp}
          rel="noopener"
          aria-label="Ask about this trip on WhatsApp"
          className={buttonLook({ tone: 'outline', className: 'w-control px-0' })}
        >
          <WhatsAppMark />
        </a>
        <LinkButton href={`/book?itinerary=${id}`} className="px-3 sm:px-6">
          Request for Quote
        </LinkButton>
      </Container>
    </aside>
  )
}
