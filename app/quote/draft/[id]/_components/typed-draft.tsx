'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { type Preview, previewDraft } from '../actions'

const failed = { problem: 'This page cannot follow what you type just now.' }

/** In the pane beside the editor, whose values come as messages. While they cannot be read, the last offer stays. */
export function TypedDraft({ quote, children }: { quote: number; children: ReactNode }) {
  const [{ offer, problem }, setShown] = useState<{ offer: ReactNode; problem?: string }>({ offer: children })
  useEffect(() => {
    let latest = 0
    const update = async ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== parent) return
      latest += 1
      const asked = latest
      const preview: Preview = await previewDraft({ quote, values: data }).catch(() => failed)
      if (asked === latest) setShown((before) => ({ offer: preview.offer ?? before.offer, problem: preview.problem }))
    }
    // Its links would lead the pane away from the draft.
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && !link.getAttribute('href')?.startsWith('#')) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    addEventListener('message', update)
    addEventListener('click', stay, { capture: true })
    parent.postMessage('ready', location.origin)
    return () => {
      removeEventListener('message', update)
      removeEventListener('click', stay, { capture: true })
    }
  }, [quote])
  return (
    <>
      <p role="status" className="fixed inset-x-0 bottom-0 z-50 bg-ember-wash px-4 py-3 text-ink empty:p-0">
        {problem && `Not shown yet: ${problem}`}
      </p>
      {offer}
    </>
  )
}
