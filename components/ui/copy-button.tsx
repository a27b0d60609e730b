'use client'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonStyles } from './button'

const shownFor = 2500 // ms

type Props = {
  text: string
  label: string
  tone?: 'outline' | 'outline-dark'
}

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Could not copy' }

export function CopyButton({ text, label, tone = 'outline' }: Props) {
  const [state, setState] = useState<keyof typeof labels>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function handleCopy() {
    let next: keyof typeof labels = 'copied'
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // No permission, or not https: the text can be selected.
      next = 'failed'
    }
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), shownFor)
  }

  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <button
        type="button"
        onClick={handleCopy}
        className={buttonStyles({ tone, size: 'small', className: 'noscript:hidden print:hidden' })}
      >
        <Icon aria-hidden="true" className="size-[1.125rem]" />
        <span>
          {labels[state]}
          <span className="sr-only"> {label}</span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {state !== 'idle' && labels[state]}
      </span>
    </>
  )
}
