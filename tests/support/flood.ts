// Very many different addresses, as one stranger could ask for, and a visitor who reads pages meanwhile.
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; milliseconds: number }

/** A new address for each number; of 41 in a row, so many are of each kind. */
const kinds: [share: number, address: (number: number) => string][] = [
  [12, (number) => `/_next/image?url=%2Fimages%2Ftrips%2Fsamburu.jpg&w=320&q=60&x=${number}`],
  [12, (number) => `/api/claims?junk=${number}`],
  [6, (number) => `/about?utm_source=${number}`],
  [3, (number) => `/api/itinerary-options?ids=${number}`],
  [2, (number) => `/api/itineraries?query=lion${number}`],
  [1, (number) => `/api/itineraries/${number}/reviews`],
  [1, (number) => `/_next/image?url=%2Fimages%2Fno-${number}.jpg&w=320&q=60`],
  [1, (number) => `/itineraries?query=mara${number}`],
  [1, (number) => `/itineraries/${100 + number}`],
  [1, (number) => `/og/shortlist/${shortlist(number)}.jpg?x=${number}`],
  [1, (number) => `/shortlist?trips=${shortlist(number).replaceAll('-', ',')}`],
]
const cycle = kinds.flatMap(([share, address]) => Array.from({ length: share }, () => address))

/** Every number is another set of trips in ascending order. */
function shortlist(number: number) {
  const bits = (number * 2654435761) % 2 ** 18
  const ids = Array.from({ length: 18 }, (_, index) => index + 1).filter((id) => bits & (1 << (id - 1)))
  return ids.slice(0, 6).join('-') || '1'
}

export const floodAddress = (number: number) => cycle[number % cycle.length]?.(number) ?? '/'

/** `localAddress`: one of this machine's, which a proxy takes for another visitor. */
export function openClient(port: number, connections: number, localAddress = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const begin = performance.now()
      const headers = { accept: 'image/webp,*/*', 'accept-encoding': 'br' }
      request({ host: '127.0.0.1', port, path, agent, headers, localAddress }, (response) => {
        response.resume().on('end', () => {
          const milliseconds = performance.now() - begin
          resolve({ status: response.statusCode ?? 0, headers: response.headers, milliseconds })
        })
      })
        .on('error', reject)
        .end()
    })
}

export function percentile95(times: number[]) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}
