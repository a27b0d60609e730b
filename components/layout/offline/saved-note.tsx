'use client'
import { useEffect, useState } from 'react'
import { cn } from '@/lib/design/cn'

type Props = {
  /** The address of a trip or a shortlist. */
  page: string
  /** Text once the page is cached; `copy`: on an offline copy. */
  kept?: string
  copy?: string
  className?: string
}

/** A note that the page is saved on this device, or that it is an offline copy. */
export function SavedNote({ page, kept, copy, className }: Props) {
  const [text, setText] = useState<string>()

  useEffect(() => {
    const workers = navigator.serviceWorker
    const listen = ({ data }: MessageEvent) => {
      if (data.kept === page) setText(kept)
      if (data.isCopy) setText(copy)
    }
    workers?.addEventListener('message', listen)
    workers?.controller?.postMessage('is this a copy?')
    return () => workers?.removeEventListener('message', listen)
  }, [page, kept, copy])

  return (
    <p role="status" className={cn('print:hidden', className)}>
      {text}
    </p>
  )
}
