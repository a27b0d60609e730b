import { useSyncExternalStore } from 'react'

/** A text kept on this device; until the page closes where storage is off, full or holds something else. */
export function savedText(key: string) {
  const listeners = new Set<() => void>()
  let stored: string | null | undefined
  let kept = ''

  function readStorage() {
    try {
      return localStorage.getItem(key)
    } catch {
      return stored ?? null
    }
  }

  function read() {
    const text = readStorage()
    if (text !== stored) {
      stored = text
      kept = text ?? ''
    }
    return kept
  }

  function write(text: string) {
    try {
      if (text) localStorage.setItem(key, text)
      else localStorage.removeItem(key)
      stored = text || null
    } catch {
      // Storage still has the old text; `kept` is ahead of it.
      stored = readStorage()
    }
    kept = text
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return { read, write, subscribe }
}

/** Empty on the server. */
export function useSavedText({ subscribe, read }: ReturnType<typeof savedText>) {
  return useSyncExternalStore(subscribe, read, () => '')
}
