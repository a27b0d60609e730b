'use client'
import type { ReactNode } from 'react'
import { textLinkStyles } from '@/components/ui/text-link'
import { showToast } from '@/components/ui/toast'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

const loadDialog = () => import('./share-moment-dialog').then(({ ShareMomentDialog }) => ShareMomentDialog)
const failure = { title: 'Error', description: 'This could not be opened. Please check your connection and try again.' }

export function ShareMoment({ title, url, icon }: { title: string; url: string; icon?: ReactNode }) {
  const dialog = useLazyDialog(loadDialog, () => showToast({ ...failure, isDestructive: true }))
  const Panel = dialog.part

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={dialog.busy}
        onPointerEnter={dialog.ahead}
        onFocus={dialog.ahead}
        onClick={dialog.open}
        className={textLinkStyles('mt-2 noscript:hidden')}
      >
        {icon}
        Share a moment
      </button>
      {Panel && <Panel title={title} url={url} opening={dialog.opening} onClose={dialog.close} />}
    </>
  )
}
