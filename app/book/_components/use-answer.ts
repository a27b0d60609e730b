import { useEffect, useState } from 'react'

type Answer<T> = { address: string; data: T }

// The summary is rendered twice, for two layouts; both share one request.
const latest = new Map<string, Promise<unknown>>()
const mostShared = 12

function ask(address: string) {
  const known = latest.get(address)
  if (known) return known
  const answer = fetch(address)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
    .then((data) => {
      if (!data) latest.delete(address)
      return data
    })
  latest.set(address, answer)
  for (const old of [...latest.keys()].slice(0, -mostShared)) latest.delete(old)
  return answer
}

/** `first`: the server's answer to the first address, which is not asked again. */
export function useAnswer<T>(address: string | null, first: Answer<T> | null = null) {
  const [start] = useState(first)
  const [known, setKnown] = useState(first)

  useEffect(() => {
    if (!address) return
    let isLeft = false
    const answer = address === start?.address ? Promise.resolve(start.data) : ask(address)
    void answer.then((data) => isLeft || setKnown(data ? { address, data: data as T } : null))
    return () => {
      isLeft = true
    }
  }, [address, start])

  return known
}
