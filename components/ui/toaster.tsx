'use client'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { cn } from '@/lib/design/cn'
import { screens } from '@/lib/design/screens'

export type ToastMessage = { title: string; description: string; isDestructive?: boolean }

const lifetime = 6000

// `!`: sonner's style sheet is outside the cascade layers.
const className = [
  'z-toast! max-md:inset-x-4! max-md:w-auto! md:w-toast!',
  'data-[y-position=bottom]:max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))]!',
  // Below the header.
  'data-[y-position=top]:top-20!',
  // Pages with a bar at the bottom have data-action-bar.
  '[body:has([data-action-bar])_&]:data-[y-position=bottom]:max-lg:bottom-[calc(5.5rem+env(safe-area-inset-bottom))]!',
].join(' ')

/** Sonner pauses on hover; keyboard focus is handled here. */
export function Toaster({ message }: { message: ToastMessage }) {
  const shown = useRef<string | number>(undefined)
  // At the foot, away from the title of the page and of a receipt. A failure on a narrow screen at the top, where it
  // covers neither the button nor the message beside it, unless a field above has been focused to be corrected.
  const isAtTop =
    message.isDestructive &&
    !matchMedia(`(min-width: ${screens.lg})`).matches &&
    !document.activeElement?.matches('input, select, textarea')

  function publish(id: string | number | undefined, duration: number) {
    return toast.custom((id) => <ToastCard {...message} onClose={() => toast.dismiss(id)} />, { id, duration })
  }

  // After the effect in which Sonner subscribes, or the first message is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: publish says this very message
  useEffect(() => {
    if (shown.current !== undefined) toast.dismiss(shown.current)
    shown.current = publish(undefined, lifetime)
  }, [message])

  function hold(event: FocusEvent, duration: number) {
    const isInside = event.currentTarget.contains(event.relatedTarget)
    const isActive = toast.getToasts().some(({ id }) => id === shown.current)
    if (!isInside && isActive) publish(shown.current, duration)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices focus inside, there is nothing to press
    <div
      onFocus={(event) => event.target.matches(':focus-visible') && hold(event, Number.POSITIVE_INFINITY)}
      onBlur={(event) => hold(event, lifetime)}
    >
      <Sonner
        position={isAtTop ? 'top-center' : 'bottom-right'}
        visibleToasts={1}
        customAriaLabel="Notifications"
        className={className}
        toastOptions={{ className: 'w-full! rounded-panel focus-visible:outline-3! focus-visible:outline-ember!' }}
      />
    </div>
  )
}

function ToastCard({ title, description, isDestructive, onClose }: ToastMessage & { onClose: () => void }) {
  const Icon = isDestructive ? CircleAlert : CircleCheck
  return (
    <div
      className={cn(
        'on-dark grid grid-cols-[auto_1fr_auto] items-start gap-3.5 rounded-panel bg-night py-4 pr-2 pl-[1.1rem] font-sans text-paper text-ui shadow-pop ring-1 ring-night-line',
        isDestructive && 'border-danger border-l-4',
      )}
    >
      <Icon aria-hidden="true" className={cn('size-6', isDestructive ? 'text-clay-rose' : 'text-leaf-mint')} />
      <p>
        <b className="block font-bold">{title}</b>
        <span className="mt-0.5 block text-night-mist text-small">{description}</span>
      </p>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="-mt-2.5 grid size-tap place-items-center rounded-control transition-colors duration-quick hover:bg-night-lift"
      >
        <X className="size-5" />
      </button>
    </div>
  )
}
