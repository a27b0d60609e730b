// Storage may be off, full or hold something else: then the kept trips are lost when the page closes.
import { useSyncExternalStore } from 'react'
import { mostKept, parseKept } from '@/lib/itineraries/shortlist'

const key = 'shortlist'
const none: number[] = []
const listeners = new Set<() => void>()

let stored: string | null | undefined
let kept = none

function read() {
  const text = readStorage()
  if (text !== stored) {
    stored = text
    kept = parseKept(text ?? undefined)
  }
  return kept
}

function readStorage() {
  try {
    return localStorage.getItem(key)
  } catch {
    return stored ?? null
  }
}

function write(ids: number[]) {
  const text = ids.length > 0 ? ids.join() : null
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    stored = text
  } catch {
    // Storage still has the old list; `kept` is ahead of it.
    stored = readStorage()
  }
  kept = ids
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

/** The ids in the order they were kept. Empty on the server. */
export function useKeptTrips() {
  return useSyncExternalStore(subscribe, read, () => none)
}

/** Returns whether there was room for it. */
export function toggleKept(id: number) {
  const ids = read()
  const isKept = ids.includes(id)
  if (!isKept && ids.length >= mostKept) return false
  write(isKept ? ids.filter((one) => one !== id) : [...ids, id])
  return true
}

export function dropKept(id: number) {
  if (read().includes(id)) toggleKept(id)
}
