import { useRef, useState } from 'react'

/** Loads a dialog at first use. `opening` is above 0 while open; `opener` are the props of the control that opens it. */
export function useLazyDialog<Part>(load: () => Promise<Part>, onFailure: () => void) {
  const [Dialog, setDialog] = useState<Part>()
  const [opening, setOpening] = useState(0)
  const [isLoading, setIsLoading] = useState(false)
  const isWanted = useRef(false)

  function prefetch() {
    load().catch(() => undefined)
  }

  async function open() {
    if (isWanted.current) return
    isWanted.current = true
    setIsLoading(true)
    try {
      const loaded = await load()
      setDialog(() => loaded)
      setOpening((last) => last + 1)
    } catch {
      onFailure()
    }
    isWanted.current = false
    setIsLoading(false)
  }

  // Close events are a frame late, when the dialog may be open again.
  function close() {
    setOpening((last) => (last === opening ? 0 : last))
  }

  const opener = {
    'aria-haspopup': 'dialog',
    'aria-busy': isLoading || undefined,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
  } as const
  return { Dialog, opening, close, opener }
}
