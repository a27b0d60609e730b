// One plain request, without the headers that fetch adds.
import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Headers = Record<string, string>
export type Answer = { status: number; headers: Headers; body: Buffer }

// Varnish closes a connection that was not used for five seconds, perhaps just as a request is on its way.
const agent = new Agent({ keepAlive: true, timeout: 3000 })

export function ask(address: string, headers: Headers = {}, method = 'GET', body?: string) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(address, { agent, method, headers, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject).end(body)
  })
}

export function textOf({ headers, body }: Answer) {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
