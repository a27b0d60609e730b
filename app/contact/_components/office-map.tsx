'use client'
import { ExternalLink, MapPinned } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonStyles } from '@/components/ui/button'
import { textLinkStyles } from '@/components/ui/text-link'

type Props = {
  embedUrl: string
  mapUrl: string
  notice: string
  children: ReactNode
}

const focusOn = (element: HTMLElement | null) => element?.focus()

/** A third-party frame, loaded on click only (decisions 50, 51). */
export function OfficeMap({ embedUrl, mapUrl, notice, children }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <>
      <div className="relative aspect-3/2 overflow-hidden rounded-print border-6 border-white bg-straw shadow-plate md:border-plate">
        {isLoaded ? (
          <iframe ref={focusOn} src={embedUrl} title="Map of where to find us" className="absolute inset-0 size-full" />
        ) : (
          children
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        {!isLoaded && (
          <button
            type="button"
            onClick={() => setIsLoaded(true)}
            className={buttonStyles({ tone: 'outline', className: 'noscript:hidden' })}
          >
            <MapPinned className="size-5" />
            Show the map
          </button>
        )}
        <a href={mapUrl} className={textLinkStyles()}>
          Open the map on its own page
          <ExternalLink className="size-5" />
        </a>
      </div>
      {!isLoaded && <p className="mt-2 text-small text-ink-soft noscript:hidden">{notice}</p>}
    </>
  )
}
