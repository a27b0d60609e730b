import { useRef, useState } from 'react'

/** Loads a part of the page when it is first wanted. `busy` is for the control's aria-busy. */
export function usePart<Part>(load: () => Promise<Part>, onFailure: () => void) {
  const [part, setPart] = useState<Part>()
  const [isLoading, setIsLoading] = useState(false)
  const isWanted = useRef(false)

  function ahead() {
    load().catch(() => undefined)
  }

  async function want(use: () => void) {
    if (isWanted.current) return
    isWanted.current = true
    setIsLoading(true)
    try {
      const loaded = await load()
      setPart(() => loaded)
      use()
    } catch {
      onFailure()
    }
    isWanted.current = false
    setIsLoading(false)
  }

  return { part, ahead, want, busy: isLoading || undefined }
}
