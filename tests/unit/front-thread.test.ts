// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { pagesCounter } from '@/lib/server/pages-changed'
import { serveRenderer } from '@/scripts/front/renderer'
import type { ThreadData, ThreadNews } from '@/scripts/front/thread'
import { compiled } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { temporaryFolder } from '../support/temporary-folder'

const buildFolder = temporaryFolder()
const addresses = ['/', '/about', '/book', '/_next/static/a.js', '/_next/image?url=/a.jpg&w=640&q=60', '/api/claims']
const types = ['text/html', 'text/html', 'text/html', 'text/javascript', 'image/webp', 'application/json']

// In a thread of its own, it counts what arrives whole.
const visitor = `
  const { parentPort, workerData: { done, urls } } = require('node:worker_threads')
  parentPort.once('message', async () => {
    for (const url of urls) {
      const response = await fetch(url)
      if (response.status === 200 && (await response.text()).includes('whole')) Atomics.add(done, 1, 1)
    }
    Atomics.store(done, 0, 1)
    Atomics.notify(done, 0)
  })`

const next = <News>(worker: Worker) => new Promise<News>((resolve) => worker.once('message', resolve))

test('what is in memory arrives while the renderer stands still', async () => {
  await mkdir(path.join(buildFolder, 'server/app'), { recursive: true })
  await writeFile(path.join(buildFolder, 'server/app/_not-found.html'), '')
  await writeFile(path.join(buildFolder, 'server/subresource-integrity-manifest.json'), '{}')
  const renderer = await serveRenderer((request, response) => {
    const type = types[addresses.indexOf(request.url ?? '')] ?? 'image/webp'
    const headers = { 'content-type': type, 'cache-control': 's-maxage=60', 'x-nextjs-prerender': '1' }
    response.writeHead(200, headers).end('<html><head></head><body>whole</body></html>')
  })
  const port = await freePort()
  const { socketPath } = renderer
  const workerData: ThreadData = { port, socketPath, buildFolder, pages: pagesCounter(), makePages: false }
  const env = { ...process.env, LOG_LEVEL: 'error', HOST: '127.0.0.1' }
  const front = new Worker(path.join(compiled, 'thread.js'), { workerData, env })
  expect(await next<ThreadNews>(front)).toEqual({ listens: true })

  const urls = addresses.map((address) => `http://127.0.0.1:${port}${address}`)
  for (const url of urls) expect((await fetch(url)).status).toBe(200)
  const done = new Int32Array(new SharedArrayBuffer(8))
  const reader = new Worker(visitor, { eval: true, workerData: { done, urls } })
  await new Promise((resolve) => reader.once('online', resolve))
  reader.postMessage('begin')
  // From here on this thread, which renders, does nothing.
  expect(Atomics.wait(done, 0, 0, 60_000)).not.toBe('timed-out')
  expect(Atomics.load(done, 1)).toBe(addresses.length)

  const ended = next<ThreadNews>(front)
  front.postMessage('end')
  expect(await ended).toEqual({ ended: true })
  await Promise.all([reader.terminate(), front.terminate()])
  await renderer.end()
}, 90_000)
