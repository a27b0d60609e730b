'use client'

import { useEffect } from 'react'

/** Opens the fold that has the target of the address: a link within the site does not. */
export function UnfoldTarget() {
  useEffect(() => {
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])
  return null
}

function unfold() {
  const target = document.getElementById(location.hash.slice(1))
  const fold = target?.closest('details')
  if (!target || !fold || fold.open) return
  fold.open = true
  target.scrollIntoView()
}
