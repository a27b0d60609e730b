'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSwipe } from '@/components/ui/use-swipe'
import { cn } from '@/lib/design/cn'

type Props = { title: string; pictures: { src: string; caption: string; picture: ReactNode }[] }

const buttonLook =
  'grid size-control place-items-center rounded-control border-[1.5px] border-line-strong transition-colors duration-quick hover:border-ink hover:bg-sand'

/** All pictures show without JavaScript and in print. */
export function ProjectGallery({ title, pictures }: Props) {
  const [index, setIndex] = useState(0)
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  const { offset, isSwiping, ...swipe } = useSwipe(step)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={`Pictures of ${title}`}
      onKeyDown={handleKeyDown}
      className="md:sticky md:top-0 md:self-start"
    >
      {pictures.map(({ src, caption, picture }, position) => (
        <figure key={src} className={cn('noscript:mb-4 noscript:block print:block', position !== index && 'hidden')}>
          <div
            {...swipe}
            className="relative aspect-4/3 touch-pan-y touch-pinch-zoom select-none overflow-hidden rounded-print bg-straw"
          >
            {picture}
          </div>
          <figcaption className="mt-3 min-h-[2.9em] font-serif text-small italic text-ink-soft">{caption}</figcaption>
        </figure>
      ))}
      <div className="mt-1 flex items-center gap-3 noscript:hidden print:hidden">
        <button
          type="button"
          data-every-tap
          aria-label="Previous picture"
          onClick={() => step(-1)}
          className={buttonLook}
        >
          <ChevronLeft />
        </button>
        <button type="button" data-every-tap aria-label="Next picture" onClick={() => step(1)} className={buttonLook}>
          <ChevronRight />
        </button>
        <p aria-live="polite" className="text-small tabular-nums text-ink-soft">
          {index + 1} / {pictures.length}
          <span className="sr-only"> {pictures[index]?.caption}</span>
        </p>
      </div>
    </div>
  )
}
