import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

export function useShareSheet() {
  return useSyncExternalStore(
    subscribe,
    () => typeof navigator.share === 'function',
    () => false,
  )
}

/** Rejects when the visitor cancels. */
export function openShareSheet(data: ShareData) {
  navigator.share(data).catch(() => undefined)
}
