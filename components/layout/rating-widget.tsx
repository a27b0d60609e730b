'use client'
import { type ReactNode, useCallback, useState } from 'react'

type Props = {
  /** The id of the review site's widget; null when not configured. */
  id: string | null
  sandbox: string
  /** Null without one of the operator's. */
  listingUrl: string | null
  icon?: ReactNode
}

// Pixels: more than any widget needs, so that it cannot cover the page.
const highest = 600

/** Loaded when near the viewport; a plain link until then and without configuration. */
export function RatingWidget({ id, sandbox, listingUrl, icon }: Props) {
  const [isShown, setIsShown] = useState(false)

  const connect = useCallback(
    (host: HTMLDivElement) => {
      if (!id) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer.disconnect()
          // Specification: injected once, guarded by an element id.
          if (!document.getElementById(id)) host.append(makeFrame(id, sandbox))
        },
        { rootMargin: '300px' },
      )
      observer.observe(host)

      function resize({ source, data }: MessageEvent) {
        const frame = host.querySelector('iframe')
        const height = Number(data?.ratingHeight)
        if (!frame || source !== frame.contentWindow || !(height > 0)) return
        frame.style.height = `${Math.min(height, highest)}px`
        setIsShown(true)
      }
      window.addEventListener('message', resize)
      return () => {
        observer.disconnect()
        window.removeEventListener('message', resize)
      }
    },
    [id, sandbox],
  )

  return (
    <div className="print:hidden">
      {id && <div ref={connect} className="min-h-px" />}
      {!isShown && listingUrl && (
        <a
          href={listingUrl}
          className="inline-flex min-h-control items-center gap-3 rounded-control border border-line bg-white px-5 py-3 font-semibold transition-colors duration-quick hover:bg-sand"
        >
          See our rating on the safari listing
          {icon}
        </a>
      )}
    </div>
  )
}

function makeFrame(id: string, sandbox: string) {
  const frame = document.createElement('iframe')
  frame.id = id
  frame.title = 'Our rating on a travel review site'
  frame.setAttribute('sandbox', sandbox)
  frame.setAttribute('src', '/rating')
  Object.assign(frame.style, { display: 'block', width: '100%', height: '1px', border: '0' })
  return frame
}
