'use client'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { cn } from '@/lib/design/cn'
import { useModal } from './use-modal'

type Props = {
  title: string
  /** For useLazyDialog; dialogs in the HTML use `id` and `commandfor` instead. */
  opening?: number
  onClose?: () => void
  /** Link target without JavaScript and in print, where the dialog is a plain block. */
  id?: string
  /** The hash opens it, so it can be shared. */
  hasAddress?: boolean
  className?: string
  children: ReactNode
}

export function Dialog({ title, opening, onClose, id, hasAddress, className, children }: Props) {
  const dialog = useModal(opening)
  const ownId = useId()
  const titleId = useId()

  function handleClose(event: SyntheticEvent) {
    // React bubbles close events of inner elements, and strict mode's reopening makes the first close event late.
    if (event.target === dialog.current && !dialog.current.open) onClose?.()
  }

  function handleClick(event: MouseEvent) {
    // Only the backdrop: all content is in the only child.
    if (event.target === dialog.current) dialog.current.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and Close
    <dialog
      ref={dialog}
      id={id ?? ownId}
      data-address={hasAddress ? '' : undefined}
      closedby="any"
      aria-labelledby={titleId}
      onClose={handleClose}
      onClick={handleClick}
      className={cn(
        'm-0 mt-auto max-h-[92svh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-dialog bg-white text-ink shadow-dialog open:animate-rise [animation-fill-mode:backwards]! md:m-auto md:max-h-[88svh] md:w-[min(36rem,calc(100vw-4rem))] md:rounded-dialog',
        'backdrop:bg-night-deep/60 noscript:static noscript:m-0! noscript:block noscript:max-h-none! noscript:scroll-mt-24 noscript:rounded-none print:static print:m-0! print:block print:max-h-none! print:shadow-none',
        className,
      )}
    >
      <div className="p-[clamp(1.25rem,3vw,2rem)] pb-[calc(clamp(1.25rem,3vw,2rem)+env(safe-area-inset-bottom))]">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1.5 font-head text-head">
            {title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor={id ?? ownId}
            aria-label="Close"
            className="-mt-1 -mr-2 grid size-tap shrink-0 place-items-center rounded-control transition-colors duration-quick hover:bg-sand noscript:hidden print:hidden"
          >
            <X className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
