// Next.js creates the spans; this exports them to OTEL_EXPORTER_OTLP_ENDPOINT, if set.
import 'server-only'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { withoutTokens } from './private-paths'

export async function startTracing() {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT || process.env.NEXT_PHASE === 'phase-production-build') return
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  process.env.OTEL_SERVICE_NAME ||= 'tembo-trails'
  const sending = new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 1000 })
  new NodeTracerProvider({ spanProcessors: [discreet(sending)] }).register()
}

// Strips queries, desk links and error messages, as in the log.
const discreetText = (text: string) => withoutTokens(text.replace(/[?#].*$/s, ''))

function discreet(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd: (span) => next.onEnd(strip(span)),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

function strip(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? discreetText(value) : value,
    ]),
  )
  const events = span.events.map(({ attributes: _, ...event }) => event)
  return Object.create(span, {
    name: { value: discreetText(span.name), enumerable: true },
    attributes: { value: attributes, enumerable: true },
    events: { value: events, enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  })
}
