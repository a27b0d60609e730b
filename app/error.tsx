'use client'
import { useEffect } from 'react'
import { Container } from '@/components/sections/section'
import { Button } from '@/components/ui/button'
import { isOutdated } from '@/components/ui/is-page-outdated'
import { TextLink } from '@/components/ui/text-link'

type Props = { error: unknown; retry: () => void }

/** The server's log reference; none for browser errors. */
function digestOf(error: unknown) {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null
}

export default function ErrorPage({ error, retry }: Props) {
  const digest = digestOf(error)
  useEffect(() => {
    if (isOutdated(error)) reloadOnce()
  }, [error])
  return (
    <Container className="py-band">
      <div className="grid max-w-narrow justify-items-start gap-5">
        {/* Every page loads this one, so it is drawn without an icon or the looks of a section. */}
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full border-[3px] font-bold text-card text-danger leading-none"
        >
          !
        </span>
        <h1 className="font-display text-title">Something went wrong on our side, and this page did not load.</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={() => retry()}>Try again</Button>
          <TextLink href="/contact">Call or write to us</TextLink>
        </div>
        {digest && (
          <p className="text-small text-ink-soft">
            If it happens again, please tell us this reference: <b className="text-ink">{digest}</b>
          </p>
        )}
      </div>
    </Container>
  )
}

// At most once a minute, against reload loops.
function reloadOnce() {
  try {
    if (Date.now() - Number(sessionStorage.getItem('reloaded')) < 60_000) return
    sessionStorage.setItem('reloaded', String(Date.now()))
  } catch {
    // Storage may be blocked.
    return
  }
  location.reload()
}
