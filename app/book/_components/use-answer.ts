import { useEffect, useState } from 'react'

type Answer<T> = { address: string; data: T }

/** The last answer in JSON, which stays until that of a new address is there. Only a help: without one the form works too. */
export function useAnswer<T>(address: string | null, first: Answer<T> | null = null) {
  const [known, setKnown] = useState(first)

  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetch(address, leaving)
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
      .then((data: T | null) => leaving.signal.aborted || setKnown(data && { address, data }))
    return () => leaving.abort()
  }, [address])

  return known
}
