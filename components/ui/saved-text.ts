import { useSyncExternalStore } from 'react'

/** localStorage, or memory where that is blocked, full or invalid. */
export function savedText(key: string) {
  const listeners = new Set<() => void>()
  let stored: string | null | undefined
  let current = ''

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
      current = text ?? ''
    }
    return current
  }

  function write(text: string) {
    try {
      if (text) localStorage.setItem(key, text)
      else localStorage.removeItem(key)
      stored = text || null
    } catch {
      // Storage is outdated; `current` is newer.
      stored = readStorage()
    }
    current = text
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

export function useSavedText({ subscribe, read }: ReturnType<typeof savedText>) {
  return useSyncExternalStore(subscribe, read, () => '')
}
