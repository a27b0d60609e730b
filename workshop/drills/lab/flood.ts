// A stranger who asks for very many different addresses, at the lowest priority, as from another machine. Prints every
// error but the 503 that says when to come again. Arguments: the port, and how many addresses.
import { setPriority } from 'node:os'
import { openClient } from '../../../tests/support/http-client'
import { forEach } from '../../../tests/support/post'

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

setPriority(19)
const [port = 0, addresses = 0] = process.argv.slice(2).map(Number)
const ask = openClient(port, 8, '127.0.0.2')
const all = Array.from({ length: addresses }, (_, number) => cycle[number % cycle.length]?.(number) ?? '/')
await forEach(all, 8, async (address) => {
  const { status, headers } = await ask(address)
  if (status >= 500 && !(status === 503 && headers['retry-after'])) console.log(`${status} ${address}`)
})
