// Lets whoever runs the server stop the worker that instrumentation.ts has started in the same process. Next.js bundles
// that file, so the two share no module; they share this symbol.

type Shared = { [key: symbol]: (() => Promise<void>) | undefined }

const key = Symbol.for('tembo-trails.stop-worker')
const shared = globalThis as Shared

/** Whether a worker runs in this process: `next dev` may call register more than once. */
export function hasWorker() {
  return shared[key] !== undefined
}

/** Keeps what stops the worker of this process. */
export function keepWorker(stop: () => Promise<void>) {
  shared[key] = stop
}

/** Stops the worker of this process, if there is one, once the mail it is sending is through. */
export async function stopWorker() {
  const stop = shared[key]
  delete shared[key]
  await stop?.()
}
