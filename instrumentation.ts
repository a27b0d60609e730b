import type { Instrumentation } from 'next'

let noteFailure: typeof import('./lib/platform/request-context').noteFailure | undefined

/** A build starts none of this; without a database nothing mails or looks for changed content. */
export async function register() {
  // The `if` keeps the imports out of the bundle for the edge runtime, which Next.js makes too.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build') {
      const { captureConsole } = await import('./lib/platform/log')
      captureConsole()
      const { config } = await import('./lib/platform/config')
      const { finishAnswers } = await import('./lib/http/finish-answers')
      const { isMadePerRequest } = await import('./lib/seo/page-routes')
      finishAnswers(config, isMadePerRequest)
    }
    const requests = await import('./lib/platform/request-context')
    noteFailure = requests.noteFailure
    const { colleagues } = await import('./lib/platform/colleagues')
    const { findPreview } = await import('./lib/publishing/preview')
    const { isSignedIn } = await import('./lib/desk/access')
    Object.assign(colleagues(), { findPreview, isSignedIn })
    requests.giveRequestsContext()
    const { startTracing } = await import('./lib/platform/tracing')
    await startTracing()
    const { startBackground } = await import('./lib/jobs/start')
    startBackground()
  }
}

export const onRequestError: Instrumentation.onRequestError = (error) => noteFailure?.(error)
