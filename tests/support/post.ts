import { Agent, request } from 'node:http'
import type { Sending } from './hostile'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends bytes as they are, over connections that stay open. */
export function post(url: string, { body, headers }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length: Record<string, string> = headers['transfer-encoding'] ? {} : { 'content-length': String(body.length) }
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The answer to a body that is refused early may be lost with the connection.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ status: 413, text: '' })
      else reject(error)
    })
    sent.end(body)
  })
}

export function postJson(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Returns the reference of what is stored. Fails when it is not. */
export async function send(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await postJson(origin, `/api/${path}`, body, headers)
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { reference: string }).reference
}

/** At most `atOnce` at a time. */
export async function forEach<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items].reverse()
  async function next() {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
