'use client'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { cn } from '@/lib/design/cn'
import { SafariImage } from './safari-image'
import { useModal } from './use-modal'
import { useSwipe } from './use-swipe'

type Props = { pictures: { src: string; alt: string }[]; startAt: number; onClose: () => void }

const control =
  'absolute z-10 grid size-control place-items-center rounded-control bg-night text-paper transition-colors duration-quick hover:bg-night-lift'
const corner = 'bottom-[calc(1rem+env(safe-area-inset-bottom))] md:top-1/2 md:bottom-auto md:-translate-y-1/2'

export function Lightbox({ pictures, startAt, onClose }: Props) {
  const count = pictures.length
  // Unbounded, so that wrapping slides in the same direction.
  const [position, setPosition] = useState(startAt)
  const index = ((position % count) + count) % count
  const dialog = useModal(1)
  const step = (by: number) => count > 1 && setPosition((now) => now + by)
  const { offset, isSwiping, ...swipe } = useSwipe(step)

  const handleKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  // With the dialog: a key that comes before the first paint counts too.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  function handleClose() {
    // Strict mode reopens a dialog on mount; the first close event is late.
    if (!dialog.current?.open) onClose()
  }

  const places = count > 1 ? [position - 1, position, position + 1] : [position]
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures, ${index + 1} of ${count}`}
      onClose={handleClose}
      className="on-dark m-0 grid size-full max-h-none max-w-none grid-rows-[minmax(0,1fr)_auto] overflow-hidden bg-night-deep/96 pt-[calc(4.25rem+env(safe-area-inset-top))] text-paper transition-opacity duration-base ease-out backdrop:bg-transparent not-open:hidden starting:open:opacity-0"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className={cn(control, 'top-[calc(0.5rem+env(safe-area-inset-top))] right-2 md:right-4')}
      >
        <X />
      </button>
      <div {...swipe} className="relative touch-pan-y touch-pinch-zoom select-none md:mx-24">
        {places.map((place) => (
          <div
            key={place}
            aria-hidden={place !== position}
            style={{ transform: `translateX(calc(${(place - position) * 100}vw + ${offset}px))` }}
            className={cn('absolute inset-0', !isSwiping && 'transition-transform duration-slow ease-out')}
          >
            <Picture {...pictures[((place % count) + count) % count]} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={() => step(-1)}
            className={cn(control, corner, 'left-4')}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => step(1)}
            className={cn(control, corner, 'right-4')}
          >
            <ChevronRight />
          </button>
        </>
      )}
      <p
        role="status"
        className="flex min-h-[5.25rem] flex-col justify-center bg-night px-20 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] text-center text-small md:px-24"
      >
        <span className="font-serif">{pictures[index]?.alt}</span>
        <span className="text-night-mist tabular-nums">
          {index + 1} / {count}
        </span>
      </p>
    </dialog>
  )
}

function Picture({ src = null, alt = '' }: { src?: string | null; alt?: string }) {
  return <SafariImage src={src} alt={alt} sizes="100vw" className="object-contain!" />
}
