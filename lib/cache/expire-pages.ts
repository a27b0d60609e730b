// Next.js expires tags only within a request, and cacheHandlers miss prerendered pages: so we send one to ourselves.
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownRequestHeader, ownRequestKey } from './own-request'

// Milliseconds. Batches the notifications of a script that edits row by row.
const collectFor = 100
const retryAfter = 250
// The limit of app/api/expire.
const mostAtOnce = 100

/** Returns a function that expires tags here, with retries: the server may not listen yet. */
export function expiryHere(signal: AbortSignal) {
  const waiting = new Set<string>()
  let isSending = false

  async function sendWaiting() {
    isSending = true
    while (waiting.size > 0 && !signal.aborted) {
      await pause(collectFor, signal)
      const tags = [...waiting].slice(0, mostAtOnce)
      for (const tag of tags) waiting.delete(tag)
      await post(tags, signal)
    }
    isSending = false
  }

  return (tags: string[]) => {
    for (const tag of tags) waiting.add(tag)
    if (!isSending) void sendWaiting()
  }
}

async function post(tags: string[], signal: AbortSignal) {
  const headers = { 'content-type': 'application/json', [ownRequestHeader]: ownRequestKey() }
  const request = { method: 'POST', headers, body: JSON.stringify(tags), signal }
  while (!signal.aborted) {
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/expire`, request).catch(() => undefined)
    // Cancelling would leave an unused connection open and delay shutdown.
    await response?.text().catch(() => undefined)
    if (response?.ok) return
    await pause(retryAfter, signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
