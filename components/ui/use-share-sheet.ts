import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the device has a share sheet of its own. False on the server. */
export function useShareSheet() {
  return useSyncExternalStore(
    subscribe,
    () => typeof navigator.share === 'function',
    () => false,
  )
}

/** Rejects when the visitor closes the sheet, which is no error. */
export function openShareSheet(data: ShareData) {
  navigator.share(data).catch(() => undefined)
}
