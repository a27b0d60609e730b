// The trips that this device keeps. Storage may be refused, full, or hold what is no list: then they last for the visit.
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
    // What the storage has still; `kept` is ahead of it.
    stored = readStorage()
  }
  kept = ids
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The ids of the kept trips, in the order in which they were kept. None on the server. */
export function useKeptTrips() {
  return useSyncExternalStore(subscribe, read, () => none)
}

/** Keeps a trip, or takes it off. Returns whether there was room for it. */
export function toggleKept(id: number) {
  const ids = read()
  const isKept = ids.includes(id)
  if (!isKept && ids.length >= mostKept) return false
  write(isKept ? ids.filter((one) => one !== id) : [...ids, id])
  return true
}

/** Takes a trip off, if it is kept. */
export function dropKept(id: number) {
  if (read().includes(id)) toggleKept(id)
}
