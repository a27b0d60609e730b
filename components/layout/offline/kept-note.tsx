'use client'
import { useEffect, useState } from 'react'
import { cn } from '@/lib/look/cn'
import { isKept } from './is-kept'

type Props = {
  /** The address of a trip or a shortlist. */
  page: string
  /** What is said online, and offline. */
  online?: string
  offline?: string
  className?: string
}

/** Says that this device keeps the page. */
export function KeptNote({ page, online, offline, className }: Props) {
  const [text, setText] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      const said = (await isKept(page)) ? (navigator.onLine ? online : offline) : undefined
      if (!signal.aborted) setText(said)
    }
    // Where there are no copies nothing is said.
    const update = () => void look().catch(() => undefined)
    // Online the worker says when it has kept something.
    if (!navigator.onLine) update()
    for (const change of ['online', 'offline']) window.addEventListener(change, update, { signal })
    navigator.serviceWorker?.addEventListener('message', update, { signal })
    return () => leaving.abort()
  }, [page, online, offline])

  return (
    <p role="status" className={cn('print:hidden', className)}>
      {text}
    </p>
  )
}
