import { useRef, useState } from 'react'

/** Loads a dialog at first use. `opening` is above 0 while open; `busy` is for the opener's aria-busy. */
export function useLazyDialog<Part>(load: () => Promise<Part>, onFailure: () => void) {
  const [part, setPart] = useState<Part>()
  const [opening, setOpening] = useState(0)
  const [isLoading, setIsLoading] = useState(false)
  const isWanted = useRef(false)

  function ahead() {
    load().catch(() => undefined)
  }

  async function open() {
    if (isWanted.current) return
    isWanted.current = true
    setIsLoading(true)
    try {
      const loaded = await load()
      setPart(() => loaded)
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

  return { part, opening, ahead, open, close, busy: isLoading || undefined }
}
