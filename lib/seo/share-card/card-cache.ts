import 'server-only'
import { LRUCache } from 'lru-cache'
import { perProcess } from '../../platform/per-process'
import { openQueue } from '../../platform/task-queue'
import { cardVersion, type ShareCard } from './card'
import { drawCard } from './draw'

const drawings = () =>
  perProcess('drawings', () => ({
    // Not in Next.js's cache, where thousands of shortlists would evict pages.
    drawn: new LRUCache<string, Uint8Array>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length }),
    beingDrawn: new Map<string, Promise<Uint8Array>>(),
    queue: openQueue({ atOnce: 2, waiting: 8 }),
  }))

/** Throws BusyError when the queue is full. */
export async function cardJpeg(card: ShareCard) {
  const { drawn, beingDrawn, queue } = drawings()
  const version = cardVersion(card)
  const known = drawn.get(version) ?? beingDrawn.get(version)
  if (known) return known
  const drawing = queue(async () => new Uint8Array(await drawCard(card)))
  beingDrawn.set(version, drawing)
  try {
    const jpeg = await drawing
    drawn.set(version, jpeg)
    return jpeg
  } finally {
    beingDrawn.delete(version)
  }
}
