'use client'
import type { MouseEvent, ReactNode } from 'react'
import { travellersText } from '@/components/itinerary/travellers-text'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { useSavedText } from '@/components/ui/saved-text'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { isMobileDevice, type Share, type ShareNetwork } from './share-networks'

type Props = {
  network: ShareNetwork
  share: Share
  hrefs: { mobile: string; computer: string }
  label: string
  children: ReactNode
}

// The other services are public.
const toFriends: ShareNetwork[] = ['whatsapp', 'email']

const loadPopup = () => import('./share-popup')

/** A plain link; a popup on computers. next-share loads at first use. */
export function ShareLink({ network, share, hrefs, label, children }: Props) {
  // The device is unknown without JavaScript; WhatsApp's mobile host works everywhere.
  const isMobile = useInBrowser(() => isMobileDevice(navigator), true)
  const addressForFriends = useAddressForFriends(share.url)
  const url = toFriends.includes(network) ? addressForFriends : share.url
  const plainHref = isMobile ? hrefs.mobile : hrefs.computer
  const href = plainHref.replace(encodeURIComponent(share.url), encodeURIComponent(url))

  function handleUse() {
    if (!isMobile && network !== 'email') loadPopup().catch(() => undefined)
  }

  async function handleClick(event: MouseEvent) {
    // Phones show popups as tabs anyway.
    if (isMobile || network === 'email' || opensElsewhere(event)) return
    event.preventDefault()
    try {
      const { openSharePopup } = await loadPopup()
      openSharePopup(network, { ...share, url })
    } catch {
      window.open(href, '_blank', 'noopener')
    }
  }

  return (
    <a
      href={href}
      target={network === 'email' ? undefined : '_blank'}
      rel="noopener"
      aria-label={label}
      title={label}
      onPointerEnter={handleUse}
      onFocus={handleUse}
      onClick={handleClick}
      className={shareStyles}
    >
      {children}
    </a>
  )
}

export const shareStyles =
  'grid size-tap place-items-center rounded-control border-[1.5px] border-line-strong transition-colors duration-quick hover:border-ink hover:bg-sand'

export function useAddressForFriends(url: string) {
  const travellers = useSavedText(travellersText)
  return travellers && !url.includes('?') ? `${url}?${travellers}` : url
}
