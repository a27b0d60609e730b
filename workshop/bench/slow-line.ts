// A phone's line in front of a local server, for every engine: Chromium's own throttle leaves out what the browser
// fetches ahead of a tap, and the others have none.
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/ports'

/** `latency`: ms each way; `speed`: bits a second; `lost`: the share of packets that come only when sent again. */
export type Line = { latency: number; speed: number; lost?: number }
export const phoneLine: Line = { latency: 75, speed: 1.6e6 }
const slice = 2920 // two packets; the connections take turns

export type SlowLine = { url: string; received: () => number; stop: () => void }

/** `received`: bytes that browsers got so far, with headers. */
export async function startSlowLine(target: string, line = phoneLine): Promise<SlowLine> {
  const { latency, speed, lost = 0 } = line
  const bytesPerMs = speed / 8 / 1000
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  const waiting: { socket: Socket; bytes: Buffer }[] = []
  let received = 0
  let isSending = false

  function sendNext() {
    const next = waiting.shift()
    if (!next) {
      isSending = false
      return
    }
    const now = next.bytes.subarray(0, slice)
    const rest = next.bytes.subarray(slice)
    // Behind the last slice of every other connection, but before what its own server sends later.
    if (rest.length > 0) {
      const own = waiting.findIndex(({ socket }) => socket === next.socket)
      waiting.splice(own < 0 ? waiting.length : own, 0, { ...next, bytes: rest })
    }
    received += now.length
    setTimeout(() => {
      deliver(next.socket, now)
      sendNext()
    }, now.length / bytesPerMs)
  }

  // What follows a lost packet on its connection waits until that one has come again, a round trip later.
  const last = new WeakMap<Socket, Promise<void>>()
  function deliver(socket: Socket, bytes: Buffer) {
    const isLost = Math.random() < 1 - (1 - lost) ** 2
    const arrival = sleep(isLost ? 3 * latency : latency)
    const sent = Promise.all([arrival, last.get(socket)]).then(() => void (socket.writable && socket.write(bytes)))
    last.set(socket, sent)
  }

  const server = createServer({ pauseOnConnect: true }, (browser) => {
    const upstream = connect(Number(targetPort), hostname)
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        setTimeout(() => (socket === browser ? upstream : browser).end(), 2 * latency)
      })
    }
    // The handshake takes a round trip before the first byte.
    setTimeout(() => browser.resume(), 2 * latency)
    browser.on('data', (bytes) => setTimeout(() => upstream.writable && upstream.write(bytes), latency))
    upstream.on('data', (bytes: Buffer) => {
      waiting.push({ socket: browser, bytes })
      if (isSending) return
      isSending = true
      sendNext()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `http://localhost:${port}`, received: () => received, stop }
}
