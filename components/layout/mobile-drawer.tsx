'use client'
import { Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DrawerPanel } from './drawer-panel'

const loadPanel = () => import('./drawer-panel')

/** The menu under 768 px: a button; the drawer itself is loaded when it is first wanted. */
export function MobileDrawer({ brand }: { brand: string }) {
  const pathname = usePathname()
  // It belongs to the page it was opened on: a route change closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [Panel, setPanel] = useState<typeof DrawerPanel>()
  const isOpen = openOn === pathname
  const button = useRef<HTMLButtonElement>(null)

  // Headless UI gives focus back too, but not the first time: it was loaded after the press.
  useEffect(() => {
    const opener = button.current
    if (isOpen) return () => opener?.focus()
  }, [isOpen])

  async function handleOpen() {
    const { DrawerPanel } = await loadPanel()
    // Closed first: Headless UI slides in only what was there before it opened.
    flushSync(() => setPanel(() => DrawerPanel))
    setOpenOn(pathname)
  }

  return (
    <div className="ml-auto md:hidden noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={handleOpen}
        className="inline-flex min-h-tap items-center gap-2 rounded-control pr-1 pl-3 font-[650]"
      >
        Menu
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {Panel && <Panel brand={brand} isOpen={isOpen} onClose={() => setOpenOn(null)} />}
    </div>
  )
}
