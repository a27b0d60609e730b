// The drawn pictures, kept in memory: a card is drawn once.
import 'server-only'
import { cacheLife } from 'next/cache'
import type { ShareCard } from './card'
import { drawCard } from './draw'

/** The JPEG of a card. It depends on nothing but the card, so nothing ever expires it. Throws when it cannot be drawn. */
export async function cardJpeg(card: ShareCard) {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await drawCard(card))
}
