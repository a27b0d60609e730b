// Collects OpenTelemetry traces.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Span = { name: string; attributes: { key: string; value: { stringValue?: string } }[] }

export async function startTraceCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { resourceSpans = [] } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => server.close()
  return { url: `http://127.0.0.1:${port}`, spans, stop }
}
