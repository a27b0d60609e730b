'use client'
import type { ReactNode } from 'react'
import { Container } from '@/components/sections/section'
import { useSwipe } from '@/components/ui/use-swipe'
import type { Slide } from '@/lib/content/slides'
import { cn } from '@/lib/design/cn'
import { type Slides, useSlides } from './use-slides'

/** Rendered on the server: the image URLs would outweigh the carousel's script. */
export type PictureSlide = Pick<Slide, 'name' | 'caption' | 'category'> & { picture: ReactNode }

type Props = { slides: PictureSlide[]; icons: CarouselIcons; ridge: ReactNode; children: ReactNode }

export function HeroCarousel({ slides, icons, ridge, children }: Props) {
  const state = useSlides(slides.length)
  const { index, under, mounted, loaded } = state.view
  const current = slides[index]
  const { offset, isSwiping, ...swipe } = useSwipe((by) => state.go(by > 0 ? state.next : state.previous))
  return (
    // Specification: 650 px to 85% of the viewport; 650 px win (decision 45).
    <section
      aria-roledescription="carousel"
      aria-label="Safari scenes"
      className="on-dark relative isolate flex min-h-[max(650px,85svh)] flex-col overflow-hidden bg-night text-paper"
    >
      <div {...swipe} className="relative min-h-40 flex-auto touch-pan-y touch-pinch-zoom select-none">
        <div className="absolute inset-0 isolate">
          {slides.map(
            (slide, position) =>
              mounted.includes(position) && (
                <div
                  key={slide.name}
                  aria-hidden={position !== index}
                  onLoadCapture={() => state.arrive(position)}
                  className={cn(
                    'absolute inset-0 transition-opacity duration-fade ease-inout',
                    position === index && 'z-2',
                    position === under && 'z-1',
                    position === under || (position === index && loaded.includes(position))
                      ? 'opacity-100'
                      : 'opacity-0',
                  )}
                >
                  {slide.picture}
                </div>
              ),
          )}
        </div>
        {ridge}
      </div>
      <Container className="relative z-1 pb-2">
        {children}
        <div className="mt-5 flex min-h-14 items-center justify-between gap-4 border-night-line border-t text-night-mist text-small">
          <a href="#destinations" className="hidden min-h-tap items-center gap-2 hover:text-paper lg:flex">
            {icons.down}
            Scroll to discover
          </a>
          <p
            aria-live={state.isPlaying ? 'off' : 'polite'}
            aria-atomic="true"
            className="flex flex-col leading-tight md:flex-row md:gap-2.5"
          >
            <span className="sr-only">
              Slide {index + 1} of {slides.length}:{' '}
            </span>
            <b className="font-[650] text-paper">{current?.caption}</b> <span>{current?.category}</span>
          </p>
          <CarouselControls slides={slides} state={state} icons={icons} />
        </div>
      </Container>
    </section>
  )
}

const buttonLook =
  'grid size-tap place-items-center rounded-control text-paper transition-colors duration-quick hover:bg-night-lift'

type CarouselIcons = Record<'down' | 'previous' | 'next' | 'pause' | 'play', ReactNode>

type ControlsProps = { slides: Pick<Slide, 'name' | 'caption'>[]; state: Slides; icons: CarouselIcons }

function CarouselControls({ slides, state, icons }: ControlsProps) {
  const { view, previous, next, isPlaying, canPlay, warm, go, toggle } = state
  const steps = [
    { label: 'Previous slide', target: previous, icon: icons.previous },
    { label: 'Next slide', target: next, icon: icons.next },
  ]
  return (
    <div className="flex items-center noscript:hidden">
      <ul className="hidden md:flex">
        {slides.map(({ name, caption }, index) => (
          <li key={name}>
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
