'use client'
import { useEffect, useState } from 'react'
import { cn } from '@/lib/design/cn'

type Props = {
  /** The address of a trip or a shortlist. */
  page: string
  /** What is said once it is kept, and on a copy. */
  kept?: string
  copy?: string
  className?: string
}

/** Says that this device keeps the page, or that it is a copy. */
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
