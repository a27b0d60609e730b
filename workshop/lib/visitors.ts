import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const pages = [
  '/',
  '/itineraries/6',
  '/destinations/kenya',
  '/book',
  '/contact',
  '/itineraries',
  '/itineraries?query=mara',
]
const rest = ['/api/itineraries', '/api/itineraries?query=elephant', '/api/itineraries/6/reviews', '/api/team-members']
const lost = ['/nothing/here', '/itineraries/999999', '/api/nothing']
// One request in 25 is a message, and one message in ten is invalid.
const postEvery = 25
const agent = new Agent({ keepAlive: true })

/** Returns the status, or 0 without an answer. */
export function ask(port: number, path: string, body?: string) {
  return new Promise<number>((resolve) => {
    const options = body
      ? { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } }
      : { headers: { 'accept-encoding': 'br, gzip' } }
    const sent = request({ host: '127.0.0.1', port, path, agent, ...options }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0)).end(body)
  })
}

/** Counts the answers by their hundred. */
export async function visit(port: number, end: number, counts: Map<string, number>) {
  const paths = [...pages, ...rest, ...lost]
  for (let turn = Math.floor(Math.random() * 1000); Date.now() < end; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const status = turn % postEvery === 0 ? await ask(port, '/api/inquiries', message()) : await ask(port, path)
    const group = status === 0 ? 'lost' : `${Math.floor(status / 100)}xx`
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
}

function message() {
  const email = Math.random() < 0.1 ? 'nobody' : 'soak@example.org'
  return JSON.stringify({ name: 'Soak', email, type: 'volunteer', message: randomUUID() })
}
