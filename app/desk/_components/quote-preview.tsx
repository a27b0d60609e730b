'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'

const wide = '(min-width: 1180px)'
const pause = 500 // ms

/** The traveller's page of a draft beside its form, and as it would be with what is typed. On a phone it is a link. */
export function QuotePreview({ quote }: { quote: string }) {
  const isWide = useSyncExternalStore(
    onResize,
    () => matchMedia(wide).matches,
    () => false,
  )
  return <aside className="preview">{isWide && <Pane quote={quote} />}</aside>
}

function onResize(change: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

function Pane({ quote }: { quote: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const form = frame.current?.closest('form')
    // What is checked before sending is stored.
    if (!form?.elements.namedItem('title')) return
    const show = () => {
      const values = Object.fromEntries(new FormData(form))
      frame.current?.contentWindow?.postMessage(values, location.origin)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const showSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(show, pause)
    }
    // Once it listens: a draft of this browser may be in the form.
    const showFirst = ({ source }: MessageEvent) => source === frame.current?.contentWindow && show()
    form.addEventListener('input', showSoon)
    addEventListener('message', showFirst)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', showSoon)
      removeEventListener('message', showFirst)
    }
  }, [])
  return <iframe ref={frame} title="As they will see it" src={`/quote/draft/${quote}?pane`} />
}
