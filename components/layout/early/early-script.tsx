'use client'
import { placeholderImage } from '@/lib/design/placeholder-image'
import { perProcess } from '@/lib/platform/per-process'
import { awaitMenus } from './await-menus'
import { keepTaps } from './keep-taps'
import { noteClosed } from './note-closed'
import { changeToOwnFonts } from './own-fonts'
import { replaceLostPictures } from './replace-lost-pictures'
import { runCommands } from './run-commands'

// Each function stands alone: its text is what the page gets. Only on the server, since React need not run it again.
const text =
  typeof window === 'undefined'
    ? [changeToOwnFonts, runCommands, awaitMenus, noteClosed, replaceLostPictures, keepTaps]
        .map((early) => `(${early.toString()})(${JSON.stringify(placeholderImage)})`)
        .join(';')
    : ''

// lib/http/finish-answers.ts names it in the policy of a page made for one request.
if (text) perProcess('early-script', () => ({ text }))

/** What has to work before any file of scripts has come, as the first script of the page. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
