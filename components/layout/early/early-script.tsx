'use client'
import { placeholderImage } from '@/lib/design/placeholder-image'
import { perProcess } from '@/lib/platform/per-process'
import {
  awaitMenus,
  changeToOwnFonts,
  noteClosed,
  openFolds,
  replaceLostPictures,
  runCommands,
} from './early-functions'
import { keepTaps } from './keep-taps'
import { asksNotToBeTracked, noteSource } from './note-source'

// Each function is self-contained, since its source becomes the script. Server only: React need not run it again.
const text =
  typeof window === 'undefined'
    ? [
        `(${noteSource.toString()})(${asksNotToBeTracked.toString()})`,
        ...[changeToOwnFonts, runCommands, awaitMenus, noteClosed, openFolds, replaceLostPictures, keepTaps].map(
          (early) => `(${early.toString()})(${JSON.stringify(placeholderImage)})`,
        ),
      ].join(';')
    : ''

// For lib/http/finish-answers.ts, which adds its hash to the policy of pages rendered per request.
if (text) perProcess('early-script', () => ({ text }))

/** Inline script for everything that must work before other scripts have loaded. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
