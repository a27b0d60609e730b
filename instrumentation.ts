import type { Instrumentation } from 'next'

let requestContext: typeof import('./lib/server/request-context').requestContext | undefined

/** A build starts none of this; without a database there is no mail worker and no listener for changed content. */
export async function register() {
  // The `if` keeps the imports out of the bundle for the edge runtime, which Next.js makes too.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build') {
      const { captureConsole } = await import('./lib/server/log')
      captureConsole()
      const { config } = await import('./lib/config')
      const { finishPages } = await import('./lib/http/page-answers')
      finishPages(config)
    }
    const requests = await import('./lib/server/request-context')
    requestContext = requests.requestContext
    requests.giveRequestsContext()
    const { startTracing } = await import('./lib/server/tracing')
    await startTracing()
    const { startBackground } = await import('./lib/background/start')
    startBackground()
  }
}

/** Stores the reference that the error page shows, for the request's line in the log. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  const context = requestContext?.().getStore()
  const { digest } = (error ?? {}) as { digest?: unknown }
  if (context && typeof digest === 'string') context.digest = digest
}
