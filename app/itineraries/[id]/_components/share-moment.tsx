'use client'
import { type ReactNode, useState } from 'react'
import { textLinkLook } from '@/components/ui/text-link'
import type { ShareMomentDialog } from './share-moment-dialog'

const loadDialog = () => import('./share-moment-dialog')

/** Opens the share-a-moment dialog, which is loaded when it is first wanted. Needs JavaScript, so it is not there without. */
export function ShareMoment({ icon }: { icon?: ReactNode }) {
  const [Panel, setPanel] = useState<typeof ShareMomentDialog>()
  const [isOpen, setIsOpen] = useState(false)

  async function handleOpen() {
    const { ShareMomentDialog } = await loadDialog()
    setPanel(() => ShareMomentDialog)
    setIsOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={handleOpen}
        className={textLinkLook('mt-2 noscript:hidden')}
      >
        {icon}
        Share a moment
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
