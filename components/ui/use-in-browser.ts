import { useSyncExternalStore } from 'react'

const noChange = () => () => undefined

/** A value that only the browser knows; `onServer` until React has taken over. */
export function useInBrowser<Value>(read: () => Value, onServer: Value) {
  return useSyncExternalStore(noChange, read, () => onServer)
}
