import 'server-only'
import { cacheLife } from 'next/cache'
import type { ShareCard } from './card'
import { drawCard } from './draw'

/** A card is drawn once: the picture depends on it alone. Throws when it cannot be drawn. */
export async function cardJpeg(card: ShareCard) {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await drawCard(card))
}
