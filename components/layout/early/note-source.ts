export function asksNotToBeTracked() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl || doNotTrack === '1'
}

/**
 * Where this visit began, for a form that may be sent in it: kept in this tab, told to nobody until then, and not at all
 * for who has asked not to be tracked.
 */
export function noteSource(isRefused: typeof asksNotToBeTracked) {
  try {
    if (isRefused() || sessionStorage.getItem('source') !== null) return
    const from = document.referrer && new URL(document.referrer).host
    const tags = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
    const kept = new URLSearchParams([['host', from === location.host ? '' : from], ...tags])
    sessionStorage.setItem('source', String(kept).slice(0, 1000))
  } catch {
    // Storage may be blocked.
  }
}
