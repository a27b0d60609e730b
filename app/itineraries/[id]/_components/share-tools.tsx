'use client'
import { type ReactNode, useRef, useState } from 'react'
import { openShareSheet, useShareSheet } from '@/components/ui/use-share-sheet'
import { shareStyles, useAddressForFriends } from './share-link'

const shownFor = 4000 // ms

function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

type Props = {
  url: string
  title: string
  icons: { copy: ReactNode; share: ReactNode }
  children: ReactNode
}

export function ShareTools({ url: plainUrl, title, icons, children }: Props) {
  const url = useAddressForFriends(plainUrl)
  const [copy, setCopy] = useState<'idle' | 'copied' | 'by hand'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasShareSheet = useShareSheet()

  async function handleCopy() {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(url)
      setCopy('copied')
      timer.current = setTimeout(() => setCopy('idle'), shownFor)
    } catch {
      // No permission, or not https.
      setCopy('by hand')
    }
  }

  return (
    <>
      <ul className="mt-2 grid w-fit grid-cols-5 gap-2">
        {children}
        <li className="noscript:hidden">
          <button type="button" aria-label="Copy link" onClick={handleCopy} className={shareStyles}>
            {icons.copy}
          </button>
        </li>
        {hasShareSheet && (
          <li>
            <button
              type="button"
              aria-label="Share with another app"
              onClick={() => openShareSheet({ title, url })}
              className={shareStyles}
            >
              {icons.share}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="not-empty:mt-2 text-small text-ink-soft">
        {copy === 'copied' && 'Link copied'}
        {copy === 'by hand' && 'Your browser keeps us from copying. The link is selected: copy it from here.'}
      </p>
      {copy === 'by hand' && (
        <input
          ref={selectAll}
          readOnly
          aria-label="Link to this trip"
          value={url}
          className="mt-2 min-h-tap w-full rounded-control border-[1.5px] border-line-strong bg-white px-3 text-small"
        />
      )}
    </>
  )
}
