// Next.js calls register once when a server starts.

/** Starts the mail worker and the listener for changes in the server process, unless this is a build. */
export async function register() {
  // Written so that the bundle for the edge runtime, which Next.js makes too, leaves the import out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startWorkerOnce } = await import('./lib/worker/start-once')
    startWorkerOnce()
  }
}
