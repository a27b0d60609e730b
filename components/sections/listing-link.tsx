import type { ReactNode } from 'react'
import { textLinkStyles } from '@/components/ui/text-link'
import { isShownAddress } from '@/lib/content/is-shown'
import { config } from '@/lib/platform/config'

/** To our reviews on the listing of safari companies. */
export function ListingLink({ className, children }: { className?: string; children: ReactNode }) {
  const { safariListingUrl } = config
  if (!isShownAddress(safariListingUrl)) return null
  return (
    <a href={safariListingUrl} className={textLinkStyles(className)}>
      {children}
    </a>
  )
}
