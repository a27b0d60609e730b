import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { Slide } from '@/lib/content/slides'
import { cn } from '@/lib/look/cn'
import type { Slides } from './use-slides'

const buttonLook =
  'grid size-tap place-items-center rounded-control text-paper transition-colors duration-quick hover:bg-night-lift'

/** Seven dots from 768 px, previous, next, and pause while there is autoplay to pause. */
export function CarouselControls({ slides, state }: { slides: Slide[]; state: Slides }) {
  const { view, previous, next, isPlaying, canPlay, warm, go, toggle } = state
  const PlayIcon = isPlaying ? Pause : Play
  const steps = [
    { label: 'Previous slide', target: previous, Icon: ChevronLeft },
    { label: 'Next slide', target: next, Icon: ChevronRight },
  ]
  return (
    <div className="flex items-center noscript:hidden">
      <ul className="hidden md:flex">
        {slides.map(({ src, caption }, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={`Slide ${index + 1}: ${caption}`}
              aria-current={index === view.index ? 'true' : undefined}
              onClick={() => go(index)}
              className={cn(
                'grid size-tap place-items-center before:h-1 before:w-8 before:rounded-full before:transition-colors before:duration-quick',
                index === view.index
                  ? 'before:bg-sun forced-colors:before:bg-[Highlight]'
                  : 'before:bg-night-mist/50 hover:before:bg-night-mist forced-colors:before:bg-[GrayText]',
              )}
            />
          </li>
        ))}
      </ul>
      {steps.map(({ label, target, Icon }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onPointerEnter={() => warm(target)}
          onFocus={() => warm(target)}
          onClick={() => go(target)}
          className={buttonLook}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
      {/* Keeps its place when it goes, so that nothing moves under a finger. */}
      <button
        type="button"
        aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
        onClick={toggle}
        className={cn(buttonLook, 'motion-reduce:invisible', !canPlay && 'invisible')}
      >
        <PlayIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
