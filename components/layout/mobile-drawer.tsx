'use client'
import type { MouseEvent, ReactNode } from 'react'
import { screens } from '@/lib/design/screens'

const id = 'menu'

export function MenuButton({ icon }: { icon: ReactNode }) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={id}
      aria-haspopup="dialog"
      className="inline-flex min-h-tap items-center gap-2 rounded-control pr-1 pl-2 font-[650] md:hidden noscript:hidden"
    >
      Menu
      {icon}
    </button>
  )
}

function closeOnWideScreens(drawer: HTMLDialogElement) {
  const wide = matchMedia(`(min-width: ${screens.md})`)
  const giveWay = () => wide.matches && drawer.close()
  // The phone may have been rotated before hydration.
  giveWay()
  wide.addEventListener('change', giveWay)
  return () => wide.removeEventListener('change', giveWay)
}

type Props = { closeIcon: ReactNode; home: ReactNode; children: ReactNode }

/** Opened and closed by the browser (`commandfor`), so it works without scripts. */
export function MobileDrawer({ closeIcon, home, children }: Props) {
  // Back may show this page as it was left.
  function handleClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || (target as Element).closest('a')) currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and Close
    <dialog
      ref={closeOnWideScreens}
      id={id}
      closedby="any"
      aria-label="Menu"
      onClick={handleClick}
      className="fixed top-0 z-header m-0 ml-auto h-dvh max-h-none w-[min(24rem,88vw)] max-w-none translate-x-full bg-paper print:hidden text-ink shadow-dialog transition-[translate,display,overlay] transition-discrete duration-base ease-out backdrop:bg-night-deep/60 open:translate-x-0 starting:open:translate-x-full"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-header-sm shrink-0 items-center justify-between border-line border-b pr-2 pl-5">
          {home}
          <button
            type="button"
            command="close"
            commandfor={id}
            aria-label="Close"
            className="grid size-tap place-items-center rounded-control transition-colors duration-quick hover:bg-sand"
          >
            {closeIcon}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
