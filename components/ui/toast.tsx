'use client'
import { useEffect, useState } from 'react'
import type { Toaster, ToastMessage } from './toaster'

let show: ((message: ToastMessage) => void) | undefined

export function showToast(message: ToastMessage) {
  show?.({ ...message })
}

/** The place of the toasts. Sonner loads with the first one. */
export function ToastRegion() {
  const [message, setMessage] = useState<ToastMessage>()
  const [Sonner, setSonner] = useState<typeof Toaster>()
  const [unshown, setUnshown] = useState<ToastMessage>()

  useEffect(() => {
    show = (message) => {
      setMessage(message)
      import('./toaster').then(
        ({ Toaster }) => setSonner(() => Toaster),
        () => setUnshown(message),
      )
    }
  }, [])

  return (
    <div aria-live="polite" data-toasts>
      {message && Sonner && <Sonner message={message} />}
      {unshown && !Sonner && <PlainToast {...unshown} onClose={() => setUnshown(undefined)} />}
    </div>
  )
}

/** Sonner cannot load offline, when forms are most likely to fail. */
function PlainToast({ title, description, onClose }: ToastMessage & { onClose: () => void }) {
  return (
    <div className="on-dark fixed inset-x-4 top-4 z-toast rounded-panel bg-night p-4 text-paper">
      <p>
        <b>{title}</b> {description}
      </p>
      <button type="button" onClick={onClose} className="min-h-tap underline">
        Close
      </button>
    </div>
  )
}
