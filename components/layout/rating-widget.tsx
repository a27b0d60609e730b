'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  /** The review site's script and the id of the element it fills; null when not configured. */
  widget: { src: string; id: string } | null
  listingUrl: string
  icon?: ReactNode
}

/** Loaded when it comes near; a plain link when not configured. */
export function RatingWidget({ widget, listingUrl, icon }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const host = place.current
    if (!widget || !host) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Specification: injected once, guarded by an element id.
        if (!document.getElementById(widget.id)) host.append(makeWidget(widget, () => setIsShown(true)))
      },
      { rootMargin: '300px' },
    )
    observer.observe(host)
    return () => observer.disconnect()
  }, [widget])

  return (
    <div className="print:hidden">
      {widget && <div ref={place} className="min-h-px" />}
      {!isShown && (
        <a
          href={listingUrl}
          rel="noopener"
          className="inline-flex min-h-control items-center gap-3 rounded-control border border-line bg-white px-5 py-3 font-semibold transition-colors duration-quick hover:bg-sand"
        >
          See our rating on the safari listing
          {icon}
        </a>
      )}
    </div>
  )
}

function makeWidget({ src, id }: { src: string; id: string }, onLoad: () => void) {
  const element = document.createElement('div')
  element.id = id
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.addEventListener('load', onLoad)
  element.append(script)
  return element
}
