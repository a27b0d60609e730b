// Next.js lets only requests expire tags, and its cacheHandlers miss prerendered pages: so we send ourselves a request.
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownRequestHeader, ownRequestKey } from './own-request'

// Milliseconds: a script that edits row by row should cause one expiry, not a thousand.
const collectFor = 100
const retryAfter = 250
// The limit of app/api/expire.
const mostAtOnce = 100

/** Returns a function that expires tags here. It retries (the server may not listen yet) until the signal stops it. */
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
    // Cancelling it would open an unused connection, and the end of the site would wait for that.
    await response?.text().catch(() => undefined)
    if (response?.ok) return
    await pause(retryAfter, signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
