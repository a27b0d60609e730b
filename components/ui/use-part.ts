import { useRef, useState } from 'react'

/**
 * A part of the page that is loaded when it is first wanted. Takes the function that imports it, and what to do when that
 * fails. Returns the part once it is there, what loads it ahead, `want`, which calls back when it is there, and the
 * attributes of the control that says so while it is on its way.
 */
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
