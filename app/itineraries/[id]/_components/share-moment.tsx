'use client'
import type { ReactNode } from 'react'
import { textLinkStyles } from '@/components/ui/text-link'
import { showToast } from '@/components/ui/toast'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

const loadDialog = () => import('./share-moment-dialog').then(({ ShareMomentDialog }) => ShareMomentDialog)
const failure = { title: 'Error', description: 'This could not be opened. Please check your connection and try again.' }

export function ShareMoment({ title, url, icon }: { title: string; url: string; icon?: ReactNode }) {
  const { Dialog, opening, close, opener } = useLazyDialog(loadDialog, () =>
    showToast({ ...failure, isDestructive: true }),
  )

  return (
    <>
      <button {...opener} type="button" className={textLinkStyles('mt-2 noscript:hidden')}>
        {icon}
        Share a moment
      </button>
      {Dialog && <Dialog title={title} url={url} opening={opening} onClose={close} />}
    </>
  )
}
