import type { ReactNode } from 'react'
import type { Slide } from '@/lib/content/slides'
import { cn } from '@/lib/design/cn'
import type { Slides } from './use-slides'

const buttonLook =
  'grid size-tap place-items-center rounded-control text-paper transition-colors duration-quick hover:bg-night-lift'

export type CarouselIcons = Record<'down' | 'previous' | 'next' | 'pause' | 'play', ReactNode>

type Props = { slides: Pick<Slide, 'src' | 'caption'>[]; state: Slides; icons: CarouselIcons }

export function CarouselControls({ slides, state, icons }: Props) {
  const { view, previous, next, isPlaying, canPlay, warm, go, toggle } = state
  const steps = [
    { label: 'Previous slide', target: previous, icon: icons.previous },
    { label: 'Next slide', target: next, icon: icons.next },
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
      {steps.map(({ label, target, icon }) => (
        <button
          key={label}
          type="button"
          data-every-tap
          aria-label={label}
          onPointerEnter={() => warm(target)}
          onFocus={() => warm(target)}
          onClick={() => go(target)}
          className={buttonLook}
        >
          {icon}
        </button>
      ))}
      {/* Keeps its space when hidden, so that nothing moves under a finger. */}
      <button
        type="button"
        aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
        onClick={toggle}
        className={cn(buttonLook, 'motion-reduce:invisible', !canPlay && 'invisible')}
      >
        {isPlaying ? icons.pause : icons.play}
      </button>
    </div>
  )
}
