// Next.js calls register once when a server starts, and onRequestError when rendering a request fails.
import type { Instrumentation } from 'next'

let requestContext: typeof import('./lib/server/request-context').requestContext | undefined

/**
 * Opens the log and the traces, and starts the mail worker and the listener for changes in the server process, unless
 * this is a build or there is no database.
 */
export async function register() {
  // Written so that the bundle for the edge runtime, which Next.js makes too, leaves the imports out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build') {
      const { captureConsole } = await import('./lib/server/log')
      captureConsole()
    }
    ;({ requestContext } = await import('./lib/server/request-context'))
    const { startTracing } = await import('./lib/server/tracing')
    await startTracing()
    const { startBackground } = await import('./lib/background/start')
    startBackground()
  }
}

/** Notes the reference that the error page shows, for the line of the request in the log. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  const context = requestContext?.().getStore()
  const { digest } = (error ?? {}) as { digest?: unknown }
  if (context && typeof digest === 'string') context.digest = digest
}
